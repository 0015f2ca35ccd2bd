public import RepoModel
public import RepoViewModels
public import SwiftMVVMPattern
public import UIKit

/// A screen with a list of repositories to select from.
@MainActor
public protocol RepoListScreen: UIViewController, ViewModelBinder where HeldViewModel == RepoListViewModel {
  /// Called with the repository that the selected cell shows, even if the data has changed.
  var onSelect: (Repo) -> Void { get set }
}

public import RepoModel
public import RepoViewModels
public import SwiftMVVMPattern
public import UIKit

/// A screen with a list of repositories, from which a person chooses one.
@MainActor
public protocol RepoListScreen: UIViewController, ViewModelBinder where HeldViewModel == RepoListViewModel {
  /// Called with the repository that was chosen: what the cell shows, whatever the data has become meanwhile.
  var onSelect: (Repo) -> Void { get set }
}

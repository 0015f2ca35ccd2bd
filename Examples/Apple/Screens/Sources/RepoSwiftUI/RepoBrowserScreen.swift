public import RepoViewModels
import SwiftUI
public import UIKit

/// The SwiftUI app as UIKit shows it: a view controller like any other.
@MainActor
public enum RepoBrowserScreen {
  /// A screen of the list, which must have been searched; others may show the same list.
  public static func make(_ list: RepoListViewModel) -> UIViewController {
    UIHostingController(rootView: RepoBrowser(viewModel: list))
  }
}

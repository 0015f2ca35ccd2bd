public import RepoViewModels
import SwiftUI
public import UIKit

/// Creates the view controller that shows the SwiftUI app.
@MainActor
public enum RepoBrowserScreen {
  /// Returns a screen of the list, whose first search must have started. Other screens may show the same list.
  public static func make(_ list: RepoListViewModel) -> UIViewController {
    UIHostingController(rootView: RepoBrowser(viewModel: list))
  }
}

import RepoAppStore
import RepoModel
import RepoSwiftUI
import RepoUIKit
import RepoViewModels
public import UIKit

/// The tabs, which all show one view model. Retains their navigation.
@MainActor
public final class RepoTabs {
  public let controller = UITabBarController()
  private let navigations: [RepoNavigation]

  public convenience init() {
    self.init(AppStore.make())
  }

  init(_ store: any RepoStore) {
    let list = RepoListViewModel(store: store)
    list.search("")
    navigations = [RepoNavigation(RepoTableViewController(list)), RepoNavigation(RepoGridViewController(list))]
    let screens = navigations.map(\.controller) + [RepoBrowserScreen.make(list)]
    let tabs = [("Table", "list.bullet"), ("Tiles", "square.grid.2x2"), ("SwiftUI", "swift")]
    for (screen, (title, image)) in zip(screens, tabs) {
      screen.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: image), selectedImage: nil)
    }
    controller.viewControllers = screens
  }
}

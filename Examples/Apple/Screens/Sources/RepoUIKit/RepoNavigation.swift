import RepoModel
import RepoViewModels
import SwiftMVVMPattern
public import UIKit

/// A list, and the pages above it. Keep it as long as its controller is on the screen.
@MainActor
public final class RepoNavigation {
  public let controller: UINavigationController
  private let host: NavigationHost<RepoRoute, NavigationControllerStage>
  private(set) var opening: Task<Void, Never>?

  public init(_ list: some RepoListScreen) {
    controller = UINavigationController(rootViewController: list)
    controller.navigationBar.prefersLargeTitles = true
    host = NavigationHost(on: NavigationControllerStage(controller)) { [weak list] route, _ in
      switch route {
      case .detail(let repo):
        guard let list = list?.viewModel else { throw ListIsGone() }
        return NavigationDestination(list.detail(of: repo), DetailViewController.make)
      }
    }
    list.onSelect = { [weak self] in self?.open(.detail($0)) }
  }

  /// One page at a time: what is chosen while another is on its way is no second wish, but a second tap.
  private func open(_ route: RepoRoute) {
    guard opening == nil else { return }
    opening = Task { [weak self, navigator = host.navigator] in
      // It fails where the list or the window is gone meanwhile: then nobody is left to be told.
      try? await navigator.push(route)
      self?.opening = nil
    }
  }
}

/// There is no page without the list that it is reached from.
private struct ListIsGone: Error {}

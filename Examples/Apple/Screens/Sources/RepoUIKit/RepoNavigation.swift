import RepoModel
import RepoViewModels
import SwiftMVVMPattern
public import UIKit

/// A list and the pages above it. Retain it while its controller is on screen.
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
        guard let list = list?.viewModel else { throw ListDeallocatedError() }
        return NavigationDestination(list.detail(of: repo), DetailViewController.make)
      }
    }
    list.onSelect = { [weak self] in self?.open(.detail($0)) }
  }

  /// Opens a page, unless another one is opening: a second tap during the animation is ignored.
  private func open(_ route: RepoRoute) {
    guard opening == nil else { return }
    opening = Task { [weak self, navigator = host.navigator] in
      // This fails if the list or the window has been closed, so no one would see the error.
      try? await navigator.push(route)
      self?.opening = nil
    }
  }
}

/// Thrown if the list that a page was opened from no longer exists.
private struct ListDeallocatedError: Error {}

import RepoModel
@testable import RepoUIKit
import RepoViewModels
import SwiftMVVMPattern
import UIKit

/// A list's screen in a window, with a store that answers immediately.
@MainActor
final class ListStage {
  let store = ScriptedStore()
  let list: RepoListViewModel
  let screen: any RepoListScreen
  let container: any Container
  let window = UIWindow()
  private(set) var navigation: RepoNavigation?
  /// The time limit of a condition.
  static var timeout = Duration.seconds(180)

  init(_ kind: Kind, showing repos: [Repo] = []) {
    store.answers[""] = .success(repos)
    list = RepoListViewModel(store: store)
    (screen, container) = kind.make(list)
    container.setUp()
    screen.view.window = window
    list.search("")
  }

  enum Kind: String, CaseIterable {
    case table, tiles

    @MainActor
    func make(_ list: RepoListViewModel) -> (any RepoListScreen, any Container) {
      switch self {
      case .table:
        let screen = RepoTableViewController(list)
        return (screen, screen.tableView)
      case .tiles:
        let screen = RepoGridViewController(list)
        return (screen, screen.collectionView)
      }
    }
  }

  /// Puts the list into a navigation controller.
  func navigate() {
    let navigation = RepoNavigation(screen)
    window.rootViewController = navigation.controller
    self.navigation = navigation
  }

  /// The screens in the window: the list and the pages above it.
  var screens: [UIViewController] { navigation?.controller.viewControllers ?? [screen] }

  /// Whether a page is opening.
  var isOpening: Bool { navigation?.opening != nil }

  private func drawFrame() {
    container.drawFrame()
    navigation?.controller.transition?.end()
  }

  var search: UISearchController? { screen.navigationItem.searchController }
  var placeholder: UIContentUnavailableConfiguration? {
    screen.contentUnavailableConfiguration as? UIContentUnavailableConfiguration
  }

  /// The ids of the repositories on screen, from the top.
  var ids: [Repo.ID] { container.rows.sorted { $0.key < $1.key }.compactMap { $0.value.context?.id } }

  /// Draws frames until the condition is true.
  func until(_ what: String, _ condition: () -> Bool) async throws {
    try await ListStage.until(what) {
      drawFrame()
      return condition()
    }
  }

  static func until(_ what: String, _ condition: () -> Bool) async throws {
    let limit = ContinuousClock.now + timeout
    while !condition() {
      guard ContinuousClock.now < limit else { throw Failure(description: "timed out waiting for: \(what)") }
      await Task.yield()
    }
  }

  /// Taps rows one after another, and draws frames until each page is open.
  func tap(_ places: [Int]) async throws {
    let openings = places.map { place in
      container.tap(place)
      return navigation?.opening
    }
    for opening in openings {
      var hasCome = false
      Task {
        await opening?.value
        hasCome = true
      }
      try await until("the page of a tap") { hasCome }
    }
  }

  /// Draws enough frames for a wrong change to appear.
  func rest() async {
    for _ in 0..<50 {
      drawFrame()
      await Task.yield()
    }
  }
}

import RepoModel
import RepoUIKit
import RepoViewModels
import SwiftMVVMPattern
import UIKit

/// An expectation of a UIKit list, in addition to the laws of every front end.
@MainActor
struct Behavior {
  let name: String
  let prove: @MainActor (ListStage.Kind) async throws -> Void

  init(_ name: String, _ prove: @escaping @MainActor (ListStage.Kind) async throws -> Void) {
    (self.name, self.prove) = (name, prove)
  }

  static let all = reading + loading + announcing + leaving
}

func expect(_ condition: Bool, _ what: String) throws {
  if !condition { throw Failure(description: "expected: \(what)") }
}

// MARK: - Reading

extension Behavior {
  private static let reading = [
    Behavior("a new search begins at the top") { kind in
      let stage = ListStage(kind, showing: Repo.numbered(1...40))
      try await stage.until("forty rows") { stage.ids.first == 1 }
      stage.container.scroll(to: 20)
      try expect(stage.ids.first == 21, "the list is scrolled")
      stage.store.answers["o"] = .success(Repo.numbered(101...140))
      stage.search?.type("o")
      try await stage.until("the first row of another search on top") { stage.ids.first == 101 }
    },

    Behavior("reloading a search keeps the scroll position") { kind in
      let stage = ListStage(kind, showing: Repo.numbered(1...40))
      try await stage.until("forty rows") { stage.ids.first == 1 }
      stage.container.scroll(to: 20)
      stage.store.answers[""] = .success(Repo.numbered(1...41))
      stage.list.reload()
      try await stage.until("forty-one rows") { stage.list.state.repos.count == 41 }
      await stage.rest()
      try expect(stage.ids.first == 21, "the same row is on top")
    },

    Behavior("unchanged rows keep their cells") { kind in
      let stage = ListStage(kind, showing: Repo.numbered(1...5))
      try await stage.until("five rows") { stage.ids.count == 5 }
      let count = ReusedCells.count
      stage.list.reload()
      await stage.rest()
      try expect(stage.store.searches.count == 2, "a second request")
      try expect(ReusedCells.count == count, "no cell is rendered again")
    },

    Behavior("a repository that is twice in an answer has one row") { kind in
      let stage = ListStage(kind, showing: Repo.numbered(1...3) + Repo.numbered(2...4))
      try await stage.until("the rows 1, 2, 3, 4") { stage.ids == [1, 2, 3, 4] }
    },

    Behavior("two screens of one view model show the same search") { kind in
      let stage = ListStage(kind, showing: Repo.numbered(1...2))
      let (other, rows) = kind.make(stage.list)
      rows.setUp()
      other.view.window = stage.window
      stage.store.answers["o"] = .success([.numbered(7)])
      stage.search?.type("o")
      try await stage.until("the text in the other search field") {
        other.navigationItem.searchController?.searchBar.text == "o"
      }
      try await stage.until("the row on both screens") {
        rows.drawFrame()
        return stage.ids == [7] && rows.rows.values.compactMap { $0.context?.id } == [7]
      }
    },
  ]
}

// MARK: - Loading

extension Behavior {
  private static let loading = [
    Behavior("entering and leaving the search field sends no request") { kind in
      let stage = ListStage(kind, showing: Repo.numbered(1...2))
      try await stage.until("two rows") { stage.ids.count == 2 }
      stage.search?.isActive = true
      stage.search?.isActive = false
      await stage.rest()
      try expect(stage.store.searches == [""], "one request")
    },

    Behavior("pulling down reloads, and the list springs back after the answer") { kind in
      let stage = ListStage(kind, showing: Repo.numbered(1...2))
      try await stage.until("two rows") { stage.ids.count == 2 }
      stage.container.refreshControl?.pull()
      try expect(stage.container.refreshControl?.isRefreshing == true, "the list is pulled down")
      try await stage.until("the list to spring back") { stage.container.refreshControl?.isRefreshing == false }
      try expect(stage.store.searches == ["", ""], "a second request")
    },

    Behavior("a failure has a button to try again") { kind in
      let stage = ListStage(kind)
      stage.store.answers["o"] = .failure(.offline("there"))
      stage.search?.type("o")
      try await stage.until("the failure") { stage.placeholder?.secondaryText?.contains("there") == true }
      stage.store.answers["o"] = .success([.numbered(7)])
      stage.placeholder?.buttonProperties.primaryAction?.perform()
      try await stage.until("the row") { stage.ids == [7] && stage.placeholder == nil }
    },
  ]
}

// MARK: - Announcing

extension Behavior {
  private static let announcing = [
    Behavior("each failure is announced once") { kind in
      let stage = ListStage(kind, showing: Repo.numbered(1...2))
      try await stage.until("two rows") { stage.ids.count == 2 }
      UIAccessibility.posted = []
      stage.store.answers[""] = .failure(.offline("there"))
      for count in 1...2 {
        stage.list.reload()
        try await stage.until("announcement \(count)") { UIAccessibility.posted.count == count }
      }
      await stage.rest()
      try expect(UIAccessibility.posted == Array(repeating: stage.list.notice ?? "", count: 2), "no other announcement")
    },

    Behavior("a hidden screen announces nothing") { kind in
      let stage = ListStage(kind, showing: Repo.numbered(1...2))
      try await stage.until("two rows") { stage.ids.count == 2 }
      UIAccessibility.posted = []
      stage.screen.view.window = nil
      stage.store.answers[""] = .failure(.offline("there"))
      stage.list.reload()
      try await stage.until("the failure") { stage.list.noticeKind == .error }
      await stage.rest()
      try expect(UIAccessibility.posted.isEmpty, "no announcement")
    },

    Behavior("a row's accessibility label contains everything it shows") { kind in
      let repo = Repo(id: 1, owner: "a", name: "b", description: "About", language: "C", stars: 12_000)
      let stage = ListStage(kind, showing: [repo, .numbered(2)])
      try await stage.until("two rows") { stage.ids.count == 2 }
      try expect(
        stage.container.rows[0]?.accessibilityLabel == "a/b, 12k stars, C, About", "everything is in the label")
      try expect(
        stage.container.rows[1]?.accessibilityLabel == "owner/repo2, 1 stars", "missing values are not in the label")
    },
  ]
}

// MARK: - Leaving

extension Behavior {
  private static let leaving = [
    Behavior("a second tap while a page opens has no effect") { kind in
      let stage = ListStage(kind, showing: Repo.numbered(1...2))
      stage.navigate()
      try await stage.until("two rows") { stage.ids.count == 2 }
      try await stage.tap([0, 1])
      try expect(stage.screens.map(\.title) == ["Repositories", "owner/repo1"], "only the first page is open")
    },

    Behavior("closing a page cancels its load") { kind in
      let stage = ListStage(kind, showing: Repo.numbered(1...2))
      stage.navigate()
      try await stage.until("two rows") { stage.ids.count == 2 }
      stage.container.tap(0)
      try await stage.until("a page that is loading") { stage.store.pagesLoading == 1 && !stage.isOpening }
      stage.navigation?.controller.popViewController(animated: true)
      try await stage.until("no page is loading") { stage.store.pagesLoading == 0 }
    },

    Behavior("a screen whose view model is replaced shows the new one and stops observing the former one") { kind in
      let stage = ListStage(kind, showing: Repo.numbered(1...2))
      try await stage.until("two rows") { stage.ids.count == 2 }
      let other = ScriptedStore()
      other.answers[""] = .success([.numbered(9)])
      stage.screen.replace(RepoListViewModel(store: other))
      stage.screen.viewModel?.reload()
      try await stage.until("the row of the new view model") { stage.ids == [9] }
      stage.store.answers[""] = .success([])
      stage.list.reload()
      await stage.rest()
      try expect(stage.ids == [9], "the row of the new view model stays")
    },

    Behavior("a closed screen is deallocated") { kind in
      weak var screen: UIViewController?
      weak var container: UIScrollView?
      weak var navigation: RepoNavigation?
      do {
        let stage = ListStage(kind, showing: Repo.numbered(1...2))
        stage.navigate()
        try await stage.until("two rows") { stage.ids.count == 2 }
        stage.container.tap(0)
        try await stage.until("a page") { stage.screens.count == 2 }
        (screen, container, navigation) = (stage.screen, stage.container, stage.navigation)
      }
      try await ListStage.until("everything to be deallocated") {
        screen == nil && container == nil && navigation == nil
      }
    },
  ]
}

extension RepoListScreen {
  fileprivate func replace(_ list: RepoListViewModel) {
    (self as? RepoTableViewController)?.viewModel = list
    (self as? RepoGridViewController)?.viewModel = list
  }
}

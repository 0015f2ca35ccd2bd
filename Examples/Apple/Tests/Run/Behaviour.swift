import RepoModel
import RepoUIKit
import RepoViewModels
import SwiftMVVMPattern
import UIKit

/// What a person expects of a list on UIKit, beside the laws of every front end.
@MainActor
struct Behaviour {
  let name: String
  let prove: @MainActor (ListStage.Kind) async throws -> Void

  init(_ name: String, _ prove: @escaping @MainActor (ListStage.Kind) async throws -> Void) {
    (self.name, self.prove) = (name, prove)
  }

  static let all = reading + asking + telling + leaving
}

func expect(_ condition: Bool, _ what: String) throws {
  if !condition { throw Failure(description: "not so: \(what)") }
}

// MARK: - Reading

extension Behaviour {
  private static let reading = [
    Behaviour("another search is read from the top") { kind in
      let stage = ListStage(kind, showing: Repo.numbered(1...40))
      try await stage.until("forty rows") { stage.ids.first == 1 }
      stage.container.scroll(to: 20)
      try expect(stage.ids.first == 21, "it was scrolled")
      stage.store.answers["o"] = .success(Repo.numbered(101...140))
      stage.search?.type("o")
      try await stage.until("the first row of another search on top") { stage.ids.first == 101 }
    },

    Behaviour("the same search, asked again, stays where it was read") { kind in
      let stage = ListStage(kind, showing: Repo.numbered(1...40))
      try await stage.until("forty rows") { stage.ids.first == 1 }
      stage.container.scroll(to: 20)
      stage.store.answers[""] = .success(Repo.numbered(1...41))
      stage.list.reload()
      try await stage.until("forty-one rows") { stage.list.state.repos.count == 41 }
      await stage.rest()
      try expect(stage.ids.first == 21, "the same row is on top")
    },

    Behaviour("rows that stay the same keep their cells") { kind in
      let stage = ListStage(kind, showing: Repo.numbered(1...5))
      try await stage.until("five rows") { stage.ids.count == 5 }
      let count = ReusedCells.count
      stage.list.reload()
      await stage.rest()
      try expect(stage.store.searches.count == 2, "it was asked again")
      try expect(ReusedCells.count == count, "no cell was filled anew")
    },

    Behaviour("a repository that an answer names twice has one row") { kind in
      let stage = ListStage(kind, showing: Repo.numbered(1...3) + Repo.numbered(2...4))
      try await stage.until("the rows 1, 2, 3, 4") { stage.ids == [1, 2, 3, 4] }
    },

    Behaviour("two screens on one view model show one search") { kind in
      let stage = ListStage(kind, showing: Repo.numbered(1...2))
      let (other, rows) = kind.make(stage.list)
      rows.setUp()
      other.view.window = stage.window
      stage.store.answers["o"] = .success([.numbered(7)])
      stage.search?.type("o")
      try await stage.until("its text in the other's field") {
        other.navigationItem.searchController?.searchBar.text == "o"
      }
      try await stage.until("its row on both") {
        rows.drawFrame()
        return stage.ids == [7] && rows.rows.values.compactMap { $0.context?.id } == [7]
      }
    },
  ]
}

// MARK: - Asking

extension Behaviour {
  private static let asking = [
    Behaviour("to enter the search field, and to leave it, asks nothing") { kind in
      let stage = ListStage(kind, showing: Repo.numbered(1...2))
      try await stage.until("two rows") { stage.ids.count == 2 }
      stage.search?.isActive = true
      stage.search?.isActive = false
      await stage.rest()
      try expect(stage.store.searches == [""], "one question was asked")
    },

    Behaviour("a list that is pulled down asks again, and springs back once it is answered") { kind in
      let stage = ListStage(kind, showing: Repo.numbered(1...2))
      try await stage.until("two rows") { stage.ids.count == 2 }
      stage.container.refreshControl?.pull()
      try expect(stage.container.refreshControl?.isRefreshing == true, "it is pulled down")
      try await stage.until("it springs back") { stage.container.refreshControl?.isRefreshing == false }
      try expect(stage.store.searches == ["", ""], "it was asked again")
    },

    Behaviour("a failure offers to try again") { kind in
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

// MARK: - Telling

extension Behaviour {
  private static let telling = [
    Behaviour("who does not see the screen is told of each failure, once") { kind in
      let stage = ListStage(kind, showing: Repo.numbered(1...2))
      try await stage.until("two rows") { stage.ids.count == 2 }
      UIAccessibility.posted = []
      stage.store.answers[""] = .failure(.offline("there"))
      for count in 1...2 {
        stage.list.reload()
        try await stage.until("it is told \(count) times") { UIAccessibility.posted.count == count }
      }
      await stage.rest()
      try expect(UIAccessibility.posted == Array(repeating: stage.list.notice ?? "", count: 2), "nothing else is told")
    },

    Behaviour("a screen that is not seen tells nothing") { kind in
      let stage = ListStage(kind, showing: Repo.numbered(1...2))
      try await stage.until("two rows") { stage.ids.count == 2 }
      UIAccessibility.posted = []
      stage.screen.view.window = nil
      stage.store.answers[""] = .failure(.offline("there"))
      stage.list.reload()
      try await stage.until("the failure") { stage.list.noticeKind == .error }
      await stage.rest()
      try expect(UIAccessibility.posted.isEmpty, "nothing is told")
    },

    Behaviour("a row is read out with all that it shows") { kind in
      let repo = Repo(id: 1, owner: "a", name: "b", description: "About", language: "C", stars: 12_000)
      let stage = ListStage(kind, showing: [repo, .numbered(2)])
      try await stage.until("two rows") { stage.ids.count == 2 }
      try expect(stage.container.rows[0]?.accessibilityLabel == "a/b, 12k stars, C, About", "all is read out")
      try expect(stage.container.rows[1]?.accessibilityLabel == "owner/repo2, 1 stars", "what is not there is not")
    },
  ]
}

// MARK: - Leaving

extension Behaviour {
  private static let leaving = [
    Behaviour("a second tap while a page comes opens no second page") { kind in
      let stage = ListStage(kind, showing: Repo.numbered(1...2))
      stage.navigate()
      try await stage.until("two rows") { stage.ids.count == 2 }
      try await stage.tap([0, 1])
      try expect(stage.screens.map(\.title) == ["Repositories", "owner/repo1"], "the first one's page is there alone")
    },

    Behaviour("a page that is left waits for nothing") { kind in
      let stage = ListStage(kind, showing: Repo.numbered(1...2))
      stage.navigate()
      try await stage.until("two rows") { stage.ids.count == 2 }
      stage.container.tap(0)
      try await stage.until("a page that is awaited") { stage.store.pagesAwaited == 1 && !stage.isOpening }
      stage.navigation?.controller.popViewController(animated: true)
      try await stage.until("nothing is awaited") { stage.store.pagesAwaited == 0 }
    },

    Behaviour("a screen whose view model is replaced shows the new one, and hears the former one no more") { kind in
      let stage = ListStage(kind, showing: Repo.numbered(1...2))
      try await stage.until("two rows") { stage.ids.count == 2 }
      let other = ScriptedStore()
      other.answers[""] = .success([.numbered(9)])
      stage.screen.replace(RepoListViewModel(store: other))
      stage.screen.viewModel?.reload()
      try await stage.until("the new one's row") { stage.ids == [9] }
      stage.store.answers[""] = .success([])
      stage.list.reload()
      await stage.rest()
      try expect(stage.ids == [9], "the new one's row stays")
    },

    Behaviour("a screen that is closed is let go of") { kind in
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
      try await ListStage.until("all are gone") { screen == nil && container == nil && navigation == nil }
    },
  ]
}

extension RepoListScreen {
  fileprivate func replace(_ list: RepoListViewModel) {
    (self as? RepoTableViewController)?.viewModel = list
    (self as? RepoGridViewController)?.viewModel = list
  }
}

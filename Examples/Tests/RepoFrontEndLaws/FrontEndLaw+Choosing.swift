import RepoModel
import RepoViewModels

extension FrontEndLaw {
  /// Laws about opening a selected row.
  static var choosing: [FrontEndLaw] {
    [
      FrontEndLaw("a selected row opens what it shows") { stage throws(LawViolation) in
        let scene = try await stage.open(with: Repo.various)
        for place in [0, 3, 1] {
          _ = try await scene.open(place, requesting: Repo.various[place].id)
          try await scene.expectPage(Repo.various[place])
          try await scene.goBack()
        }
      },

      FrontEndLaw("a row that was scrolled to opens what it shows") { stage throws(LawViolation) in
        let repos = (0..<60).map(Repo.full)
        let scene = try await stage.open(with: repos)
        for place in [44, 7, 59] {
          scene.frontEnd.scroll(to: place)
          try await scene.expect("whether row \(place) is visible", true) { scene.frontEnd.rows[place] != nil }
          _ = try await scene.open(place, requesting: repos[place].id)
          try await scene.expectPage(repos[place])
          try await scene.goBack()
        }
      },

      FrontEndLaw("a selected row opens what it showed, even if the data has moved") { stage throws(LawViolation) in
        for after in moves {
          for turns in 0...3 { try await choose(1, after: after, turnsLater: turns, on: stage) }
        }
      },

      FrontEndLaw("a list without rows opens nothing") { stage throws(LawViolation) in
        let scene = try await stage.open(with: [])
        try await scene.expectNotice(for: .empty)
        scene.frontEnd.open(0)
        try await scene.expectStill("the page", nil) { scene.frontEnd.page }
      },
    ]
  }

  /// Changes of the list while it is visible: an insertion, a deletion, a removal of all rows, and a move.
  private static let moves = [
    [Repo.full(9)] + Repo.various, Array(Repo.various.dropFirst()), [], Repo.various.reversed(),
  ]

  /// Changes the data and selects the row.
  ///
  /// With zero turns, both happen in the same turn. The view model has changed, and the rows can't have changed unless
  /// the front end updates immediately. With more turns, the front end is updating: its rows may be old, new or moving.
  @MainActor
  private static func choose(
    _ place: Int, after: [Repo], turnsLater turns: Int, on stage: LawStage
  ) async throws(LawViolation) {
    let scene = try await stage.open(with: Repo.various)
    let frontEnd = scene.frontEnd
    frontEnd.list?.show(Answer(after))
    for _ in 0..<turns { await frontEnd.turn() }
    // Only a visible row can be selected; there may be none.
    guard let shown = frontEnd.rows[place] else { return }
    frontEnd.open(place)
    try await scene.expect("the repository that the selected row opened", shown.name) { frontEnd.page?.title }
  }
}

import RepoModel
import RepoViewModels

extension FrontEndLaw {
  /// What a chosen row opens.
  static var choosing: [FrontEndLaw] {
    [
      FrontEndLaw("a chosen row opens what it shows") { stage throws(LawViolation) in
        let scene = try await stage.open(with: Repo.various)
        for place in [0, 3, 1] {
          _ = try await scene.open(place, asking: Repo.various[place].id)
          try await scene.expectPage(Repo.various[place])
          try await scene.goBack()
        }
      },

      FrontEndLaw("a row that was scrolled to opens what it shows") { stage throws(LawViolation) in
        let repos = (0..<60).map(Repo.full)
        let scene = try await stage.open(with: repos)
        for place in [44, 7, 59] {
          scene.frontEnd.scroll(to: place)
          try await scene.expect("whether row \(place) is in view", true) { scene.frontEnd.rows[place] != nil }
          _ = try await scene.open(place, asking: repos[place].id)
          try await scene.expectPage(repos[place])
          try await scene.goBack()
        }
      },

      FrontEndLaw("a chosen row opens what it showed, though the data has moved") { stage throws(LawViolation) in
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

  /// What the list can become while a person looks at it: one comes, one goes, all go, they change places.
  private static let moves = [
    [Repo.full(9)] + Repo.various, Array(Repo.various.dropFirst()), [], Repo.various.reversed(),
  ]

  /// Changes the data and chooses the row.
  ///
  /// At zero turns, both happen in the very same turn: the view model has moved on, and the rows can't have followed unless
  /// the front end follows at once. At more, the front end is on the way: its rows may be old, new or moving.
  @MainActor
  private static func choose(
    _ place: Int, after: [Repo], turnsLater turns: Int, on stage: LawStage
  ) async throws(LawViolation) {
    let scene = try await stage.open(with: Repo.various)
    let frontEnd = scene.frontEnd
    frontEnd.list?.show(Answer(after))
    for _ in 0..<turns { await frontEnd.turn() }
    // A person chooses what is seen: there may be no row by then.
    guard let shown = frontEnd.rows[place] else { return }
    frontEnd.open(place)
    try await scene.expect("what the chosen row opened", shown.name) { frontEnd.page?.title }
  }
}

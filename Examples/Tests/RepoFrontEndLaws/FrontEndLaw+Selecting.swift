import RepoModel
import RepoViewModels

extension FrontEndLaw {
  /// Laws about the selection after a change of the list.
  static var selecting: [FrontEndLaw] {
    [
      FrontEndLaw("after a reload the same repository is selected") { stage throws(LawViolation) in
        let scene = try await stage.open(with: Repo.various)
        try await scene.select(1)
        for after in [[.full(9)] + Repo.various, Repo.various.reversed(), Array(Repo.various.dropFirst())] {
          scene.frontEnd.reload()
          try await scene.answer("", with: after)
          try await scene.expectRows(of: after)
          try await scene.expectSelection(at: after.firstIndex(of: Repo.various[1]))
        }
      },

      FrontEndLaw("after a reload that fails the same repository is selected") { stage throws(LawViolation) in
        let scene = try await stage.open(with: Repo.various)
        try await scene.select(3)
        scene.frontEnd.reload()
        try await scene.fail("", with: .offline("the place"))
        try await scene.expectNotice(for: .failed(.offline("the place"), former: Repo.various))
        try await scene.expectSelection(at: 3)
      },

      FrontEndLaw("if the selected repository is gone, the nearest row is selected") { stage throws(LawViolation) in
        for (place, after, nearest) in departures {
          let scene = try await stage.open(with: Repo.various)
          try await scene.select(place)
          scene.frontEnd.reload()
          try await scene.answer("", with: after)
          try await scene.expectRows(of: after)
          try await scene.expectSelection(at: nearest)
        }
      },

      FrontEndLaw("a repository that leaves the list while its page is open is gone on the page") {
        stage throws(LawViolation) in
        let scene = try await stage.open(with: Repo.various)
        try await scene.open(1, requesting: 2).answer(.success(Answer(Repo.various[1])))
        try await scene.expectPage(Repo.various[1], answered: .success(Answer(Repo.various[1])))
        let after = [.full(9)] + Repo.various.filter { $0.id != 2 }
        scene.frontEnd.list?.reload()
        try await scene.answer("", with: after)
        try await scene.request(for: 2).answer(.success(Answer(nil)))
        try await scene.expectPage(Repo.various[1], answered: .success(Answer(nil)))
        try await scene.goBack()
        try await scene.expectRows(of: after)
        try await scene.expectSelection(at: 2)
      },

      FrontEndLaw("a new search doesn't keep the selected row") { stage throws(LawViolation) in
        let scene = try await stage.open(with: Repo.various)
        try await scene.select(2)
        scene.frontEnd.type("o")
        try await scene.answer("o", with: Repo.various.reversed())
        try await scene.expectRows(of: Repo.various.reversed())
        try await scene.expect("whether the first row is selected, or none", true) {
          [nil, 0].contains(scene.frontEnd.selectedRow)
        }
      },
    ]
  }

  /// The selected row, the list without its repository, and the nearest row.
  private static let departures: [(place: Int, after: [Repo], nearest: Int)] = [
    (1, Repo.various.filter { $0.id != 2 }, 1),
    (4, Repo.various.dropLast(), 3),
    (1, [.full(8), .full(9)] + Repo.various.filter { $0.id != 2 }, 3),
    (3, [Repo.various[0], .full(9)], 0),
    (3, [.full(8), .full(9)], 1),
  ]
}

extension LawScene {
  /// Selects the row in a way that every front end supports: opens it and goes back.
  fileprivate func select(_ place: Int) async throws(LawViolation) {
    _ = try await open(place, requesting: Repo.various[place].id)
    try await goBack()
    try await expectSelection(at: place)
  }

  fileprivate func expectSelection(at place: Int?) async throws(LawViolation) {
    try await expect("the selected row", place) { frontEnd.selectedRow }
  }
}

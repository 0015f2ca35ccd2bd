import RepoModel

extension FrontEndLaw {
  /// Laws about rows and reused cells.
  static var rows: [FrontEndLaw] {
    [
      FrontEndLaw("a row shows its view model") { stage throws(LawViolation) in
        _ = try await stage.open(with: Repo.various)
      },

      FrontEndLaw("a row that is scrolled into view shows its own repository") { stage throws(LawViolation) in
        let repos = (0..<60).map { $0.isMultiple(of: 2) ? Repo.full($0) : .bare($0) }
        let scene = try await stage.open(with: repos)
        for place in [40, 0, 59, 21, 22, 3] {
          scene.frontEnd.scroll(to: place)
          try await scene.expect("whether row \(place) is visible", true) { scene.frontEnd.rows[place] != nil }
          try await scene.expectRows(of: repos)
        }
      },

      FrontEndLaw("a reused cell shows nothing of the former repository") { stage throws(LawViolation) in
        let scene = try await stage.open(with: (1...40).map(Repo.full))
        for (text, ids) in [("bare", 50...54 as ClosedRange<Int64>), ("barer", 60...61)] {
          let repos = ids.map(Repo.bare)
          scene.frontEnd.type(text)
          try await scene.answer(text, with: repos)
          try await scene.expectRows(of: repos)
        }
      },

      FrontEndLaw("a shorter list has no rows beyond its end") { stage throws(LawViolation) in
        let scene = try await stage.open(with: (1...40).map(Repo.full))
        scene.frontEnd.scroll(to: 39)
        try await scene.expect("whether the last row is visible", true) { scene.frontEnd.rows[39] != nil }
        for count in [3, 1, 0] {
          let repos = Array(Repo.various.prefix(count))
          scene.frontEnd.reload()
          try await scene.answer("", with: repos)
          try await scene.expectRows(of: repos)
        }
      },
    ]
  }
}

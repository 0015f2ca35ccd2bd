import struct Foundation.Date
import RepoModel
import RepoViewModels

extension FrontEndLaw {
  /// What is said of the list.
  static var notices: [FrontEndLaw] {
    [
      FrontEndLaw("that the first answer is awaited is said") { stage throws(LawViolation) in
        let scene = stage.open()
        _ = try await scene.question("")
        try await scene.expectNotice(for: .loading(former: []))
        try await scene.expectRows(of: [])
      },

      FrontEndLaw("while an answer is awaited that is said, and the former rows stay") { stage throws(LawViolation) in
        let scene = try await stage.open(with: Repo.various)
        scene.frontEnd.type("cat")
        _ = try await scene.question("cat")
        try await scene.expectNotice(for: .loading(former: Repo.various))
        try await scene.expectRows(of: Repo.various)
      },

      FrontEndLaw("an answer without rows says that nothing matches") { stage throws(LawViolation) in
        let scene = try await stage.open(with: Repo.various)
        scene.frontEnd.type("nothing")
        try await scene.answer("nothing", with: [])
        try await scene.expectNotice(for: .empty)
        try await scene.expectRows(of: [])
      },

      FrontEndLaw("a first load that fails says why, in place of rows") { stage throws(LawViolation) in
        for error in failures {
          let scene = stage.open()
          try await scene.fail("", with: error)
          try await scene.expectNotice(for: .failed(error))
          try await scene.expectRows(of: [])
        }
      },

      FrontEndLaw("a reload that fails says why, and leaves the rows") { stage throws(LawViolation) in
        for error in failures {
          let scene = try await stage.open(with: Repo.various)
          scene.frontEnd.reload()
          try await scene.fail("", with: error)
          try await scene.expectNotice(for: .failed(error, former: Repo.various))
          try await scene.expectRows(of: Repo.various)
        }
      },

      FrontEndLaw("a search that fails shows the error, and leaves the former rows") { stage throws(LawViolation) in
        let scene = try await stage.open(with: Repo.various)
        scene.frontEnd.type("cat")
        try await scene.fail("cat", with: failures[0])
        try await scene.expectNotice(for: .failed(failures[0], former: Repo.various))
        try await scene.expectRows(of: Repo.various)
        scene.frontEnd.reload()
        try await scene.answer("cat", with: [.full(7)])
        try await scene.expectNotice(for: .loaded([.full(7)]))
        try await scene.expectRows(of: [.full(7)])
      },

      FrontEndLaw("what has to be said of an answer stands with its rows") { stage throws(LawViolation) in
        for caveat in caveats {
          let scene = stage.open()
          try await scene.answer("", with: Repo.various, caveat: caveat)
          try await scene.expectNotice(for: .loaded(Repo.various, caveat: caveat))
          try await scene.expectRows(of: Repo.various)
        }
      },

      FrontEndLaw("of an answer that is whole nothing is said") { stage throws(LawViolation) in
        let scene = stage.open()
        try await scene.answer("", with: Repo.various, caveat: .partial(of: nil))
        try await scene.expectNotice(for: .loaded(Repo.various, caveat: .partial(of: nil)))
        scene.frontEnd.reload()
        try await scene.answer("", with: Repo.various)
        try await scene.expectNotice(for: .loaded(Repo.various))
      },
    ]
  }

  private static let failures = [
    RepoStoreError.unreadable("the place", reason: "it isn't JSON"), .damaged("the place"), .offline("the place"),
    .failing("the place", reason: "a reason"),
  ]

  /// Of each kind one at least.
  static let caveats: [Caveat] = [
    .kept(since: Date(timeIntervalSince1970: 1_000_000), because: .offline("the place")),
    .kept(since: Date(timeIntervalSince1970: 2_000_000), because: .timedOut("the place")),
    .partial(of: 34_567), .partial(of: nil), .unkept(.busy("the place")),
  ]
}

import struct Foundation.Date
import RepoModel
import RepoViewModels

extension FrontEndLaw {
  /// Laws about notices of the list.
  static var notices: [FrontEndLaw] {
    [
      FrontEndLaw("the first load is announced") { stage throws(LawViolation) in
        let scene = stage.open()
        _ = try await scene.request("")
        try await scene.expectNotice(for: .loading(former: []))
        try await scene.expectRows(of: [])
      },

      FrontEndLaw("a pending search is announced, and the former rows stay") { stage throws(LawViolation) in
        let scene = try await stage.open(with: Repo.various)
        scene.frontEnd.type("cat")
        _ = try await scene.request("cat")
        try await scene.expectNotice(for: .loading(former: Repo.various))
        try await scene.expectRows(of: Repo.various)
      },

      FrontEndLaw("an answer without rows shows that nothing matches") { stage throws(LawViolation) in
        let scene = try await stage.open(with: Repo.various)
        scene.frontEnd.type("nothing")
        try await scene.answer("nothing", with: [])
        try await scene.expectNotice(for: .empty)
        try await scene.expectRows(of: [])
      },

      FrontEndLaw("a failed first load shows the error in place of rows") { stage throws(LawViolation) in
        for error in failures {
          let scene = stage.open()
          try await scene.fail("", with: error)
          try await scene.expectNotice(for: .failed(error))
          try await scene.expectRows(of: [])
        }
      },

      FrontEndLaw("a failed reload shows the error and keeps the rows") { stage throws(LawViolation) in
        for error in failures {
          let scene = try await stage.open(with: Repo.various)
          scene.frontEnd.reload()
          try await scene.fail("", with: error)
          try await scene.expectNotice(for: .failed(error, former: Repo.various))
          try await scene.expectRows(of: Repo.various)
        }
      },

      FrontEndLaw("a failed search shows the error and keeps the former rows") { stage throws(LawViolation) in
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

      FrontEndLaw("a caveat of an answer is shown with its rows") { stage throws(LawViolation) in
        for caveat in caveats {
          let scene = stage.open()
          try await scene.answer("", with: Repo.various, caveat: caveat)
          try await scene.expectNotice(for: .loaded(Repo.various, caveat: caveat))
          try await scene.expectRows(of: Repo.various)
        }
      },

      FrontEndLaw("a complete answer has no notice") { stage throws(LawViolation) in
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

  /// At least one of each kind.
  static let caveats: [Caveat] = [
    .kept(since: Date(timeIntervalSince1970: 1_000_000), because: .offline("the place")),
    .kept(since: Date(timeIntervalSince1970: 2_000_000), because: .timedOut("the place")),
    .partial(of: 34_567), .partial(of: nil), .unkept(.busy("the place")),
  ]
}

import RepoModel
import RepoViewModels

extension FrontEndLaw {
  /// Laws about requests and the answers that are shown.
  static var answers: [FrontEndLaw] {
    [
      FrontEndLaw("only the latest answer is shown, in whatever order answers arrive") { stage throws(LawViolation) in
        let scene = try await stage.open(with: Repo.various)
        scene.frontEnd.type("a")
        let first = try await scene.request("a")
        scene.frontEnd.type("ab")
        let second = try await scene.request("ab")
        first.answer(.success(Answer([.full(1)])))
        try await scene.expectStill("the rows", Repo.various.count) { scene.frontEnd.rows.count }
        second.answer(.success(Answer([.full(2), .full(3)])))
        try await scene.expectRows(of: [.full(2), .full(3)])
      },

      FrontEndLaw("an answer that arrives after the latest one isn't shown") { stage throws(LawViolation) in
        let scene = try await stage.open(with: Repo.various)
        scene.frontEnd.type("a")
        let first = try await scene.request("a")
        scene.frontEnd.type("ab")
        try await scene.answer("ab", with: [.full(2), .full(3)])
        try await scene.expectRows(of: [.full(2), .full(3)])
        first.answer(.success(Answer([.full(1)])))
        try await scene.expectStill("the rows", 2) { scene.frontEnd.rows.count }
        try await scene.expectNotice(for: .loaded([.full(2), .full(3)]))
      },

      FrontEndLaw("text typed during a search isn't changed") { stage throws(LawViolation) in
        let scene = try await stage.open(with: Repo.various)
        scene.frontEnd.type("cat")
        let former = try await scene.request("cat")
        try await scene.expectStill("the text in the search field", "cat") { scene.frontEnd.searchText }
        scene.frontEnd.type("cats")
        let latest = try await scene.request("cats")
        former.answer(.success(Answer(Repo.various)))
        try await scene.expectStill("the text in the search field", "cats") { scene.frontEnd.searchText }
        latest.answer(.success(Answer([])))
        try await scene.expectNotice(for: .empty)
        try await scene.expect("the text in the search field", "cats") { scene.frontEnd.searchText }
      },

      FrontEndLaw("a failed list can be reloaded") { stage throws(LawViolation) in
        let scene = stage.open()
        try await scene.fail("", with: .busy("the place"))
        try await scene.expectNotice(for: .failed(.busy("the place")))
        scene.frontEnd.reload()
        try await scene.answer("", with: Repo.various)
        try await scene.expectRows(of: Repo.various)
        try await scene.expectNotice(for: .loaded(Repo.various))
      },

      FrontEndLaw("a failed page can be reloaded") { stage throws(LawViolation) in
        let scene = try await stage.open(with: Repo.various)
        try await scene.open(0, requesting: 1).answer(.failure(.busy("the place")))
        try await scene.expectPage(Repo.various[0], answered: .failure(.busy("the place")))
        scene.frontEnd.reload()
        try await scene.request(for: 1).answer(.success(Answer(Repo.various[0].later)))
        try await scene.expectPage(Repo.various[0], answered: .success(Answer(Repo.various[0].later)))
      },

      FrontEndLaw("an answer that arrives behind a page is in the list afterwards") { stage throws(LawViolation) in
        let scene = try await stage.open(with: Repo.various)
        scene.frontEnd.reload()
        let request = try await scene.request("")
        _ = try await scene.open(3, requesting: 4)
        request.answer(.success(Answer([.full(7)])))
        try await scene.expect("the list's state", .loaded([.full(7)])) { scene.frontEnd.list?.state }
        let page = await SeenPage(Repo.various[3], answered: nil)
        try await scene.expectStill("the page", page) { scene.frontEnd.page }
        try await scene.goBack()
        try await scene.expectRows(of: [.full(7)])
      },

      FrontEndLaw("a front end that is closed during a request is released") { stage throws(LawViolation) in
        let store = SuspendedStore()
        let isGone = try await closed(over: store, on: stage)
        try await stage.wait(until: isGone) {
          LawViolation("the list's view model after closing", expected: "gone", was: "released")
        }
        store.withdraw()
        for _ in 0..<50 { await Task.yield() }
      },
    ]
  }

  /// Closes a front end with a pending request; returns whether its view model was released.
  @MainActor
  private static func closed(
    over store: SuspendedStore, on stage: LawStage
  ) async throws(LawViolation) -> () -> Bool {
    let scene = LawScene(stage.make(store), store: store, timeout: stage.timeout)
    _ = try await scene.request("")
    guard let list = scene.frontEnd.list else {
      throw LawViolation("the list's view model", expected: "one", was: "none")
    }
    defer { scene.frontEnd.close() }
    return { [weak list] in list == nil }
  }
}

import RepoModel
import RepoViewModels

extension FrontEndLaw {
  /// What a page shows.
  static var pages: [FrontEndLaw] {
    [
      FrontEndLaw("a page that is awaited shows what the list knew, and says so") { stage throws(LawViolation) in
        let scene = try await stage.open(with: Repo.various)
        _ = try await scene.open(0, asking: 1)
        try await scene.expectPage(Repo.various[0])
      },

      FrontEndLaw("a page shows what its view model says") { stage throws(LawViolation) in
        for (place, repo) in Repo.various.enumerated() {
          try await answerPage(at: place, with: .success(Answer(repo)), on: stage)
        }
      },

      FrontEndLaw("a page shows what the store knows by now") { stage throws(LawViolation) in
        try await answerPage(at: 0, with: .success(Answer(Repo.various[0].later)), on: stage)
      },

      FrontEndLaw("a page of a repository that is gone says so") { stage throws(LawViolation) in
        try await answerPage(at: 0, with: .success(Answer(nil)), on: stage)
      },

      FrontEndLaw("a page that cannot be read says why") { stage throws(LawViolation) in
        try await answerPage(at: 0, with: .failure(.damaged("the place")), on: stage)
      },

      FrontEndLaw("a page says what has to be said of its answer") { stage throws(LawViolation) in
        for caveat in caveats {
          try await answerPage(at: 0, with: .success(Answer(Repo.various[0], caveat: caveat)), on: stage)
        }
      },

      FrontEndLaw("the next page shows nothing of the former one") { stage throws(LawViolation) in
        let scene = try await stage.open(with: Repo.various)
        try await scene.open(0, asking: 1).answer(.failure(.offline("the place")))
        try await scene.expectPage(Repo.various[0], answered: .failure(.offline("the place")))
        try await scene.goBack()
        try await scene.open(1, asking: 2).answer(.success(Answer(Repo.various[1])))
        try await scene.expectPage(Repo.various[1], answered: .success(Answer(Repo.various[1])))
      },

      FrontEndLaw("the answer for a page that was left is not shown on the next one") { stage throws(LawViolation) in
        let scene = try await stage.open(with: Repo.various)
        let left = try await scene.open(0, asking: 1)
        try await scene.goBack()
        let question = try await scene.open(1, asking: 2)
        left.answer(.success(Answer(Repo.various[0].later)))
        let awaited = await SeenPage(Repo.various[1], answered: nil)
        try await scene.expectStill("the page", awaited) { scene.frontEnd.page }
        question.answer(.success(Answer(Repo.various[1].later)))
        try await scene.expectPage(Repo.various[1], answered: .success(Answer(Repo.various[1].later)))
      },

      FrontEndLaw("a page that was left stays left, though its answer comes") { stage throws(LawViolation) in
        let scene = try await stage.open(with: Repo.various)
        let left = try await scene.open(0, asking: 1)
        try await scene.goBack()
        left.answer(.success(Answer(Repo.various[0].later)))
        try await scene.expectStill("the page", nil) { scene.frontEnd.page }
      },

      FrontEndLaw("going back shows the list as it was") { stage throws(LawViolation) in
        let scene = try await stage.open(with: [])
        scene.frontEnd.type("o")
        try await scene.answer("o", with: Repo.various, caveat: .partial(of: 9))
        try await scene.expectRows(of: Repo.various)
        _ = try await scene.open(2, asking: 3)
        try await scene.goBack()
        try await scene.expectRows(of: Repo.various)
        try await scene.expectNotice(for: .loaded(Repo.various, caveat: .partial(of: 9)))
        try await scene.expect("the text in the search field", "o") { scene.frontEnd.searchText }
      },
    ]
  }

  /// Opens the row, and compares its page with the view model's, before and after this answer.
  @MainActor
  private static func answerPage(
    at place: Int, with answer: Result<Answer<Repo?>, RepoStoreError>, on stage: LawStage
  ) async throws(LawViolation) {
    let repo = Repo.various[place]
    let scene = try await stage.open(with: Repo.various)
    let question = try await scene.open(place, asking: repo.id)
    try await scene.expectPage(repo)
    question.answer(answer)
    try await scene.expectPage(repo, answered: answer)
  }
}

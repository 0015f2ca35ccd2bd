import RepoModel
import RepoViewModels

extension FrontEndLaw {
  /// Laws about pages.
  static var pages: [FrontEndLaw] {
    [
      FrontEndLaw("a loading page shows the list's repository and that it is loading") { stage throws(LawViolation) in
        let scene = try await stage.open(with: Repo.various)
        _ = try await scene.open(0, requesting: 1)
        try await scene.expectPage(Repo.various[0])
      },

      FrontEndLaw("a page shows its view model") { stage throws(LawViolation) in
        for (place, repo) in Repo.various.enumerated() {
          try await answerPage(at: place, with: .success(Answer(repo)), on: stage)
        }
      },

      FrontEndLaw("a page shows the store's current repository") { stage throws(LawViolation) in
        try await answerPage(at: 0, with: .success(Answer(Repo.various[0].later)), on: stage)
      },

      FrontEndLaw("a page of a missing repository says that it is gone") { stage throws(LawViolation) in
        try await answerPage(at: 0, with: .success(Answer(nil)), on: stage)
      },

      FrontEndLaw("a page that can't be loaded shows the error") { stage throws(LawViolation) in
        try await answerPage(at: 0, with: .failure(.damaged("the place")), on: stage)
      },

      FrontEndLaw("a page shows the caveat of its answer") { stage throws(LawViolation) in
        for caveat in caveats {
          try await answerPage(at: 0, with: .success(Answer(Repo.various[0], caveat: caveat)), on: stage)
        }
      },

      FrontEndLaw("the next page shows nothing of the former one") { stage throws(LawViolation) in
        let scene = try await stage.open(with: Repo.various)
        try await scene.open(0, requesting: 1).answer(.failure(.offline("the place")))
        try await scene.expectPage(Repo.various[0], answered: .failure(.offline("the place")))
        try await scene.goBack()
        try await scene.open(1, requesting: 2).answer(.success(Answer(Repo.various[1])))
        try await scene.expectPage(Repo.various[1], answered: .success(Answer(Repo.various[1])))
      },

      FrontEndLaw("the answer for a closed page isn't shown on the next one") { stage throws(LawViolation) in
        let scene = try await stage.open(with: Repo.various)
        let left = try await scene.open(0, requesting: 1)
        try await scene.goBack()
        let request = try await scene.open(1, requesting: 2)
        left.answer(.success(Answer(Repo.various[0].later)))
        let awaited = await SeenPage(Repo.various[1], answered: nil)
        try await scene.expectStill("the page", awaited) { scene.frontEnd.page }
        request.answer(.success(Answer(Repo.various[1].later)))
        try await scene.expectPage(Repo.various[1], answered: .success(Answer(Repo.various[1].later)))
      },

      FrontEndLaw("a closed page stays closed when its answer arrives") { stage throws(LawViolation) in
        let scene = try await stage.open(with: Repo.various)
        let left = try await scene.open(0, requesting: 1)
        try await scene.goBack()
        left.answer(.success(Answer(Repo.various[0].later)))
        try await scene.expectStill("the page", nil) { scene.frontEnd.page }
      },

      FrontEndLaw("going back shows the former list") { stage throws(LawViolation) in
        let scene = try await stage.open(with: [])
        scene.frontEnd.type("o")
        try await scene.answer("o", with: Repo.various, caveat: .partial(of: 9))
        try await scene.expectRows(of: Repo.various)
        _ = try await scene.open(2, requesting: 3)
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
    let request = try await scene.open(place, requesting: repo.id)
    try await scene.expectPage(repo)
    request.answer(answer)
    try await scene.expectPage(repo, answered: answer)
  }
}

import RepoModel
import RepoViewModels
import Testing

@MainActor
struct RepoDetailViewModelTests {
  let store = StoreDouble()
  let viewModel: RepoDetailViewModel

  init() { viewModel = RepoDetailViewModel(.named("a", stars: 5), store: store) }

  @Test func repositoryFromTheListIsShownImmediately() {
    #expect(viewModel.title == "octo/a")
    #expect(viewModel.state == .loading)
    #expect(viewModel.notice != nil)
  }

  @Test func storeUpdatesThePage() async {
    store.repos[1] = .success(.named("a", stars: 1_234_567))
    await viewModel.load()
    #expect(viewModel.state == .loaded)
    #expect(viewModel.notice == nil)
    #expect(viewModel.stars == "1,234,567")
  }

  @Test func missingRepositoryIsStillShown() async {
    store.repos[1] = .success(nil)
    await viewModel.load()
    #expect(viewModel.state == .gone)
    #expect(viewModel.title == "octo/a")
  }

  @Test func failureIsAState() async {
    store.repos[1] = .failure(.damaged("x"))
    await viewModel.load()
    #expect(viewModel.state == .failed(.damaged("x")))
    #expect(viewModel.notice == RepoStoreError.damaged("x").description)
  }

  @Test func failedLoadCanBeRetried() async throws {
    store.repos[1] = .failure(.damaged("x"))
    await viewModel.load()
    store.repos[1] = nil
    let again = Task { await viewModel.load() }
    try await store.waitForPageRequests(1)
    #expect(viewModel.state == .loading)
    store.answerPage(0, with: .success(.named("a", stars: 2)))
    await again.value
    #expect(viewModel.state == .loaded)
  }

  @Test func loadedRepositoryStaysDuringAReload() async throws {
    store.repos[1] = .success(.named("a", stars: 2))
    await viewModel.load()
    store.repos[1] = nil
    let again = Task { await viewModel.load() }
    try await store.waitForPageRequests(1)
    #expect(viewModel.state == .loaded)
    store.answerPage(0, with: .success(nil))
    await again.value
    #expect(viewModel.state == .gone)
  }

  @Test func lateAnswerNeverOverwritesANewerOne() async throws {
    let former = Task { await viewModel.load() }
    try await store.waitForPageRequests(1)
    let latter = Task { await viewModel.load() }
    try await store.waitForPageRequests(2)
    store.answerPage(1, with: .success(.named("a", stars: 2)))
    await latter.value
    store.answerPage(0, with: .failure(.damaged("x")))
    await former.value
    #expect(viewModel.state == .loaded)
    #expect(viewModel.stars == "2")
  }
}

struct RepoRowViewModelTests {
  @Test(
    arguments: [
      (0, "0"), (999, "999"), (1_000, "1k"), (9_650, "9.6k"), (42_000, "42k"), (999_999, "999k"), (1_250_000, "1.2M"),
    ])
  func starsAreShort(stars: Int, text: String) {
    #expect(RepoRowViewModel(.named("a", stars: stars)).stars == text)
  }
}

import Observation
import RepoModel
import Testing

@testable import RepoViewModels

@MainActor
struct RepoListViewModelTests {
  let store = StoreDouble()
  let viewModel: RepoListViewModel

  init() { viewModel = RepoListViewModel(store: store) }

  private func search(_ text: String, answer: Result<[Repo], RepoStoreError>) async throws {
    viewModel.search(text)
    try await store.waitForSearch(text)
    store.answer(text, with: answer)
    await viewModel.settle()
  }

  @Test func answerIsShown() async throws {
    try await search("a", answer: .success([.named("a")]))
    #expect(viewModel.query == "a")
    #expect(viewModel.state == .loaded([.named("a")]))
  }

  @Test func noMatchIsAState() async throws {
    try await search("a", answer: .success([]))
    #expect(viewModel.state == .empty)
  }

  @Test func failureIsAState() async throws {
    try await search("a", answer: .failure(.damaged("x")))
    #expect(viewModel.state == .failed(.damaged("x")))
  }

  @Test func formerAnswerStaysDuringASearch() async throws {
    try await search("a", answer: .success([.named("a")]))
    viewModel.search("ab")
    #expect(viewModel.state == .loading(former: [.named("a")]))
    #expect(viewModel.state.repos == [.named("a")])
  }

  @Test func lateAnswerNeverOverwritesANewerOne() async throws {
    viewModel.search("a")
    let former = viewModel.latest
    viewModel.search("ab")
    try await store.waitForSearch("a")
    try await store.waitForSearch("ab")
    store.answer("ab", with: .success([.named("ab")]))
    await viewModel.settle()
    await expectNoChange(by: former) { store.answer("a", with: .success([.named("a")])) }
    #expect(viewModel.state == .loaded([.named("ab")]))
  }

  @Test func earlyAnswerToAFormerRequestIsNotShown() async throws {
    viewModel.search("a")
    let former = viewModel.latest
    viewModel.search("ab")
    try await store.waitForSearch("a")
    try await store.waitForSearch("ab")
    await expectNoChange(by: former) { store.answer("a", with: .failure(.damaged("x"))) }
    #expect(viewModel.state == .loading(former: []))
    store.answer("ab", with: .success([.named("ab")]))
    await viewModel.settle()
    #expect(viewModel.state == .loaded([.named("ab")]))
  }

  @Test func settlingWaitsForTheLatestOfSeveral() async throws {
    viewModel.search("a")
    try await store.waitForSearch("a")
    var isWaiting = false
    let settled = Task {
      isWaiting = true
      await viewModel.settle()
      return viewModel.state
    }
    while !isWaiting { await Task.yield() }
    let former = viewModel.latest
    viewModel.search("ab")
    try await store.waitForSearch("ab")
    await expectNoChange(by: former) { store.answer("a", with: .success([.named("a")])) }
    store.answer("ab", with: .success([.named("ab")]))
    #expect(await settled.value == .loaded([.named("ab")]))
  }

  @Test func reloadRepeatsTheSearch() async throws {
    try await search("a", answer: .failure(.damaged("x")))
    viewModel.reload()
    try await store.waitForSearch("a")
    store.answer("a", with: .success([.named("a")]))
    await viewModel.settle()
    #expect(viewModel.state == .loaded([.named("a")]))
  }

  @Test func pendingRequestDoesNotRetainTheViewModel() async throws {
    var viewModel: RepoListViewModel? = RepoListViewModel(store: store)
    weak let gone = viewModel
    viewModel?.search("a")
    try await store.waitForSearch("a")
    viewModel = nil
    #expect(gone == nil)
    store.answer("a", with: .success([]))
  }

  /// Runs the action, which ends the search.
  private func expectNoChange(by search: Task<Void, Never>?, _ action: () -> Void) async {
    let change = Change()
    withObservationTracking {
      _ = viewModel.state
    } onChange: {
      change.happened()
    }
    action()
    await search?.value
    #expect(!change.hasHappened)
  }
}

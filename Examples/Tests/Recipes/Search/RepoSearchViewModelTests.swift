import MVVMConformanceTesting
import MVVMState
import SearchRecipe
import Testing

@MainActor
struct RepoSearchViewModelTests {
  let store = StoreDouble()
  let viewModel: RepoSearchViewModel

  init() { viewModel = RepoSearchViewModel(store: store) }

  private func search(_ text: String, answer: Result<[Repo], any Error>) async throws {
    viewModel.execute(.search(text))
    try await store.answer(text, with: answer)
    await settle()
  }

  /// Returns when no search is pending.
  private func settle() async {
    while viewModel.viewState.isLoading { await Task.yield() }
  }

  @Test func commandCausesStates() async throws {
    let store = BundledRepoStore(delay: .zero)
    let found = try await store.repos(named: "realm")
    expectNoFindings(
      await stateFlowFindings(
        of: RepoSearchViewModel(store: store),
        [
          .state(RepoSearchState()),
          .command(.search("realm")),
          .state(RepoSearchState(query: "realm", isLoading: true)),
          .state(RepoSearchState(query: "realm", repos: found, chosen: found[0])),
          .command(.choose(found[1])),
          .state(RepoSearchState(query: "realm", repos: found, chosen: found[1])),
        ]))
  }

  @Test func formerResultsStayDuringASearch() async throws {
    try await search("swift", answer: .success([.swift]))
    viewModel.execute(.search("rust"))
    #expect(viewModel.viewState.repos == [.swift])
    #expect(viewModel.viewState.isLoading)
    try await store.answer("rust", with: .success([.rust]))
  }

  @Test func onlyTheLatestRequestIsAnswered() async throws {
    viewModel.execute(.search("swift"))
    while store.requests.isEmpty { await Task.yield() }
    viewModel.execute(.search("rust"))
    try await store.answer("rust", with: .success([.rust]))
    await settle()
    try await store.answer("swift", with: .success([.swift]))
    for _ in 0..<10 { await Task.yield() }
    #expect(viewModel.viewState == RepoSearchState(query: "rust", repos: [.rust], chosen: .rust))
  }

  @Test func failureIsAStateAndRetryRepeatsTheRequest() async throws {
    try await search("swift", answer: .failure(RepoStoreError.offline))
    #expect(viewModel.viewState == RepoSearchState(query: "swift", problem: "\(RepoStoreError.offline)"))
    viewModel.execute(.retry)
    #expect(viewModel.viewState == RepoSearchState(query: "swift", isLoading: true))
    try await store.answer("swift", with: .success([.swift]))
    await settle()
    #expect(viewModel.viewState.repos == [.swift])
    #expect(store.requests == ["swift", "swift"])
  }

  @Test func retryWithoutAFailureDoesNothing() async throws {
    try await search("swift", answer: .success([]))
    viewModel.execute(.retry)
    #expect(!viewModel.viewState.isLoading)
    #expect(store.requests == ["swift"])
  }

  @Test func clearingMakesNoRequestAndIgnoresAnswers() async throws {
    viewModel.execute(.search("swift"))
    while store.requests.isEmpty { await Task.yield() }
    viewModel.execute(.search(""))
    #expect(viewModel.viewState == RepoSearchState())
    try await store.answer("swift", with: .success([.swift]))
    for _ in 0..<10 { await Task.yield() }
    #expect(viewModel.viewState == RepoSearchState())
    #expect(store.requests == ["swift"])
  }

  @Test func selectionIsKeptIfItIsFoundAgain() async throws {
    try await search("s", answer: .success([.swift, .lint]))
    viewModel.execute(.choose(.lint))
    try await search("sw", answer: .success([.swift, .lint]))
    #expect(viewModel.viewState.chosen == .lint)
    try await search("swi", answer: .success([.swift]))
    #expect(viewModel.viewState.chosen == .swift)
  }

  @Test func unlistedRepositoryCannotBeSelected() async throws {
    try await search("s", answer: .success([.swift]))
    viewModel.execute(.choose(.rust))
    #expect(viewModel.viewState.chosen == .swift)
  }

  @Test func pendingRequestDoesNotRetainTheViewModel() async throws {
    expectNoFindings(
      await deallocationFindings {
        let viewModel = RepoSearchViewModel(store: store)
        viewModel.execute(.search("swift"))
        while store.requests.isEmpty { await Task.yield() }
        return [viewModel]
      })
    try await store.answer("swift", with: .success([]))
  }
}

struct BundledRepoStoreTests {
  let store = BundledRepoStore(delay: .zero)

  @Test func partOfTheNameMatches() async throws {
    #expect(try await store.repos(named: "REALM/").map(\.fullName) == ["realm/SwiftLint", "realm/realm-swift"])
  }

  @Test func requestFailsWithoutANetwork() async {
    store.isOnline = false
    await #expect(throws: RepoStoreError.offline) { try await store.repos(named: "swift") }
  }
}

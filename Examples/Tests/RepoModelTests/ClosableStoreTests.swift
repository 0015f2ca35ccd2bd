import RepoModel
import Testing

/// A store that never answers, and reports when a request is cancelled.
private struct SilentStore: RepoStore {
  func search(_ text: String) async throws(RepoStoreError) -> [Repo] { try await never() }
  func repo(_ id: Repo.ID) async throws(RepoStoreError) -> Repo? { try await never() }

  private func never() async throws(RepoStoreError) -> Never {
    while !Task.isCancelled { await Task.yield() }
    throw .cancelled
  }
}

/// A store that answers immediately with a caveat.
private struct KeptStore: RepoStore {
  func search(_ text: String) async throws(RepoStoreError) -> [Repo] { [] }
  func repo(_ id: Repo.ID) async throws(RepoStoreError) -> Repo? { throw .damaged("x") }
  func answer(to text: String) async throws(RepoStoreError) -> Answer<[Repo]> { Answer([], caveat: .partial(of: 9)) }
}

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ClosableStoreTests {
  @Test func answersAreThoseOfTheStore() async throws {
    let store = ClosableStore(KeptStore())
    #expect(try await store.answer(to: "a") == Answer([], caveat: .partial(of: 9)))
    await #expect(throws: RepoStoreError.damaged("x")) { try await store.repo(1) }
    #expect(store.openCount == 0)
  }

  @Test func closingCancelsEveryPendingRequest() async {
    let store = ClosableStore(SilentStore())
    let requests = [Task { _ = try await store.search("a") }, Task { _ = try await store.repo(1) }]
    await opened(2, of: store)
    store.close()
    for request in requests {
      await #expect(throws: RepoStoreError.cancelled) { try await request.value }
    }
    #expect(store.openCount == 0)
  }

  @Test func abandonedRequestIsCancelled() async {
    let store = ClosableStore(SilentStore())
    let request = Task { _ = try await store.search("a") }
    await opened(1, of: store)
    request.cancel()
    await #expect(throws: RepoStoreError.cancelled) { try await request.value }
    #expect(store.openCount == 0)
  }

  private func opened(_ count: Int, of store: ClosableStore) async {
    while store.openCount != count, !Task.isCancelled { await Task.yield() }
    #expect(store.openCount == count)
  }

  @Test func closedStoreMakesNoRequests() async {
    let store = ClosableStore(KeptStore())
    store.close()
    await #expect(throws: RepoStoreError.cancelled) { try await store.search("a") }
  }
}

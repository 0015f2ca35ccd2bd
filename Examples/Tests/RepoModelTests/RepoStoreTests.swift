import RepoModel
import Synchronization
import Testing

/// A store without caveats that saves repositories one by one.
private final class PlainStore: EditableRepoStore {
  let saved = Mutex<[Repo]>([])

  func search(_ text: String) async throws(RepoStoreError) -> [Repo] {
    if text.isEmpty { throw .damaged("x") }
    return [known]
  }
  func repo(_ id: Repo.ID) async throws(RepoStoreError) -> Repo? { id == 1 ? known : nil }
  func save(_ repo: Repo) async throws(RepoStoreError) { saved.withLock { $0.append(repo) } }
  func delete(_ id: Repo.ID) async throws(RepoStoreError) {}
}

private let known = Repo(id: 1, owner: "octo", name: "a", description: "", language: nil, stars: 0)

struct RepoStoreTests {
  private let store = PlainStore()

  @Test func storeWithoutCaveatsAnswers() async throws {
    #expect(try await store.answer(to: "a") == Answer([known]))
    #expect(try await store.answer(for: 1) == Answer(known))
    #expect(try await store.answer(for: 2) == Answer(nil))
    await #expect(throws: RepoStoreError.damaged("x")) { try await store.answer(to: "") }
  }

  @Test func repositoriesAreSavedOneByOneByDefault() async throws {
    try await store.save([known, known])
    #expect(store.saved.withLock { $0 } == [known, known])
  }
}

import RepoModel

/// A store without free space.
struct FullStore: EditableRepoStore {
  static let error = RepoStoreError.unavailable("the cache", reason: "the disk is full")

  func search(_ text: String) async throws(RepoStoreError) -> [Repo] { [] }
  func repo(_ id: Repo.ID) async throws(RepoStoreError) -> Repo? { nil }
  func save(_ repo: Repo) async throws(RepoStoreError) { throw Self.error }
  func delete(_ id: Repo.ID) async throws(RepoStoreError) { throw Self.error }
}

/// A store that can be changed.
public protocol EditableRepoStore: RepoStore {
  /// Inserts the repository, or replaces the one with its identity.
  func save(_ repo: Repo) async throws(RepoStoreError)

  /// The same for several: all of them, or none where the store can do so.
  func save(_ repos: [Repo]) async throws(RepoStoreError)

  /// Deletes the repository, if it is there.
  func delete(_ id: Repo.ID) async throws(RepoStoreError)
}

extension EditableRepoStore {
  /// One after the other.
  public func save(_ repos: [Repo]) async throws(RepoStoreError) {
    for repo in repos { try await save(repo) }
  }
}

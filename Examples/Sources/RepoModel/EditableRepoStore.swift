/// A store that can be changed.
public protocol EditableRepoStore: RepoStore {
  /// Inserts the repository, or replaces the one with its identity.
  func save(_ repo: Repo) async throws(RepoStoreError)

  /// Saves several repositories: all of them or none, if the store can do that.
  func save(_ repos: [Repo]) async throws(RepoStoreError)

  /// Deletes the repository, if it exists.
  func delete(_ id: Repo.ID) async throws(RepoStoreError)
}

extension EditableRepoStore {
  /// Saves the repositories one by one.
  public func save(_ repos: [Repo]) async throws(RepoStoreError) {
    for repo in repos { try await save(repo) }
  }
}

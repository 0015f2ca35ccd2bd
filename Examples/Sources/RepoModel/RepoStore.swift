/// Where repositories are found.
public protocol RepoStore: Sendable {
  /// The repositories that match every word of the text, each word by its beginning, best match first.
  ///
  /// Any text is welcome. A blank one matches all, most stars first; one without a letter or digit, none.
  func search(_ text: String) async throws(RepoStoreError) -> [Repo]

  /// The repository as it is now; nil once it is gone.
  func repo(_ id: Repo.ID) async throws(RepoStoreError) -> Repo?
}

/// A store that can be changed.
public protocol EditableRepoStore: RepoStore {
  /// Inserts the repository, or replaces the one with its identity.
  func save(_ repo: Repo) async throws(RepoStoreError)

  /// Deletes the repository, if it is there.
  func delete(_ id: Repo.ID) async throws(RepoStoreError)
}

/// A source of repositories.
public protocol RepoStore: Sendable {
  /// Returns the repositories that match every word of the text by its beginning, best match first.
  ///
  /// Any text is valid. A blank one matches everything, most stars first; one without a letter or digit matches
  /// nothing. A store that queries another program lets it decide how words match and how many results it returns.
  func search(_ text: String) async throws(RepoStoreError) -> [Repo]

  /// Returns the current repository; nil if it no longer exists.
  func repo(_ id: Repo.ID) async throws(RepoStoreError) -> Repo?

  /// Returns the result of ``search(_:)`` with a caveat; by default, without one.
  func answer(to text: String) async throws(RepoStoreError) -> Answer<[Repo]>

  /// Returns the result of ``repo(_:)`` with a caveat; by default, without one.
  func answer(for id: Repo.ID) async throws(RepoStoreError) -> Answer<Repo?>
}

extension RepoStore {
  public func answer(to text: String) async throws(RepoStoreError) -> Answer<[Repo]> {
    Answer(try await search(text))
  }

  public func answer(for id: Repo.ID) async throws(RepoStoreError) -> Answer<Repo?> {
    Answer(try await repo(id))
  }
}

/// Where repositories are found.
public protocol RepoStore: Sendable {
  /// The repositories that match every word of the text, each word by its beginning, best match first.
  ///
  /// Any text is welcome. A blank one matches all, most stars first; one without a letter or digit, none. A store that
  /// asks another program leaves to it how words match, and how many are told.
  func search(_ text: String) async throws(RepoStoreError) -> [Repo]

  /// The repository as it is now; nil once it is gone.
  func repo(_ id: Repo.ID) async throws(RepoStoreError) -> Repo?

  /// What ``search(_:)`` finds, and what has to be said of it; a store with nothing to say leaves this to the default.
  func answer(to text: String) async throws(RepoStoreError) -> Answer<[Repo]>

  /// What ``repo(_:)`` finds, and what has to be said of it; a store with nothing to say leaves this to the default.
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

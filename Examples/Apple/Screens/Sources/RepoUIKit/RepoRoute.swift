public import RepoModel

/// Where a person can go from a list.
public enum RepoRoute: Hashable, Sendable {
  /// The repository's page; until the store has answered, as the list knew it.
  case detail(Repo)
}

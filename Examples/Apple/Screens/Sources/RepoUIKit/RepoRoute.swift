public import RepoModel

/// The destinations of a list.
public enum RepoRoute: Hashable, Sendable {
  /// The repository's page, with the list's values until the store answers.
  case detail(Repo)
}

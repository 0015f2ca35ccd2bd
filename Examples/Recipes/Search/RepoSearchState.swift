public import MVVMState

/// All that the search shows, at one moment.
public struct RepoSearchState: ViewState, Hashable, Sendable {
  public var query = ""
  public var isLoading = false
  public var repos: [Repo] = []
  public var chosen: Repo?
  /// Why there is no answer.
  public var problem: String?

  public init(
    query: String = "", isLoading: Bool = false, repos: [Repo] = [], chosen: Repo? = nil, problem: String? = nil
  ) {
    self.query = query
    self.isLoading = isLoading
    self.repos = repos
    self.chosen = chosen
    self.problem = problem
  }
}

/// What a person can ask of the search.
public enum RepoSearchCommand: Hashable, Sendable {
  case search(String)
  case retry
  /// The repository itself: a place in the list may be another's by now.
  case choose(Repo)
}

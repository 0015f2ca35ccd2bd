public import MVVMState

/// The whole content of the search's screen.
public struct RepoSearchState: ViewState, Hashable, Sendable {
  public var query = ""
  public var isLoading = false
  public var repos: [Repo] = []
  public var chosen: Repo?
  /// The reason why there is no answer.
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

/// A command of the search.
public enum RepoSearchCommand: Hashable, Sendable {
  case search(String)
  case retry
  /// Selects the repository itself, because its position in the list may have changed.
  case choose(Repo)
}

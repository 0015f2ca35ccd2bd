public import RepoModel

/// The content of a list of repositories.
public enum RepoListState: Hashable, Sendable {
  /// A request is pending; the former answer stays visible.
  case loading(former: [Repo])
  /// The answer, which isn't empty, with a caveat if there is one.
  case loaded([Repo], caveat: Caveat? = nil)
  /// Nothing matches.
  case empty
  /// There was no answer; the former one stays visible.
  case failed(RepoStoreError, former: [Repo] = [])

  init(_ answer: Answer<[Repo]>) {
    self = answer.value.isEmpty ? .empty : .loaded(answer.value, caveat: answer.caveat)
  }

  /// The visible repositories.
  public var repos: [Repo] {
    switch self {
    case .loading(let repos), .loaded(let repos, _), .failed(_, let repos): repos
    case .empty: []
    }
  }

  /// Whether a request is pending.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }
}

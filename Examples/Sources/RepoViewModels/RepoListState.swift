public import RepoModel

/// What a list of repositories is showing.
public enum RepoListState: Hashable, Sendable {
  /// An answer is awaited; the former one stays in view.
  case loading(former: [Repo])
  /// The answer, which is not empty, and what has to be said of it.
  case loaded([Repo], caveat: Caveat? = nil)
  /// Nothing matches.
  case empty
  /// There was no answer; the former one stays in view.
  case failed(RepoStoreError, former: [Repo] = [])

  init(_ answer: Answer<[Repo]>) {
    self = answer.value.isEmpty ? .empty : .loaded(answer.value, caveat: answer.caveat)
  }

  /// The repositories in view.
  public var repos: [Repo] {
    switch self {
    case .loading(let repos), .loaded(let repos, _), .failed(_, let repos): repos
    case .empty: []
    }
  }

  /// Whether an answer is awaited.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }
}

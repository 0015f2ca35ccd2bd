public import RepoModel

/// What a list of repositories is showing.
public enum RepoListState: Hashable, Sendable {
  /// An answer is awaited; the former one stays in view.
  case loading(former: [Repo])
  /// The answer, which is not empty, and what has to be said of it.
  case loaded([Repo], caveat: Caveat? = nil)
  /// Nothing matches.
  case empty
  /// There was no answer.
  case failed(RepoStoreError)

  init(_ answer: Result<Answer<[Repo]>, RepoStoreError>) {
    switch answer {
    case .success(let answer) where answer.value.isEmpty: self = .empty
    case .success(let answer): self = .loaded(answer.value, caveat: answer.caveat)
    case .failure(let error): self = .failed(error)
    }
  }

  /// The repositories in view.
  public var repos: [Repo] {
    switch self {
    case .loading(let repos), .loaded(let repos, _): repos
    case .empty, .failed: []
    }
  }
}

public import RepoModel

/// What a list of repositories is showing.
public enum RepoListState: Hashable, Sendable {
  /// An answer is awaited; the former one stays in view.
  case loading(former: [Repo])
  /// The answer, which is not empty.
  case loaded([Repo])
  /// Nothing matches.
  case empty
  /// There was no answer.
  case failed(RepoStoreError)

  init(_ answer: Result<[Repo], RepoStoreError>) {
    switch answer {
    case .success([]): self = .empty
    case .success(let repos): self = .loaded(repos)
    case .failure(let error): self = .failed(error)
    }
  }

  /// The repositories in view.
  public var repos: [Repo] {
    switch self {
    case .loading(let repos), .loaded(let repos): repos
    case .empty, .failed: []
    }
  }
}

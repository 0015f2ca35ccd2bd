public import MVVMState

/// The search: commands go in, and states come out.
@MainActor
public final class RepoSearchViewModel: CommonViewModel<RepoSearchState, RepoSearchCommand> {
  private enum Kind { case search }
  private let store: any RepoStore

  public init(store: any RepoStore) {
    self.store = store
    super.init(RepoSearchState())
  }

  public override func handle(_ command: RepoSearchCommand, _ writer: inout ViewStateWriter<RepoSearchState>) {
    switch command {
    case .search(""):
      writer.cancel(Kind.search)
      writer.update { $0 = RepoSearchState() }
    case .search(let text): search(text, &writer)
    case .retry: if writer.viewState.problem != nil { search(writer.viewState.query, &writer) }
    case .choose(let repo): writer.update { if $0.repos.contains(repo) { $0.chosen = repo } }
    }
  }

  /// Shows the former answer until there is a new one, and supersedes the former request.
  private func search(_ text: String, _ writer: inout ViewStateWriter<RepoSearchState>) {
    writer.update { ($0.query, $0.isLoading, $0.problem) = (text, true, nil) }
    writer.start(Kind.search, .superseding) { [store] in
      try await store.repos(named: text)
    } then: { state, answer in
      switch answer {
      case .success(let repos):
        let chosen = repos.first { $0.id == state.chosen?.id } ?? repos.first
        state = RepoSearchState(query: state.query, repos: repos, chosen: chosen)
      case .failure(let error):
        state = RepoSearchState(query: state.query, problem: "\(error)")
      }
    }
  }
}

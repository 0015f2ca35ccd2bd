import RepoModel
import RepoViewModels

/// The rows that a list shows, and the search that they are results of.
struct ShownRows {
  private(set) var repos: [Repo] = []
  private var query: String?

  /// Returns the row of the repository, if it's shown.
  func place(of repo: Repo?) -> Int? { repo.flatMap { repo in repos.firstIndex { $0.id == repo.id } } }

  /// The necessary updates on screen.
  struct Change: Hashable {
    /// The rows have changed. If they haven't, the list isn't reloaded, because a person may be reading it or listening
    /// to it.
    var showsOthers = false
    /// The rows are results of another search, so the list scrolls to the top.
    var beginsAtTop = false
  }

  /// Updates the rows from the view model and returns what has changed.
  @MainActor
  mutating func follow(_ list: RepoListViewModel?) -> Change {
    var ids: Set<Repo.ID> = []
    // A server's pages overlap if the data changes between two requests; a repository has one row.
    let current = list?.state.repos.filter { ids.insert($0.id).inserted } ?? []
    var change = Change(showsOthers: current != repos)
    repos = current
    if case .loading = list?.state { return change }
    change.beginsAtTop = list?.query != query && !repos.isEmpty
    query = list?.query
    return change
  }
}

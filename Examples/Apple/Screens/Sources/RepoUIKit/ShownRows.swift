import RepoModel
import RepoViewModels

/// The rows that a list shows, and the search whose answer they are. A value.
struct ShownRows {
  private(set) var repos: [Repo] = []
  private var query: String?

  /// Where the repository is, if it's shown.
  func place(of repo: Repo?) -> Int? { repo.flatMap { repo in repos.firstIndex { $0.id == repo.id } } }

  /// What has to be done to the list on the screen.
  struct Change: Hashable {
    /// The rows are others than before. Where they are the same, the list is left alone: a person may be reading it, or
    /// listening to it.
    var showsOthers = false
    /// They answer another search, and are read from the top.
    var beginsAtTop = false
  }

  /// Takes over what the view model has come to.
  @MainActor
  mutating func follow(_ list: RepoListViewModel?) -> Change {
    var ids: Set<Repo.ID> = []
    // A server's pages may overlap, where the data moves on between them; a row has one place.
    let current = list?.state.repos.filter { ids.insert($0.id).inserted } ?? []
    var change = Change(showsOthers: current != repos)
    repos = current
    if case .loading = list?.state { return change }
    change.beginsAtTop = list?.query != query && !repos.isEmpty
    query = list?.query
    return change
  }
}

public import Observation
public import RepoModel
public import SwiftMVVMPattern

/// The search and its list.
@MainActor
@Observable
public final class RepoListViewModel: ViewModel {
  public private(set) var query = ""
  public private(set) var state = RepoListState.loading(former: [])
  /// The selected row; nil until a row of this search is selected.
  public private(set) var selectedRow: Int?

  @ObservationIgnored private let store: any RepoStore
  @ObservationIgnored private(set) var latest: Task<Void, Never>?
  @ObservationIgnored private var latestNumber = 0
  /// The search that the rows answer.
  @ObservationIgnored private var answeredQuery: String?
  /// The page that was loaded last.
  @ObservationIgnored private weak var page: RepoDetailViewModel?

  public init(store: any RepoStore) {
    self.store = store
  }

  /// Searches for the text. Only the answer to the latest search is shown, in whatever order answers arrive.
  ///
  /// A new search selects no row.
  public func search(_ text: String) {
    if text != query { selectedRow = nil }
    query = text
    state = .loading(former: state.repos)
    supersede()
    latest = Task { [weak self, store, latestNumber] in
      let answer = await Result.of { () throws(RepoStoreError) in try await store.answer(to: text) }
      self?.show(answer, number: latestNumber)
    }
  }

  /// Searches again, after a failure or a change.
  public func reload() {
    search(query)
  }

  /// Shows an answer without a request, such as a change that a store pushes. It replaces a pending search.
  public func show(_ answer: Answer<[Repo]>) {
    supersede()
    accept(answer)
  }

  /// Returns the page of a repository in the list. When it's loaded for the first time, its row is selected.
  public func detail(of repo: Repo) -> RepoDetailViewModel {
    RepoDetailViewModel(repo, store: store) { [weak self] in self?.hasLoaded($0) }
  }

  private func hasLoaded(_ page: RepoDetailViewModel) {
    guard page !== self.page else { return }
    self.page = page
    guard selection?.id != page.repo.id else { return }
    selectedRow = state.repos.firstIndex { $0.id == page.repo.id } ?? selectedRow
  }

  /// Returns once the latest search has been answered.
  public func settle() async {
    while let task = latest {
      await task.value
      if task == latest { return }
    }
  }

  private func supersede() {
    latestNumber += 1
    latest?.cancel()
  }

  private func show(_ answer: Result<Answer<[Repo]>, RepoStoreError>, number: Int) {
    guard number == latestNumber else { return }
    switch answer {
    case .success(let answer): accept(answer)
    case .failure(let error): state = .failed(error, former: state.repos)
    }
  }

  private func accept(_ answer: Answer<[Repo]>) {
    let former = state.repos
    let isReload = answersSearch
    (state, answeredQuery) = (RepoListState(answer), query)
    selectedRow = selectedRow.flatMap { row in
      isReload ? former.row(following: row, in: state.repos) : state.repos.row(nearest: row)
    }
    if isReload { updatePage(after: former) }
  }

  /// Reloads the page if its repository has left the list, because it may be gone.
  private func updatePage(after former: [Repo]) {
    guard let page, case let id = page.repo.id, former.contains(where: { $0.id == id }) else { return }
    if !state.repos.contains(where: { $0.id == id }) { Task { await page.load() } }
  }
}

// MARK: - Selection

extension RepoListViewModel {
  /// Whether the rows answer the current search. They don't while a new search is pending, or after it has failed.
  public var answersSearch: Bool { answeredQuery == query }

  /// Selects the row that shows the repository.
  ///
  /// A reload moves the selection with the repository. If the repository is gone, the nearest row is selected. While a
  /// new search is pending, the selection keeps its row number, because it's meant for the next rows.
  ///
  /// - Parameters:
  ///   - id: The repository that the row showed when it was selected.
  ///   - row: The row's position at that time; the list may have changed since.
  public func select(_ id: Repo.ID, at row: Int) {
    let repos = state.repos
    let isUnmoved = repos.indices.contains(row) && repos[row].id == id
    selectedRow = isUnmoved ? row : repos.firstIndex { $0.id == id } ?? repos.row(nearest: row)
  }

  /// The repository in the selected row.
  public var selection: Repo? { selectedRow.map { state.repos[$0] } }
}

// MARK: - As text

extension RepoListViewModel {
  /// A sentence about a limitation of the list; nil if it's complete and up to date.
  public var notice: String? {
    switch state {
    case .loading: "Searching…"
    case .loaded(_, let caveat): caveat?.text
    case .empty: "Nothing matches."
    case .failed(let error, former: []): "\(error)"
    case .failed(let error, _): answersSearch ? "\(error)" : "\(error); these rows are from the previous search"
    }
  }

  public var noticeKind: NoticeKind {
    switch state {
    case .loading, .empty: .note
    case .loaded(_, let caveat): caveat == nil ? .note : .warning
    case .failed: .error
    }
  }

  /// The number of rows; nil while a search is pending, or if it failed without rows.
  public var count: String? {
    switch state {
    case .loading, .failed(_, former: []): nil
    case .loaded, .empty, .failed:
      state.repos.count == 1 ? "1 repository" : "\(state.repos.count.grouped) repositories"
    }
  }
}

public import GTKKit
public import RepoModel
public import RepoViewModels
public import SwiftMVVMPattern

/// The search and its list.
@MainActor
public final class ListScreen: ViewModelBinder {
  @ObservedViewModel public var viewModel: RepoListViewModel?
  /// Called with the repository of a row that is activated.
  public var onOpen: (Repo) -> Void = { _ in }

  let search = SearchEntry("Search repositories")
  /// Stands in place of rows where there are none.
  let message = Label(isParagraph: true, styles: ["title-4", "dim-label"])
  /// What has to be said of the rows.
  let notice = Label()
  /// How many rows there are.
  let count = Label()
  public private(set) lazy var rows = ListView<RowCell> { [weak self] cell, row in
    guard let self, repos.indices.contains(row) else { return }
    presenter.render(repos[row], in: cell)
  }
  private(set) lazy var content = Box(.vertical, [search, instead, scrolled])
  private lazy var scrolled = Scrolled(rows)
  private lazy var instead = Scrolled(message.margin(12))

  private let presenter = RowPresenter()
  private var repos: [Repo] = []
  private var shownQuery = ""
  /// The row that keys chose is to be opened as soon as the list shows what was searched for.
  private var isOpening = false
  private var token: BindingToken?

  init() {
    // What is typed or pasted at once is one search.
    search.onChange = { [weak self] in Task { self?.searchIfNew() } }
    search.onEnter = { [weak self] in self?.openWhenListed() }
    search.onKeys("Down") { [weak self] in self?.rows.focus() }
    rows.onActivate = { [weak self] row in self?.open(row) }
  }

  public func bind(to viewModel: RepoListViewModel?) {
    isOpening = false
    token = observeChanges(for: self) {
      ($0.viewModel?.query, $0.viewModel?.state)
    } show: { screen, _ in
      screen.update()
    }
  }

  /// Shows what the view model has come to, at once; a change is also heard a little later.
  public func update() {
    let state = viewModel?.state ?? .empty
    if state.repos != repos || rows.count != state.repos.count {
      repos = state.repos
      rows.reload(count: repos.count)
    }
    chooseFirst(for: viewModel?.query ?? "")
    showNotice()
    if isOpening, !isAwaited, let row = rows.selected { open(row) }
  }

  private func chooseFirst(for query: String) {
    if query == shownQuery { return }
    shownQuery = query
    guard !repos.isEmpty else { return }
    rows.selected = 0
    rows.scroll(to: 0)
  }

  private func showNotice() {
    let text = viewModel?.notice ?? ""
    instead.isVisible = repos.isEmpty
    scrolled.isVisible = !repos.isEmpty
    message.text = repos.isEmpty ? text : ""
    notice.text = repos.isEmpty ? "" : text
    for label in [message, notice] { label.setStyle("warning", isWarning) }
    count.text = repos.count == 1 ? "1 repository" : "\(repos.count) repositories"
  }

  private var isAwaited: Bool {
    if case .loading = viewModel?.state { true } else { false }
  }

  private var isWarning: Bool {
    switch viewModel?.state {
    case .failed, .loaded(_, caveat: .some): true
    case .loading, .loaded, .empty, nil: false
    }
  }
}

// MARK: - What a person does

extension ListScreen: CellContainer {
  public func visibleCell(at row: Int) -> RowCell? { rows.cell(at: row) }

  private func searchIfNew() {
    guard let viewModel, search.text != viewModel.query else { return }
    isOpening = false
    viewModel.search(search.text)
    update()
  }

  func reload() {
    viewModel?.reload()
    update()
  }

  private func openWhenListed() {
    searchIfNew()
    isOpening = true
    update()
  }

  /// Opens what the row shows, whatever the data has become meanwhile.
  private func open(_ row: Int) {
    isOpening = false
    if let repo = context(ofCell: RowCell.self, at: row) { onOpen(repo) }
  }
}

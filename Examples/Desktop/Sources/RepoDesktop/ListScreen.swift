public import GTKKit
public import RepoModel
public import RepoViewModels
public import SwiftMVVMPattern

/// The search field and its list.
@MainActor
public final class ListScreen: ViewModelBinder {
  @ObservedViewModel public var viewModel: RepoListViewModel?
  /// Called with the repository of an activated row.
  public var onOpen: (Repo) -> Void = { _ in }

  let search = SearchEntry("Search repositories")
  /// The repository whose page is open.
  public var openID: Repo.ID? {
    didSet { for cell in rows.cells.values { mark(cell) } }
  }

  /// Replaces the rows if there are none.
  let message = Label(isParagraph: true, styles: ["title-4"])
  /// The notice below the rows.
  let notice = Label()
  /// The number of rows.
  let count = Label()
  public private(set) lazy var rows = ListView<RowCell> { [weak self] cell, row in
    guard let self, repos.indices.contains(row) else { return }
    presenter.render(repos[row], in: cell)
    mark(cell)
  }
  private(set) lazy var content = Box(.vertical, spacing: 0, [search.margin(8), instead, scrolled])
  private lazy var scrolled = Scrolled(rows)
  private lazy var instead = Scrolled(message.margin(12))

  private let presenter = RowPresenter()
  private var repos: [Repo] = []
  private var shownQuery = ""
  /// Whether the row that keys selected opens when the list shows the results.
  private var isOpening = false
  private var token: BindingToken?

  init() {
    // A task merges the two changes of replaced text into one search.
    search.onChange = { [weak self] in Task { self?.searchIfNew() } }
    search.onEnter = { [weak self] in self?.openWhenListed() }
    search.onKeys("Down") { [weak self] in self?.rows.focus() }
    rows.onActivate = { [weak self] row in self?.open(row) }
    rows.onSelect = { [weak self] row in self?.select(row) }
  }

  public func bind(to viewModel: RepoListViewModel?) {
    isOpening = false
    token = observeChanges(for: self) {
      ($0.viewModel?.query, $0.viewModel?.state)
    } show: { screen, _ in
      screen.update()
    }
  }

  /// Shows the view model's state immediately, because observed changes arrive in a later turn.
  public func update() {
    let current = viewModel?.state.repos ?? []
    if current != repos || rows.count != current.count {
      repos = current
      let selected = rows.selected ?? 0
      rows.reload(count: repos.count, shift: (viewModel?.selectedRow ?? selected) - selected)
    }
    showSelection(for: viewModel?.query ?? "")
    showNotice()
    guard isOpening, viewModel?.state.isLoading == false else { return }
    isOpening = false
    if viewModel?.answersSearch == true, let row = rows.selected { open(row) }
  }

  private func showSelection(for query: String) {
    guard !repos.isEmpty else { return shownQuery = query }
    let row = viewModel?.selectedRow ?? 0
    rows.selected = row
    if viewModel?.selectedRow == nil { viewModel?.select(repos[row].id, at: row) }
    if query != shownQuery { rows.scroll(to: row) }
    shownQuery = query
  }

  private func mark(_ cell: RowCell) {
    cell.isOpen = openID != nil && cell.context?.id == openID
  }

  private func showNotice() {
    let text = viewModel?.notice ?? ""
    instead.isVisible = repos.isEmpty
    scrolled.isVisible = !repos.isEmpty
    message.text = repos.isEmpty ? text : ""
    notice.text = repos.isEmpty ? "" : text
    notice.tooltip = notice.text
    for label in [message, notice] { label.setStyle(viewModel?.noticeKind ?? .note) }
    count.text = viewModel?.count ?? ""
  }
}

// MARK: - Actions

extension ListScreen: CellContainer {
  public func visibleCell(at row: Int) -> RowCell? { rows.cell(at: row) }

  private func searchIfNew() {
    guard let viewModel, search.text != viewModel.query else { return }
    // Typing on a row continues the search, and so does Enter.
    if rows.hasFocus { search.focusToTypeOn() }
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

  /// Opens what the row shows, even if the data has changed.
  private func open(_ row: Int) {
    isOpening = false
    guard let repo = context(ofCell: RowCell.self, at: row) else { return }
    rows.selected = row
    viewModel?.select(repo.id, at: row)
    onOpen(repo)
  }

  private func select(_ row: Int) {
    isOpening = false
    if let repo = context(ofCell: RowCell.self, at: row) { viewModel?.select(repo.id, at: row) }
  }
}

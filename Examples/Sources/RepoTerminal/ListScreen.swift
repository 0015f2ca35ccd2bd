import RepoModel
import RepoViewModels
import SwiftMVVMPattern
import TerminalKit

/// The search and its list, like a table view's controller.
@MainActor
final class ListScreen: Screen, ViewModelBinder {
  @ObservedViewModel var viewModel: RepoListViewModel?
  /// Called when there is something new to draw.
  var onChange: () -> Void = {}

  private(set) var chosen = 0
  private var repos: [Repo] = []
  private var shownQuery = ""
  /// Whether the rows of the former search and its selected row stay in view, until there are results to draw instead.
  private var showsFormerRows = false
  private var token: BindingToken?
  /// Whether names are never cut, as the output of a script needs.
  var showsFullNames = false
  /// The text of the search as it is typed.
  private(set) var field = TextField(limit: ListScreen.longestSearch)
  /// The reason why the last key had no effect.
  private var problem: String?
  private let presenter = RowPresenter()
  private lazy var rows = ListContainer { [weak self] cell, index in
    guard let self else { return }
    presenter.render(repos[index], in: cell)
  }

  func bind(to viewModel: RepoListViewModel?) {
    token = observeChanges(for: self) {
      ($0.viewModel?.query, $0.viewModel?.state)
    } show: { screen, _ in
      screen.update()
      screen.onChange()
    }
  }

  /// Searches, and scrolls to the top if the text is different.
  func search(_ text: String) {
    if field.text != text { field.set(text) }
    viewModel?.search(text)
    update()
  }

  func reload() {
    viewModel?.reload()
    update()
  }

  /// Moves the selection by a number of rows, within the list. In a new search, the first row counts as selected.
  func move(by distance: Int) {
    if showsFormerRows { update() }
    choose((showsFormerRows ? 0 : chosen) + distance)
    showsFormerRows = false
    select()
    onChange()
  }

  /// The repository that the selected row shows, even if the data has changed.
  var selection: Repo? { rows.context(ofCell: RowCell.self, at: chosen) }

  /// Whether the rows of the current search aren't visible yet.
  var isPending: Bool { showsFormerRows || isSearching }

  private var isSearching: Bool { viewModel.map { $0.state.isLoading && !$0.answersSearch } ?? false }

  var count: Int { repos.count }
  var pageLength: Int { max(1, rows.height) }

  /// Shows the view model's current state immediately; a change is also observed in a later turn.
  ///
  /// For a new search, only its field and notice are drawn. Its rows are drawn once, with the selection, when they
  /// arrive.
  func update() {
    showsFormerRows = isSearching && viewModel?.selectedRow == nil
    let selected = showsFormerRows ? chosen : viewModel?.selectedRow ?? 0
    shownQuery = viewModel?.query ?? ""
    repos = viewModel?.state.repos ?? []
    rows.reload(count: repos.count)
    // The selected repository stays on its line of the screen.
    if selected != chosen { rows.scroll(toFirst: rows.first + selected - chosen) }
    choose(selected)
    if !showsFormerRows && viewModel?.selectedRow == nil { select() }
  }

  private func choose(_ index: Int) {
    chosen = max(0, min(index, repos.count - 1))
    rows.reveal(chosen)
  }

  private func select() {
    if let selection { viewModel?.select(selection.id, at: chosen) }
  }
}

// MARK: - Typing

extension ListScreen {
  /// The largest number of characters in a search.
  nonisolated static let longestSearch = 200

  /// Whether the key changes the field's text or cursor.
  func isEditing(with key: Key) -> Bool {
    var copy = field
    return key == .escape || copy.handle(key) != .ignored
  }

  /// Changes the field's text or cursor; returns false if the key isn't an editing key.
  func edit(with key: Key) -> Bool {
    let (former, formerProblem) = (field, problem)
    problem = nil
    let effect = key == .escape ? clear() : field.handle(key)
    if effect == .tooLong { problem = "A search has at most \(Self.longestSearch) characters." }
    if (field, problem) != (former, formerProblem) { onChange() }
    return effect != .ignored
  }

  private func clear() -> TextField.Effect {
    field.set("")
    return .handled
  }
}

// MARK: - Drawing

extension ListScreen {
  func frame(for size: Size) -> Frame {
    page(for: size).frame(for: size)
  }

  /// Creates as many rows as fit into the terminal.
  func lay(out size: Size) {
    rows.resize(height: ListPage.height(in: size, notice: shownNotice))
    rows.reveal(chosen)
  }

  func page(for size: Size) -> ListPage {
    lay(out: size)
    return ListPage(
      query: shownQuery, cursor: field.text == shownQuery ? field.cursor : nil, position: position,
      notice: repos.isEmpty ? nil : notice, problem: problem.map { Line($0, .warning) },
      content: content(columns: size.columns - 2))
  }

  private var position: String { repos.isEmpty ? "" : "\((chosen + 1).grouped) of \(repos.count.grouped)" }

  private func content(columns: Int) -> ListPage.Content {
    if repos.isEmpty { return .notice(notice ?? Line()) }
    let cells = rows.window.compactMap { rows.visibleCell(at: $0) }
    guard showsFullNames else { return .rows(cells.map { $0.text(columns: columns) }, chosen: chosen - rows.first) }
    let width = cells.map(\.nameColumns).reduce(RowWidths(columns: columns).name, max)
    return .rows(cells.map { $0.text(columns: columns, nameWidth: width) }, chosen: chosen - rows.first)
  }

  /// The number of rows above and below those in view.
  var outOfView: (above: Int, below: Int) { (rows.window.lowerBound, repos.count - rows.window.upperBound) }

  /// The line above the rows.
  private var shownNotice: Line? {
    problem.map { Line($0, .warning) } ?? (repos.isEmpty ? nil : notice)
  }

  /// The notice that replaces the rows, or appears above them.
  private var notice: Line? {
    guard let viewModel, let text = viewModel.notice else { return nil }
    switch viewModel.state {
    case .loading, .empty: return Line(text, .faint)
    case .loaded, .failed: return Line(text, .warning)
    }
  }
}

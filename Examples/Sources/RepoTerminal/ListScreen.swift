import RepoModel
import RepoViewModels
import SwiftMVVMPattern
import TerminalKit

/// The search and its list: the part of a table view's controller.
@MainActor
final class ListScreen: Screen, ViewModelBinder {
  @ObservedViewModel var viewModel: RepoListViewModel?
  /// Called when there is something new to draw.
  var onChange: () -> Void = {}

  private(set) var chosen = 0
  private var repos: [Repo] = []
  private var shownQuery = ""
  private var token: BindingToken?
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

  /// Searches, and begins at the top again where the text is another.
  func search(_ text: String) {
    viewModel?.search(text)
    update()
  }

  func reload() {
    viewModel?.reload()
    update()
  }

  /// Selects another row, so many rows away, as far as the list goes.
  func move(by distance: Int) {
    choose(chosen + distance)
    select()
    onChange()
  }

  /// The repository in the chosen row: what the row shows, whatever the data has become meanwhile.
  var selection: Repo? { rows.context(ofCell: RowCell.self, at: chosen) }

  /// Whether the rows of the present search are yet to come.
  var isAwaited: Bool { viewModel.map { $0.state.isLoading && !$0.answersSearch } ?? false }

  var count: Int { repos.count }
  var pageLength: Int { max(1, rows.height) }

  /// Shows what the view model has come to, at once; a change is also heard a little later.
  func update() {
    let selected = viewModel?.selectedRow ?? 0
    (shownQuery, repos) = (viewModel?.query ?? "", viewModel?.state.repos ?? [])
    rows.reload(count: repos.count)
    // The selected repository stays on its line of the screen.
    if selected != chosen { rows.scroll(toFirst: rows.first + selected - chosen) }
    choose(selected)
    if viewModel?.selectedRow == nil { select() }
  }

  private func choose(_ index: Int) {
    chosen = max(0, min(index, repos.count - 1))
    rows.reveal(chosen)
  }

  private func select() {
    if let selection { viewModel?.select(selection.id, at: chosen) }
  }
}

// MARK: - Drawing

extension ListScreen {
  func frame(for size: Size) -> Frame {
    page(for: size).frame(for: size)
  }

  /// Makes as many rows as the terminal has room for.
  func lay(out size: Size) {
    rows.resize(height: ListPage.height(in: size))
    rows.reveal(chosen)
  }

  func page(for size: Size) -> ListPage {
    lay(out: size)
    return ListPage(
      query: shownQuery, position: position, notice: repos.isEmpty ? nil : notice,
      content: content(columns: size.columns - 2))
  }

  private var position: String { repos.isEmpty ? "" : "\((chosen + 1).grouped) of \(repos.count.grouped)" }

  private func content(columns: Int) -> ListPage.Content {
    if repos.isEmpty { return .notice(notice ?? Line()) }
    return .rows(
      rows.window.map { rows.visibleCell(at: $0)?.text(columns: columns) ?? "" },
      chosen: chosen - rows.first)
  }

  /// In place of rows where there are none, and else above them.
  private var notice: Line? {
    guard let viewModel, let text = viewModel.notice else { return nil }
    switch viewModel.state {
    case .loading, .empty: return Line(text, .faint)
    case .loaded, .failed: return Line(text, .warning)
    }
  }
}

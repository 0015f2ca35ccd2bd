public import RepoModel
import RepoViewModels
import TerminalKit

/// The app: a list, and on top of it, one page at a time. Keys and scripts drive the same one.
@MainActor
public final class Browser {
  let list = ListScreen()
  private(set) var detail: DetailScreen?
  private var loading: Task<Void, Never>?
  /// Opens the chosen row of a list that is still awaited.
  private var opening: Task<Void, Never>?

  /// Called when there is something new to draw.
  var onChange: () -> Void = {}

  public init(store: any RepoStore) {
    list.onChange = { [weak self] in self?.onChange() }
    list.viewModel = RepoListViewModel(store: store)
    search("")
  }

  var screen: any Screen { detail ?? list }
  var query: String { list.viewModel?.query ?? "" }

  func search(_ text: String) {
    stayInList()
    list.search(text)
  }

  /// Opens the chosen row; false where there is none.
  @discardableResult
  func open() -> Bool {
    guard let repo = list.selection, let viewModel = list.viewModel?.detail(of: repo) else { return false }
    let screen = DetailScreen()
    screen.onChange = { [weak self] in self?.onChange() }
    screen.viewModel = viewModel
    detail = screen
    loadDetail()
    onChange()
    return true
  }

  func back() {
    detail = nil
    onChange()
  }

  /// Asks the store again for what is on the screen.
  func reload() {
    if detail == nil { list.reload() } else { loadDetail() }
  }

  private func loadDetail() {
    loading = Task { [viewModel = detail?.viewModel] in await viewModel?.load() }
  }

  /// Returns once the screens show all that was asked for.
  func settle() async {
    await list.viewModel?.settle()
    await opening?.value
    await loading?.value
    list.update()
    detail?.update()
  }
}

// MARK: - Opening a row to come

extension Browser {
  /// Opens the chosen row once the list shows what was searched for: what a person types ahead is meant for that.
  func openWhenListed() {
    stayInList()
    guard list.isAwaited else {
      open()
      return
    }
    opening = Task { [weak self, viewModel = list.viewModel] in
      await viewModel?.settle()
      guard !Task.isCancelled, let self else { return }
      opening = nil
      list.update()
      if viewModel?.answersSearch == true { open() }
    }
  }

  /// Opens nothing after all; false where nothing was to be opened.
  @discardableResult
  func stayInList() -> Bool {
    defer { opening = nil }
    opening?.cancel()
    return opening != nil
  }
}

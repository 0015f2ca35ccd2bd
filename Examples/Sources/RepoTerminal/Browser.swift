public import RepoModel
import RepoViewModels
import TerminalKit

/// The app: a list and the page in front of it. Keys and scripts use the same one.
@MainActor
public final class Browser {
  let list = ListScreen()
  private(set) var detail: DetailScreen?
  private var loading: Task<Void, Never>?
  /// The task that opens the selected row once the list has loaded.
  private var opening: Task<Void, Never>?

  /// Called after a change to the screen.
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

  /// Opens the selected row; returns false if there is none.
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

  /// Reloads what the screen shows.
  func reload() {
    if detail == nil { list.reload() } else { loadDetail() }
  }

  private func loadDetail() {
    loading = Task { [viewModel = detail?.viewModel] in await viewModel?.load() }
  }

  /// Returns once the screens show the answers to all requests.
  func settle() async {
    await list.viewModel?.settle()
    await opening?.value
    await loading?.value
    list.update()
    detail?.update()
  }
}

// MARK: - Opening a row that is still loading

extension Browser {
  /// Opens the selected row once the list shows the results, because keys typed ahead are meant for them.
  func openWhenListed() {
    stayInList()
    guard list.isPending else {
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

  /// Cancels opening a row; returns false if none was about to open.
  @discardableResult
  func stayInList() -> Bool {
    defer { opening = nil }
    opening?.cancel()
    return opening != nil
  }
}

import GTKKit
public import RepoModel
import RepoViewModels

/// The app's window: a search field, its list, and the page of the repository that was opened last.
@MainActor
public final class Browser {
  public let list = ListScreen()
  let detail = DetailScreen()
  let store: ClosableStore
  let window: Window
  /// Called once when the window closes.
  public var onClose: () -> Void = {}

  public init(store: any RepoStore) {
    self.store = ClosableStore(store)
    let panes = Paned(list.content, detail.content, position: 480)
    let status = Box(
      .horizontal, spacing: 18, [list.count, list.notice.filling(), Label(styles: ["secondary"], text: Self.help)]
    ).margin(8)
    window = Window("Repositories", width: 960, height: 600, Box(.vertical, spacing: 0, [panes.expanding(), status]))
    connect()
    detail.viewModel = nil
    list.viewModel = RepoListViewModel(store: self.store)
    list.viewModel?.search("")
  }

  public var isOpen: Bool { window.isOpen }

  public func present() { window.present() }

  public func close() { window.close() }

  private static let help = "^F search   ^R reload   Esc back   ^Q quit"

  private func connect() {
    list.onOpen = { [weak self] repo in self?.open(repo) }
    list.search.takeKeys(of: window)
    window.onClose = { [weak self] in self?.hasClosed() }
    list.search.onEscape = { [weak self] in self?.back() }
    // Tab would move through every row of a GTK list.
    list.rows.onKeys("Tab") { [weak self] in self?.focusNext() }
    list.rows.onKeys("<Shift>Tab") { [weak self] in self?.list.search.focus() }
    window.onKeys("Escape") { [weak self] in self?.back() }
    window.onKeys("<Control>f") { [weak self] in self?.list.search.focus() }
    for keys in ["<Control>q", "<Control>w"] { window.onKeys(keys) { [weak self] in self?.window.close() } }
    for keys in ["<Control>r", "F5"] { window.onKeys(keys) { [weak self] in self?.reload() } }
  }

  private func open(_ repo: Repo) {
    detail.viewModel = list.viewModel?.detail(of: repo)
    list.openID = repo.id
    detail.load()
  }

  /// Moves the focus from the rows to the page, or else to the search.
  private func focusNext() {
    detail.viewModel == nil ? list.search.focus() : detail.view.title.focus()
  }

  /// Closes the page, or else clears the search if it has the focus, or else focuses it.
  func back() {
    if detail.viewModel != nil {
      if detail.content.hasFocus { list.rows.focus() }
      detail.viewModel = nil
      list.openID = nil
    } else if list.search.hasFocus {
      list.search.text = ""
    } else {
      list.search.focus()
    }
  }

  /// Reloads everything in the window.
  func reload() {
    list.reload()
    detail.load()
  }

  /// Cancels everything that only the window needed.
  private func hasClosed() {
    list.viewModel = nil
    detail.viewModel = nil
    store.close()
    onClose()
  }
}

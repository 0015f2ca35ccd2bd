public import RepoModel
import RepoViewModels
import TerminalKit

/// The app: a list, and on top of it, one page at a time. Keys and scripts drive the same one.
@MainActor
public final class Browser {
  let list = ListScreen()
  private(set) var detail: DetailScreen?
  private var loading: Task<Void, Never>?

  /// Called when there is something new to draw.
  var onChange: () -> Void = {} {
    didSet { list.onChange = onChange }
  }

  public init(store: any RepoStore) {
    list.viewModel = RepoListViewModel(store: store)
    list.viewModel?.search("")
  }

  var screen: any Screen { detail ?? list }
  var query: String { list.viewModel?.query ?? "" }

  func search(_ text: String) {
    list.viewModel?.search(text)
  }

  /// Opens the chosen row; false where there is none.
  @discardableResult
  func open() -> Bool {
    guard let repo = list.selection, let viewModel = list.viewModel?.detail(of: repo) else { return false }
    let screen = DetailScreen()
    screen.onChange = { [weak self] in self?.onChange() }
    screen.viewModel = viewModel
    detail = screen
    loading = Task { await viewModel.load() }
    onChange()
    return true
  }

  func back() {
    detail = nil
    onChange()
  }

  /// Returns once the screens show all that was asked for.
  func settle() async {
    await list.viewModel?.settle()
    await loading?.value
    list.bind()
    detail?.bind()
  }
}

import RepoViewModels
import UIKit

/// What is around the rows, of a table as of a collection: the search field, pulling to refresh, and what stands in
/// the place of rows where there are none.
@MainActor
final class ListSurroundings: NSObject, UISearchResultsUpdating {
  private weak var screen: UIViewController?
  private let search = UISearchController(searchResultsController: nil)
  private let refresh = UIRefreshControl()
  private var viewModel: RepoListViewModel?
  private var placeholder: Placeholder?
  private var announcer = Announcer()

  init(of screen: UIViewController, over rows: UIScrollView) {
    self.screen = screen
    super.init()
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search repositories"
    search.searchBar.autocapitalizationType = .none
    search.searchBar.autocorrectionType = .no
    screen.navigationItem.searchController = search
    screen.navigationItem.hidesSearchBarWhenScrolling = false
    // A page that is pushed above the screen is also above the search.
    screen.definesPresentationContext = true
    refresh.addAction(UIAction { [weak self] _ in self?.viewModel?.reload() }, for: .valueChanged)
    rows.refreshControl = refresh
    rows.keyboardDismissMode = .onDrag
  }

  func updateSearchResults(for searchController: UISearchController) {
    // UIKit also tells when the field is entered and left, with the same text.
    guard let viewModel, let text = searchController.searchBar.text, text != viewModel.query else { return }
    viewModel.search(text)
  }

  /// Puts the keyboard's cursor into the search field.
  func beginSearch() {
    _ = search.searchBar.becomeFirstResponder()
  }

  /// Shows what the view model has come to; nil shows nothing.
  func show(_ list: RepoListViewModel?) {
    viewModel = list
    let query = list?.query ?? ""
    if search.searchBar.text != query { search.searchBar.text = query }
    show(Placeholder(list))
    let isAwaited = if case .loading = list?.state { true } else { false }
    if !isAwaited, refresh.isRefreshing { refresh.endRefreshing() }
    announcer.announce(isAwaited ? nil : list?.notice, of: screen)
  }

  private func show(_ new: Placeholder?) {
    guard new != placeholder else { return }
    placeholder = new
    screen?.contentUnavailableConfiguration = new?.configuration { [weak self] in self?.viewModel?.reload() }
  }
}

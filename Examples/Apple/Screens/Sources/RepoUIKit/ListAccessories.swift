import RepoViewModels
import UIKit

/// Everything around the rows of a table or a collection: the search field, pulling to refresh, and the placeholder.
@MainActor
final class ListAccessories: NSObject, UISearchResultsUpdating {
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
    // A page that is pushed covers the search.
    screen.definesPresentationContext = true
    refresh.addAction(UIAction { [weak self] _ in self?.viewModel?.reload() }, for: .valueChanged)
    rows.refreshControl = refresh
    rows.keyboardDismissMode = .onDrag
  }

  func updateSearchResults(for searchController: UISearchController) {
    // UIKit also calls this, with the same text, when the field is entered or left.
    guard let viewModel, let text = searchController.searchBar.text, text != viewModel.query else { return }
    viewModel.search(text)
  }

  /// Moves the keyboard focus to the search field.
  func beginSearch() {
    _ = search.searchBar.becomeFirstResponder()
  }

  /// Shows the state of the view model; nil shows nothing.
  func show(_ list: RepoListViewModel?) {
    viewModel = list
    let query = list?.query ?? ""
    if search.searchBar.text != query { search.searchBar.text = query }
    show(Placeholder(list))
    let isLoading = if case .loading = list?.state { true } else { false }
    if !isLoading, refresh.isRefreshing { refresh.endRefreshing() }
    announcer.announce(isLoading ? nil : list?.notice, of: screen)
  }

  private func show(_ new: Placeholder?) {
    guard new != placeholder else { return }
    placeholder = new
    screen?.contentUnavailableConfiguration = new?.configuration { [weak self] in self?.viewModel?.reload() }
  }
}

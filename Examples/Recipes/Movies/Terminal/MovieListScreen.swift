import MVVMBinding
import MVVMCore
import MoviesRecipe
import TerminalKit

/// The list's screen, which binds its view to each value.
@MainActor
final class MovieListScreen: MovieScreen, ViewModelBinder {
  @ObservedViewModel var viewModel: MovieListViewModel?
  var onChange: () -> Void = {}

  let view = MovieListView()
  private var tokens: [BindingToken] = []

  init(_ viewModel: MovieListViewModel) {
    self.viewModel = viewModel
    viewModel.getMovieList(.silent)
  }

  func bind(to viewModel: MovieListViewModel?) {
    // Releasing the former tokens ends their observations.
    tokens = []
    guard let viewModel else { return view.render([]) }
    tokens = [
      viewModel.kind.bindAndFire { [view] in view.kind = $0 },
      viewModel.dates.bindAndFire { [view] years in
        view.years = years.map { "\($0.lowerBound)–\($0.upperBound)" } ?? ""
      },
      viewModel.problem.bindAndFire { [view] problem in view.problem = problem.map { "\($0)" } },
      viewModel.page.bindAndFire { [weak self] in self?.showPage($0) },
      viewModel.isLoading.bindAndFire { [weak self] in self?.showLoading($0) },
    ]
  }

  private func showPage(_ page: Int) {
    guard let viewModel else { return }
    let (results, pages) = (viewModel.totalResults.value, viewModel.totalPages.value)
    view.footing = page > 0 ? "\(results) movies, page \(page) of \(pages)" : ""
    view.render(viewModel.movies)
  }

  /// Draws the values that changed before this one too.
  private func showLoading(_ isLoading: Bool) {
    view.isLoading = isLoading
    onChange()
  }
}

// MARK: - Keys and lines

extension MovieListScreen {
  var help: [String] {
    [
      "↑ ↓ choose", "Enter open", "Tab other list", "n next page", "a about", "l open a link", "^R retry",
      "^O network on or off",
    ]
  }
  var isIdle: Bool { viewModel?.isLoading.value != true }

  func handle(_ key: Key) -> MovieCall? {
    guard let viewModel else { return nil }
    switch key {
    case .up: move(view.choosePrevious)
    case .down: move(view.chooseNext)
    case .tab: viewModel.getMovieList(viewModel.kind.value == .silent ? .sound : .silent)
    case .character("n"): viewModel.getNextPage()
    case .control("r"): viewModel.retry()
    case .character("a"): return { try await viewModel.showAbout() }
    case .enter:
      guard let movie = view.selection else { return nil }
      return { try await viewModel.open(movie) }
    default: break
    }
    return nil
  }

  private func move(_ choose: () -> Void) {
    choose()
    onChange()
  }

  func lines(columns: Int) -> [Line] { viewModel == nil ? [] : view.lines(columns: columns) }
}

import MVVMNavigation
import MoviesRecipe
import RecipeKit
import TerminalKit

/// The app's window, which retains the stage's host and creates the screen of each route.
@MainActor
final class MovieApp: RecipeScreen {
  var onChange: () -> Void = {}
  let stage = MovieStage()
  let host: NavigationHost<MovieRoute, MovieStage>
  /// The number of the navigator's unfinished calls.
  private var calls = 0
  private var problem: String?

  init(store: any MovieStore) {
    host = NavigationHost(on: stage) { Self.destination(of: $0, navigator: $1, store: store) }
    stage.onChange = { [weak self] in self?.showFront() }
    navigate { [navigator = host.navigator] in try await navigator.push(.list) }
  }

  static func destination(
    of route: MovieRoute, navigator: MovieNavigator, store: any MovieStore
  ) -> NavigationDestination<any MovieScreen> {
    switch route {
    case .list: NavigationDestination(MovieListViewModel(store: store, navigator: navigator), MovieListScreen.init)
    case .movie(let movie):
      NavigationDestination(MovieDetailViewModel(movie, navigator: navigator), MovieDetailScreen.init)
    case .about: NavigationDestination(AboutViewModel(navigator: navigator), AboutScreen.init)
    }
  }

  /// Opens a link, in full or not at all.
  func open(_ link: [MovieRoute]) {
    navigate { [navigator = host.navigator] in try await navigator.open(link) }
  }

  private func navigate(_ call: @escaping MovieCall) {
    calls += 1
    problem = nil
    Task { [weak self] in
      var failure: (any Error)?
      do { try await call() } catch { failure = error }
      self?.finishCall(failure)
    }
  }

  private func finishCall(_ failure: (any Error)?) {
    calls -= 1
    problem = failure.map { "\($0)" }
    onChange()
  }

  private func showFront() {
    stage.front?.onChange = { [weak self] in self?.onChange() }
    onChange()
  }
}

// MARK: - Keys and lines

extension MovieApp {
  var isIdle: Bool { calls == 0 && stage.front?.isIdle != false }
  var help: [String] { stage.front?.help ?? [] }

  func handle(_ key: Key) {
    if key == .escape { return stage.goBack() }
    if let call = stage.front?.handle(key) { navigate(call) }
  }

  func lines(columns: Int) -> [Line] {
    let notice = problem.map { [Line($0.cut(to: columns), .warning)] } ?? []
    return (stage.front?.lines(columns: columns) ?? []) + notice
  }
}

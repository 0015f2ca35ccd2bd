import MVVMCore
import MVVMNavigation
import MoviesRecipe
import TerminalKit
import Testing

@testable import MoviesTerminal

@MainActor
struct MovieAppTests {
  let app = MovieApp(store: BundledMovieStore(delay: .zero))

  private var title: String { app.lines(columns: 60).first?.text ?? "" }

  private func press(_ keys: Key...) async throws {
    try await wait { app.isIdle }
    for key in keys {
      app.handle(key)
      try await wait { app.isIdle }
    }
  }

  @Test func enterPushesTheMovieOfTheRow() async throws {
    try await press(.down, .enter)
    #expect(app.host.layers == [[.list, .movie(BundledMovieStore.silent[1])]])
    #expect(app.lines(columns: 60).map(\.text) == ["Sunrise", "Director  F. W. Murnau", "Year      1927"])
  }

  @Test func viewModelGoesBackThroughTheNavigator() async throws {
    try await press(.enter, .left)
    #expect(app.host.layers == [[.list]])
    #expect(title.hasPrefix("Movies"))
  }

  @Test func navigatorFollowsAPersonWhoGoesBack() async throws {
    try await press(.enter, .escape)
    #expect(app.host.layers == [[.list]])
    try await press(.character("a"), .escape)
    #expect(app.host.layers == [[.list]])
    try await press(.escape)
    #expect(title.hasPrefix("Movies"))
  }

  @Test func presentedScreenIsDismissedByItsViewModel() async throws {
    try await press(.character("a"))
    #expect(app.host.layers == [[.list], [.about]])
    #expect(title == "About")
    try await press(.enter)
    #expect(app.host.layers == [[.list]])
  }

  @Test func linkReplacesOtherScreens() async throws {
    try await press(.enter, .left, .character("a"))
    app.open([.movie(.kid), .movie(.m)])
    try await press()
    #expect(app.host.layers == [[.list, .movie(.kid), .movie(.m)]])
    #expect(title == "M")
  }

  @Test func impossibleCallIsShownAndChangesNothing() async throws {
    try await press(.enter)
    app.handle(.left)
    app.handle(.left)
    try await press()
    #expect(app.host.layers == [[.list]])
    #expect(app.lines(columns: 60).last?.text.hasPrefix("nothing to pop") == true)
    try await press(.enter)
    #expect(!app.lines(columns: 60).contains { $0.style == .warning })
  }

  @Test func eachRouteCreatesItsViewModel() async throws {
    let recorder = NavigationRecorder<MovieRoute>()
    let store = BundledMovieStore(delay: .zero)
    let host = NavigationHost(recording: recorder) { route, navigator in
      MovieApp.destination(of: route, navigator: navigator, store: store)
    }
    try await host.navigator.perform([.push(.list), .push(.movie(.kid)), .present(.about)])
    #expect(recorder.steps == [.push(.list), .push(.movie(.kid)), .present(.about)])
    #expect(recorder.viewModels(of: MovieDetailViewModel.self).map(\.title) == ["The Kid"])
    #expect(recorder.viewModels(of: AboutViewModel.self).count == 1)
  }

  @Test func removedScreenReleasesItsViewModel() async throws {
    try await press(.enter)
    weak let viewModel = (app.stage.front as? MovieDetailScreen)?.viewModel
    #expect(viewModel != nil)
    try await press(.left)
    #expect(viewModel == nil)
  }
}

import MVVMContext
import MVVMCore
import MVVMNavigation
import MoviesRecipe
import TerminalKit
import Testing

@testable import MoviesTerminal

@MainActor
struct MovieListScreenTests {
  let store = MovieStoreDouble()
  let screen: MovieListScreen

  init() { screen = MovieListScreen(MovieListViewModel(store: store, navigator: MovieNavigator { _ in nil })) }

  private var lines: [String] { screen.lines(columns: 60).map(\.text) }

  private func answer(_ kind: MovieKind, page: Int = 1, _ answer: Result<MoviePage, MovieStoreError>) async throws {
    try await store.answer(kind, page: page, with: answer)
    try await wait { screen.isIdle }
  }

  @Test func firstPageIsShown() async throws {
    #expect(lines == ["Movies  [silent]  sound   ", "Loading…"])
    try await answer(.silent, .success(.first))
    #expect(
      lines == [
        "Movies  [silent]  sound   1921–1927", "> Metropolis                   1927",
        "  The Kid                      1921", "3 movies, page 1 of 2",
      ])
  }

  @Test func pageIsDrawnOnce() async throws {
    var drawn = 0
    screen.onChange = { drawn += 1 }
    try await answer(.silent, .success(.first))
    #expect(drawn == 1)
  }

  @Test func failureIsShownAndRetried() async throws {
    try await answer(.silent, .failure(.offline))
    #expect(lines.last == "The network is down. Press ^R to try again.")
    _ = screen.handle(.control("r"))
    try await answer(.silent, .success(.first))
    #expect(lines.last == "3 movies, page 1 of 2")
  }

  @Test func reusedRowCarriesTheMovieThatItShows() async throws {
    try await answer(.silent, .success(.first))
    let first = try #require(screen.view.cells.first)
    _ = screen.handle(.character("n"))
    try await answer(.silent, page: 2, .success(.second))
    #expect(screen.view.cells.count == 1 && screen.view.cells.first === first)
    #expect(first.context == .m && first.title == "M")
    #expect(lines[1].hasPrefix("> M "))
  }

  @Test func arrowsSelectARowWithinTheList() async throws {
    try await answer(.silent, .success(.first))
    for key in [Key.down, .down] { _ = screen.handle(key) }
    #expect(lines[2].hasPrefix("> The Kid"))
    for key in [Key.up, .up] { _ = screen.handle(key) }
    #expect(lines[1].hasPrefix("> Metropolis"))
  }

  @Test func replacementIsObserved() async throws {
    try await answer(.silent, .success(.first))
    let former = try #require(screen.viewModel)
    let latter = MovieListViewModel(store: store, navigator: MovieNavigator { _ in nil })
    screen.viewModel = latter
    #expect(lines == ["Movies  [silent]  sound   ", ""])
    var drawn = 0
    screen.onChange = { drawn += 1 }
    former.getMovieList(.sound)
    #expect(drawn == 0)
    screen.viewModel = nil
    latter.getMovieList(.silent)
    #expect(drawn == 0)
    #expect(lines.isEmpty && screen.view.cells.isEmpty)
    try await store.answer(.sound, page: 1, with: .failure(.offline))
    try await store.answer(.silent, page: 1, with: .failure(.offline))
  }

  @Test func viewModelDoesNotRetainItsScreen() async throws {
    let list = MovieListViewModel(store: store, navigator: MovieNavigator { _ in nil })
    var screen: MovieListScreen? = MovieListScreen(list)
    weak let gone = screen
    screen = nil
    #expect(gone == nil)
    try await store.answer(.silent, page: 1, with: .success(.first))
  }
}

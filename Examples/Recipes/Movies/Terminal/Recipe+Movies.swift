import MoviesRecipe
public import RecipeKit
import TerminalKit

extension Recipe {
  /// The movie list with its dynamics, its store and its navigator.
  public static func movies(delay: Duration) -> Recipe {
    let store = BundledMovieStore(delay: delay)
    let app = MovieApp(store: store)
    return Recipe(
      "movies", "a list of movies, by dynamics, a store and a navigator (MVVMBinding, MVVMNavigation)", screen: app,
      walk: [
        Step("n, the next page", .character("n")),
        Step("Tab, the other list", .tab),
        Step("↓; Enter, the movie's screen is pushed", .down, .enter),
        Step("←, its view model asks for the way back", .left),
        Step("a, what the app is about is presented", .character("a")),
        Step("^L, a link from elsewhere", .control("l")),
        Step("Esc, the terminal's own way back", .escape),
        Step("^O, the network goes down; Tab", .control("o"), .tab),
        Step("^O, the network is up; ^R, again", .control("o"), .control("r")),
      ],
      surroundings: [
        .control("o"): { store.isOnline.toggle() },
        .control("l"): { app.open(BundledMovieStore.silent.prefix(1).map { .movie($0) }) },
      ])
  }
}

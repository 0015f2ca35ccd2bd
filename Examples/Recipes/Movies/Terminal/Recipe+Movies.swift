import MoviesRecipe
public import RecipeKit
import TerminalKit

extension Recipe {
  /// A movie list that binds to dynamics, and screens that a navigator shows.
  public static func movies(delay: Duration) -> Recipe {
    let store = BundledMovieStore(delay: delay)
    let app = MovieApp(store: store)
    return Recipe(
      "movies", "movie list with dynamics and a navigator (MVVMBinding, MVVMNavigation)", screen: app,
      walk: [
        Step("Press n for the next page", .character("n")),
        Step("Press Tab for the other list", .tab),
        Step("Press ↓, then Enter to push the movie's screen", .down, .enter),
        Step("Press ← to go back through the view model", .left),
        Step("Press a to present the description", .character("a")),
        Step("Press l to open a link", .character("l")),
        Step("Press Esc, which goes back in the terminal alone", .escape),
        Step("Press ^O to turn the network off, then Tab", .control("o"), .tab),
        Step("Press ^O to turn the network on, then ^R", .control("o"), .control("r")),
      ],
      surroundings: [
        .control("o"): { store.isOnline.toggle() },
        .character("l"): { app.open(BundledMovieStore.silent.prefix(1).map { .movie($0) }) },
      ])
  }
}

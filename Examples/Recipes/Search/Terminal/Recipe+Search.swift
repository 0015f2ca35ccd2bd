public import RecipeKit
import SearchRecipe
import TerminalKit

extension Recipe {
  /// The search for repositories: commands in, states out, a store behind a protocol.
  public static func search(delay: Duration) -> Recipe {
    let store = BundledRepoStore(delay: delay)
    let screen = SearchScreen(RepoSearchViewModel(store: store))
    return Recipe(
      "search", "a search for repositories, by states and commands (MVVMState)", screen: screen,
      walk: [
        Step("realm, typed at once", .paste("realm")),
        Step("↓, the next one", .down),
        Step("^O, the network goes down; Backspace, another search", .control("o"), .backspace),
        Step("^O, the network is up; ^R, again", .control("o"), .control("r")),
        Step("Esc, cleared", .escape),
        Step("g, and o before g is answered", .character("g"), .character("o")),
      ],
      surroundings: [.control("o"): { store.isOnline.toggle() }])
  }
}

public import RecipeKit
import SearchRecipe
import TerminalKit

extension Recipe {
  /// A search for repositories, driven by commands and shown as states.
  public static func search(delay: Duration) -> Recipe {
    let store = BundledRepoStore(delay: delay)
    let screen = SearchScreen(RepoSearchViewModel(store: store))
    return Recipe(
      "search", "repository search with commands and states (MVVMState)", screen: screen,
      walk: [
        Step("Paste realm", .paste("realm")),
        Step("Press ↓", .down),
        Step("Press ^O to turn the network off, then Backspace", .control("o"), .backspace),
        Step("Press ^O to turn the network on, then ^R", .control("o"), .control("r")),
        Step("Press Esc", .escape),
        Step("Type g, and o before the answer arrives", .character("g"), .character("o")),
      ],
      surroundings: [.control("o"): { store.isOnline.toggle() }])
  }
}

import CarRecipe
public import RecipeKit
import TerminalKit

extension Recipe {
  /// The car with its lifecycle: a screen that comes and goes loads and unloads its view model.
  public static func car(delay: Duration) -> Recipe {
    let store = BundledCarStore(delay: delay)
    return Recipe(
      "car", "a car, loaded and unloaded as its screen comes and goes (MVVMLifecycle)",
      screen: CarScreen(CarViewModel(store: store)),
      walk: [
        Step("^L, the screen comes", .control("l")),
        Step("Fiat Panda is typed", .paste("Fiat"), .tab, .paste("Panda")),
        Step("Backspace", .backspace),
        Step("^L, the screen is left", .control("l")),
        Step("^L twice: it comes, and is left while it loads", .control("l"), .control("l")),
        Step("^O, the network goes down; ^L", .control("o"), .control("l")),
        Step("^O, the network is up; ^R, again", .control("o"), .control("r")),
      ],
      surroundings: [.control("o"): { store.isOnline.toggle() }])
  }
}

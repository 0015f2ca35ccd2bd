import CarRecipe
public import RecipeKit
import TerminalKit

extension Recipe {
  /// A car whose screen loads its view model when it appears and unloads it when it disappears.
  public static func car(delay: Duration) -> Recipe {
    let store = BundledCarStore(delay: delay)
    return Recipe(
      "car", "figures of a car, loaded while its screen is visible (MVVMLifecycle)",
      screen: CarScreen(CarViewModel(store: store)),
      walk: [
        Step("Type Fiat, Tab, Panda", .paste("Fiat"), .tab, .paste("Panda")),
        Step("Press Backspace", .backspace),
        Step("Press ^T to hide the screen", .control("t")),
        Step("Press ^T twice: show the screen, and hide it while it loads", .control("t"), .control("t")),
        Step("Press ^O to turn the network off, then ^T", .control("o"), .control("t")),
        Step("Press ^O to turn the network on, then ^R", .control("o"), .control("r")),
      ],
      surroundings: [.control("o"): { store.isOnline.toggle() }])
  }
}

import GreetingRecipe
public import RecipeKit
import TerminalKit

extension Recipe {
  /// The greeting with its fields, of which each tells of itself.
  public static var greeting: Recipe {
    var people = [
      Person(firstName: "Ada", lastName: "Lovelace"), Person(firstName: "Grace", lastName: "Hopper"),
    ].makeIterator()
    let screen = GreetingScreen { people.next().map { GreetingViewModel($0, offer: Price(cents: 380)) } }
    return Recipe(
      "greeting", "a greeting, whose fields tell of themselves (MVVMBinding)", screen: screen,
      walk: [
        Step("g, the greeting", .character("g")),
        Step("p, the price", .character("p")),
        Step("n, the next person", .character("n")),
        Step("a, all fields", .character("a")),
        Step("n, nobody is left", .character("n")),
      ])
  }
}

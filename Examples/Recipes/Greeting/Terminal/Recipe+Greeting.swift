import GreetingRecipe
public import RecipeKit
import TerminalKit

extension Recipe {
  /// A greeting whose fields notify their observers one by one.
  public static var greeting: Recipe {
    var people = [
      Person(firstName: "Ada", lastName: "Lovelace"), Person(firstName: "Grace", lastName: "Hopper"),
    ].makeIterator()
    let screen = GreetingScreen { people.next().map { GreetingViewModel($0, offer: Price(cents: 380)) } }
    return Recipe(
      "greeting", "labels that observe one field each (MVVMBinding)", screen: screen,
      walk: [
        Step("Press g to fill the greeting", .character("g")),
        Step("Press p to fill the price", .character("p")),
        Step("Press n for the next person", .character("n")),
        Step("Press a to fill all fields", .character("a")),
        Step("Press n after the last person", .character("n")),
      ])
  }
}

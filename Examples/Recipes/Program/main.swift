import CarTerminal
import Foundation
import GreetingTerminal
import MoviesTerminal
import RecipeKit
import SearchTerminal
import TerminalKit

// A server takes its time; where nobody waits, none is lost.
let delay = Duration.milliseconds(Terminal.isInteractive ? 300 : 0)
let recipes: [Recipe] = [.search(delay: delay), .car(delay: delay), .movies(delay: delay), .greeting]
let list = recipes.map { "  \($0.name.fitted(to: 10)) \($0.about)\n" }.joined()

let name = CommandLine.arguments.dropFirst().joined(separator: " ")
guard let recipe = recipes.first(where: { $0.name == name }) else {
  let problem = name.isEmpty ? "name a recipe" : "there is no recipe \(name.printable.cut(to: 60))"
  StandardError.write("recipes: \(problem); there are:\n\(list)")
  exit(2)
}

do {
  if Terminal.isInteractive {
    await RecipeSession(recipe).run()
  } else {
    try await Walk(recipe) { if !StandardOutput.write($0 + "\n") { throw OutputError() } }.run()
  }
} catch let error as OutputError where error.isOfNoInterest {
  exit(1)
} catch {
  StandardError.write("recipes: \(error)\n")
  exit(1)
}

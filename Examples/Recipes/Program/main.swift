import CarTerminal
import Foundation
import GreetingTerminal
import MoviesTerminal
import RecipeKit
import SearchTerminal
import TerminalKit

// Imitates a server's delay in a terminal; there is none otherwise.
let delay = Duration.milliseconds(Terminal.isInteractive ? 300 : 0)
let recipes: [Recipe] = [.search(delay: delay), .car(delay: delay), .movies(delay: delay), .greeting]
let list = recipes.map { "  \($0.name.fitted(to: 10)) \($0.about)\n" }.joined()
let help = """
  recipes: small apps, each on one part of the kit.

  Usage: recipes NAME

  \(list.split(separator: "\n").joined(separator: "\n"))

    --help, -h   print this help and exit
    --version    print the version and exit

  Without a terminal, a recipe prints its screens step by step.
  Exit status: 0 success, 1 failure, 2 invalid usage, 130 interrupted by ^C.
  """

/// Ends the program with an error about its arguments.
func refuse(_ problem: String) -> Never {
  StandardError.write("recipes: \(problem.printable); see --help\n")
  exit(2)
}

/// The recipe that the arguments name; nil if they ask for information, which it prints.
@MainActor
func recipe(_ arguments: [String]) throws -> Recipe? {
  let isHelp = arguments.contains("--help") || arguments.contains("-h")
  if isHelp || arguments == ["--version"] {
    guard StandardOutput.write((isHelp ? help : "recipes 1.0") + "\n") else { throw OutputError() }
    return nil
  }
  guard let name = arguments.first else { refuse("Missing recipe name") }
  if name.hasPrefix("-") { refuse("Unknown option '\(name.cut(to: 60))'") }
  if arguments.count > 1 { refuse("Unexpected argument '\(arguments[1].cut(to: 60))'") }
  guard let recipe = recipes.first(where: { $0.name == name }) else { refuse("Unknown recipe '\(name.cut(to: 60))'") }
  return recipe
}

do {
  guard let recipe = try recipe(Array(CommandLine.arguments.dropFirst())) else { exit(0) }
  if Terminal.isInteractive {
    try await RecipeSession(recipe).run()
  } else {
    try await Walk(recipe) { if !StandardOutput.write($0 + "\n") { throw OutputError() } }.run()
  }
} catch let error as OutputError where error.isBrokenPipe {
  exit(1)
} catch is Interruption {
  exit(Interruption.exitStatus)
} catch {
  StandardError.write("recipes: \(error)\n")
  exit(1)
}

import ArgumentParser
import LintRule
import LintRules

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "rules", abstract: "List the rules, or explain one.")

  @Argument(help: "The rule to explain.")
  var name: String?

  func run() throws {
    guard let name else { return print(RulePage.list(allRules)) }
    guard let rule = allRules.first(where: { $0.name == name.replacing("_", with: "-") }) else {
      throw ValidationError("there is no rule \(name); 'mvvmlint rules' lists them")
    }
    print(RulePage.page(rule))
  }
}

import ArgumentParser
import LintAnalysis
import LintEngine
import LintRules
import LintSupport

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "rules", abstract: "List the rules, or explain one.")

  @Argument(help: "The rule to explain.", completion: .list(RuleNames.all))
  var name: String?

  @Flag(help: "Write all of them as a page of Markdown.")
  var markdown = false

  func run() throws {
    if markdown { return print(RuleBook.text(allRules, and: ConfiguredRules.commentRules)) }
    guard let name else { return print(RulePage.list(ConfiguredRules.descriptions)) }
    let rule = Spelling.rule(name)
    if let found = allRules.first(where: { $0.name == rule }) { return print(RulePage.page(found)) }
    guard let about = ConfiguredRules.descriptions.first(where: { $0.name == rule }) else {
      throw RuleNames.unknown(name)
    }
    print(RulePage.page(about))
  }
}

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

/// The rules that are named on the command line.
enum RuleNames {
  static let all = ConfiguredRules.descriptions.map(\.name).sorted()

  /// What `--enable` says of itself: the rules that run besides those that the configuration chooses.
  static let help = ArgumentHelp("Rules to turn on as well, with commas between; or all.", valueName: "rules")
  static let completion = CompletionKind.list(["all"] + all)

  /// - Parameter lists: names with commas between, or all.
  static func named(_ lists: [String]) throws -> Set<String> {
    let names = lists.flatMap { $0.split { $0 == "," || $0 == " " } }.map { Spelling.rule($0) }
    for name in names where name != "all" && !all.contains(name) { throw unknown(name) }
    return Set(names)
  }

  static func unknown(_ name: String) -> Failure {
    Failure("there is no rule \(name)\(Spelling.hint(for: name, among: all)); 'mvvmlint rules' lists them all")
  }
}

import ArgumentParser
import LintEngine
import LintRules
import LintSupport

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

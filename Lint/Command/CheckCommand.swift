import ArgumentParser
import LintCheck
import LintReport
import LintRule
import LintRules

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Report every place where the architecture is broken.")

  @Argument(help: "What to report; all of the project is read, whatever is named here.")
  var paths: [String] = ["."]

  @Option(help: "How to tell: \(Reporter.allCases.map(\.rawValue).joined(separator: ", ")).")
  var reporter = Reporter.terminal

  @Option(help: "The mildest severity that fails: note, warning, error.")
  var failOn = Severity.error

  @Flag(help: "Fail on warnings too.")
  var strict = false

  @Option(help: "Rules to turn on as well, with commas between; or all.")
  var enable: RuleList = RuleList()

  func run() throws {
    let request = try CheckRequest(paths: paths)
    let check = Check(root: request.root)
    let findings = check.findings(of: enable.rules(from: allRules)).filter { request.reports($0.path) }
    print(reporter.report(findings), terminator: "")
    for problem in check.problems { Standard.error("\(problem.path): not checked: \(problem.reason)") }
    let limit = strict ? min(failOn, .warning) : failOn
    if findings.contains(where: { $0.severity >= limit }) { throw ExitCode(1) }
  }
}

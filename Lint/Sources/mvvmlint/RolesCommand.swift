import ArgumentParser
import LintEngine
import LintReporting
import LintSupport
import LintSyntax

struct RolesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "roles", abstract: "Tell which type plays which role, and why.")

  @Argument(help: "The types of which part of the project to tell (default: all around the current folder).")
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "Print the whole chain of reasons for a type: Name, or Outer.Name. A name that several types bear is told for each.",
      valueName: "type"))
  var explain: String?

  @Option(help: "How to tell: terminal or json.")
  var reporter = RoleReporter.terminal

  @OptionGroup var project: ProjectOptions

  func run() throws {
    let request = try CheckRequest(paths: paths)
    let check = project.reading.check(Sources(root: request.root), try project.configuration(root: request.root))
    for problem in check.problems { Standard.error("\(problem.path): not read: \(problem.reason)") }
    let report = RoleReport(check.project, where: request.reports)
    if let explain, !report.names.contains(explain) {
      throw Failure("no type named \(explain) was found\(Spelling.hint(for: explain, among: report.names))")
    }
    print(text(of: report), terminator: "")
  }

  private func text(of report: RoleReport) -> String {
    switch (reporter, explain) {
    case (.json, let name): report.json(of: name)
    case (.terminal, let name?): report.explanation(of: name)
    case (.terminal, nil): report.all
    }
  }
}

enum RoleReporter: String, ExpressibleByArgument, CaseIterable {
  case terminal, json
}

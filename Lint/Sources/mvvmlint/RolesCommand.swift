import ArgumentParser
import LintEngine
import LintReporting
import LintSupport
import LintSyntax

struct RolesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "roles", abstract: "Show the role of each type and the reason for it")

  @Argument(
    help: "Files and folders whose types to show (default: the current directory).",
    completion: .file())
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "Show all reasons for the role of a type: Name or Outer.Name. Types with the same name are shown one after another.",
      valueName: "type"))
  var explain: String?

  @Option(help: "Output format.")
  var reporter = RoleReporter.terminal

  @OptionGroup var project: ProjectOptions

  func run() throws {
    let request = try CheckRequest(paths: paths)
    let check = project.reading.check(Sources(root: request.root), try project.configuration(root: request.root))
    Inspection.print(check.problems, in: request.root)
    let report = RoleReport(check.project, where: request.reports)
    if let explain, !report.names.contains(explain) {
      throw CommandError("there is no type \(explain)\(Spelling.hint(for: explain, among: report.names))")
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

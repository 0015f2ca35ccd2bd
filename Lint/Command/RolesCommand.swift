import ArgumentParser
import LintCheck
import LintReport
import LintRule

struct RolesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "roles", abstract: "Tell which type plays which role, and why.")

  @Argument(help: "The types of which part of the project to tell (default: all around the current folder).")
  var paths: [String] = []

  @Option(help: ArgumentHelp("Print the whole chain of reasons for a type.", valueName: "type"))
  var explain: String?

  @OptionGroup var options: ProjectOptions

  func run() throws {
    let request = try CheckRequest(paths: paths)
    let check = options.check(Sources(root: request.root), try options.configuration(root: request.root))
    for problem in check.problems { Standard.error("\(problem.path): not read: \(problem.reason)") }
    let report = RoleReport(check.project, where: request.reports)
    guard let explain else { return report.all.forEach { print($0) } }
    let types = report.explanation(of: explain)
    if types.isEmpty {
      throw Failure("no type named \(explain) was found\(Spelling.hint(for: explain, among: report.names))")
    }
    for line in types { print(line) }
  }
}

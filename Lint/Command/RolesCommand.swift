import ArgumentParser
import LintCheck
import LintReport

struct RolesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "roles", abstract: "Tell which type plays which role, and why.")

  @Argument(help: "The project.")
  var path = "."

  @Option(help: "Print the whole chain of reasons for a type.")
  var explain: String?

  func run() throws {
    let project = Check(root: try CheckRequest(paths: [path]).root).project
    let lines = explain.map { RoleReport.explanation(of: $0, in: project) } ?? RoleReport.all(in: project)
    if lines.isEmpty { throw ValidationError("no type \(explain ?? "") with a role was found") }
    for line in lines { print(line) }
  }
}

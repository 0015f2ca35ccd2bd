import ArgumentParser
import LintArchitecture
import LintEngine
import LintReporting
import LintSemantics
import LintSupport
import LintSyntax

struct RolesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "roles", _superCommandName: MVVMLint.name, abstract: "Show the role of each type and the reason for it"
  )

  @Argument(
    help: "Files and folders whose types to show (default: the current directory).",
    completion: .file())
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "Show all reasons for the role of a type: Name or Outer.Name. Types with the same name are shown one after another.",
      valueName: "type"))
  var explain: String?

  @Option(help: "Output format. 'dot' and 'mermaid' show the types and their uses as a graph.")
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
    try StandardStreams.output(text(of: report, check.project, request))
  }

  private func text(of report: RoleReport, _ project: Project, _ request: CheckRequest) -> String {
    if reporter == .terminal { return explain.map(report.explanation) ?? report.all }
    let graph = ArchitectureGraph(of: project, areas: Areas(of: project))
    let selected = GraphReport(graph, of: explain, where: request.reports)
    switch reporter {
    case .dot: return selected.dot
    case .mermaid:
      let graph = selected.mermaid
      if let limitation = graph.limitation { StandardStreams.warn(limitation) }
      return graph.text
    case .json, .terminal: return report.json(of: explain, in: graph)
    }
  }
}

enum RoleReporter: String, ExpressibleByArgument, CaseIterable {
  case terminal, json, dot, mermaid
}

import LintArchitecture
import LintEngine
import LintReporting
import LintSemantics
import LintSyntax

/// Builds the page about marked sources. A finding starts at `↓` and ends at `↑`.
struct Pages {
  var reports = Reports()
  var name = "Bookshelf"
  var changes: ReportedChanges?
  var ownership: Ownership?
  var history: History?

  init(_ sources: [String: String] = [:]) {
    for (path, text) in sources { reports.sources[path] = Array(text.utf8) }
  }

  var report: ArchitectureReport {
    get throws {
      let files = try reports.sources.sorted { $0.key < $1.key }.map { path, bytes in
        try bytes.withUnsafeBytes { try SourceReader().facts(of: $0, path: path) }
      }
      let project = Project(files: files, modules: Modules(paths: files.map(\.path), roots: [], packages: []))
      return ArchitectureReport(
        name: name, project, Sources(root: "/project", replacing: reports.sources), findings: reports.findings,
        changes: changes, ownership: ownership, history: history)
    }
  }

  var text: String { get throws { ArchitecturePage(try report).text } }

  /// The part of the page with an identifier, up to the end of a kind of element.
  func part(_ id: String, until end: String = "</section>") throws -> Substring {
    let text = try text
    guard let start = text.firstRange(of: "id=\"\(id)\"")?.lowerBound else { return "" }
    return text[start...].firstRange(of: end).map { text[start..<$0.lowerBound] } ?? ""
  }
}

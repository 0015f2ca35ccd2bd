import ArgumentParser
import LintArchitecture
import LintConfiguration
import LintEngine
import LintReporting
import LintSupport

struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", _superCommandName: MVVMLint.name,
    abstract: "Write a page with a map of the architecture and all findings",
    discussion: """
      The page is one file that loads nothing from the network. It contains source lines of the findings. Exits with 0 if the \
      page was written, whatever it reports, and with 2 otherwise.
      """)

  @Option(help: ArgumentHelp("File to write the page to.", valueName: "file"), completion: .file(extensions: ["html"]))
  var html: String

  @Option(
    help: ArgumentHelp(
      "List only findings on lines changed since the merge base with REF, and new findings elsewhere.",
      valueName: "ref"))
  var since: String?

  @Option(help: ArgumentHelp("Plot the findings at the commits since the merge base with REF.", valueName: "ref"))
  var history: String?

  @OptionGroup var sampling: SamplingOptions

  @OptionGroup var folder: FolderOptions

  func validate() throws {
    if sampling.every != nil, history == nil { throw ValidationError("--every needs --history") }
  }

  func run() throws {
    let root = try folder.root
    try checkFolder()
    let changes = try since.map { try Git(root: root, for: "--since").changes(since: $0) }
    let configuration = try folder.configuration(root: root)
    let past = try history.map { reference in
      try HistoryReader(root: root, option: "--history", configuration, folder.reading)
        .history(since: reference, every: sampling.interval)
    }
    let report = try report(root, configuration, changes, past)
    try TextFile.write(ArchitecturePage(report).text, to: html)
    if !folder.reading.quiet { print("Wrote \(report.summary) to \(html)") }
  }

  /// Fails before the project is read if the page can't be written.
  private func checkFolder() throws {
    let folder = html.lastIndex(of: "/").map { String(html[...$0]) } ?? "."
    if html.isEmpty { throw CommandError("--html is empty; name a file to write") }
    if !FileSystem.isFolder(folder) { throw CommandError("\(folder) doesn't exist; create the folder for \(html)") }
    if FileSystem.isFolder(html) { throw CommandError("\(html) is a folder; name a file to write") }
  }

  private func report(
    _ root: String, _ configuration: Configuration, _ changes: Changes?, _ past: History?
  ) throws -> ArchitectureReport {
    let inspection = Inspection(Sources(root: root), configuration, folder.reading)
    inspection.printProblems()
    let baseline = try BaselineFile(named: nil, root: root, configuration).read()
    let findings = baseline?.marking(inspection.findings) ?? inspection.findings
    let changed = changes.flatMap { changes in
      since.map { ReportedChanges(since: $0, findings: changes.findings(findings, inspection, folder.reading)) }
    }
    return ArchitectureReport(
      name: root.split(separator: "/").last.map(String.init) ?? root, inspection.check.project,
      inspection.check.sources, findings: findings, changes: changed,
      ownership: try OwnersFile.ownership(root: root), history: past)
  }
}

extension ArchitectureReport {
  fileprivate var summary: String {
    let (all, shown) = (counted(findings.count, "finding"), findings.filter { changes?.contain($0) ?? true }.count)
    return changes == nil ? all : "\(shown) of \(all)"
  }
}

import ArgumentParser
import LintEngine
import LintSupport

struct BaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline", _superCommandName: MVVMLint.name,
    abstract: "Accept the existing findings, so that only new ones are reported",
    discussion: """
      Writes \(Baseline.fileName) at the project's root. Commit it with the sources. Entries contain no line numbers, so \
      unrelated edits don't invalidate them. The baseline always covers the whole project.
      """)

  @Option(help: ArgumentHelp("File to write.", valueName: "file"), completion: .file())
  var output: String?

  @Flag(help: "Remove entries that have no finding any more; add none.")
  var prune = false

  @OptionGroup var folder: FolderOptions

  func run() throws {
    let root = try folder.root
    let configuration = try folder.configuration(root: root)
    let inspection = Inspection(Sources(root: root), configuration, folder.reading)
    inspection.printProblems()
    let file = BaselineFile(named: output, root: root, configuration)
    let before = prune ? try file.read() ?? Baseline([]) : Baseline([])
    let now = Baseline(of: inspection.findings)
    let stale = Set(inspection.stale(before, where: { _ in true }))
    let baseline = prune ? Baseline(before.entries.subtracting(stale)).following(inspection.findings) : now
    try file.write(baseline)
    if folder.reading.quiet { return }
    let removed = prune ? " (\(stale.count) removed)" : ""
    let shown = FilePath.displayed(file.path, from: FileSystem.absolute("."))
    print("Wrote \(counted(baseline.entries.count, "finding"))\(removed) to \(shown)")
  }
}

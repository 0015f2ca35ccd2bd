import ArgumentParser
import LintEngine

struct BaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline", abstract: "Remember what is found now, so that only what is new is reported.",
    discussion: """
      Writes \(Baseline.fileName) at the root of the project, to be kept with the sources. An entry is known by rule, file, \
      declaration and code: lines may move, and so may the code to another file. All of the project is remembered, whichever folder of it is named.
      """)

  @Argument(help: "A folder of the project (default: the current one).")
  var path = "."

  @Option(help: ArgumentHelp("Where to write it.", valueName: "file"))
  var output: String?

  @Flag(help: "Only forget what is no longer found; add nothing.")
  var prune = false

  @Option(help: RuleNames.help, completion: RuleNames.completion)
  var enable: [String] = []

  @OptionGroup var project: ProjectOptions

  func run() throws {
    let root = try CheckRequest(paths: [path]).root
    let configuration = try project.configuration(root: root, enabling: enable)
    let inspection = Inspection(Sources(root: root), configuration, project.reading)
    inspection.printProblems()
    let file = BaselineFile(named: output, root: root, configuration)
    let before = prune ? try file.read() ?? Baseline([]) : Baseline([])
    let now = Baseline(of: inspection.findings)
    let stale = Set(inspection.stale(before, where: { _ in true }))
    let baseline = prune ? Baseline(before.entries.subtracting(stale)).following(inspection.findings) : now
    try file.write(baseline)
    if project.reading.quiet { return }
    let count = baseline.entries.count == 1 ? "1 finding" : "\(baseline.entries.count) findings"
    print("\(file.path) holds \(count)" + (prune ? "; \(stale.count) removed" : ""))
  }
}

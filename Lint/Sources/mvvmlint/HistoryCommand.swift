import ArgumentParser
public import LintArchitecture
import LintEngine
public import LintReporting
import LintSupport

struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: "Count the findings at earlier commits",
    discussion: """
      Checks the commits on the first-parent line from the merge base with REF to HEAD with the current configuration. \
      Uncommitted changes don't count. The numbers contain baselined findings, and no findings that a comment suppresses. Only \
      files whose contents changed are read again. Exits with 0, or with 2 if the commits can't be read.
      """)

  @Option(help: ArgumentHelp("Branch, tag or commit to begin with.", valueName: "ref"))
  var since: String

  @Option(help: "Distance between the commits: the last one of each week, or each one.")
  var every = HistoryInterval.week

  @Option(help: "Output format.")
  var reporter = HistoryReporter.table

  @Option(help: RuleNames.help, completion: RuleNames.completion)
  var enable: [String] = []

  @Argument(help: "Folder in the project.", completion: .directory)
  var path = "."

  @OptionGroup var project: ProjectOptions

  func run() throws {
    let root = try CheckRequest(paths: [path]).root
    let configuration = try project.configuration(root: root, enabling: enable)
    let history = try HistoryReader(root: root, option: "--since", configuration, project.reading)
      .history(since: since, every: every)
    try StandardStreams.output(reporter.text(of: history))
  }
}

extension HistoryInterval: ListedArgument {
  public static let words = allCases.map(\.rawValue)
}

extension HistoryReporter: ListedArgument {
  public static let words = allCases.map(\.rawValue)
}

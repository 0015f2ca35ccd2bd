import ArgumentParser
public import LintArchitecture
import LintEngine
public import LintReporting
import LintSupport

struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", _superCommandName: MVVMLint.name, abstract: "Count the findings at earlier commits",
    discussion: """
      Checks the commits on the first-parent line from the merge base with REF to HEAD with the current configuration. \
      Uncommitted changes don't count. The numbers contain baselined findings, and no findings that a comment suppresses. Only \
      files whose contents changed are read again. Exits with 0, or with 2 if the commits can't be read.
      """)

  @Option(help: ArgumentHelp("Branch, tag or commit to begin with.", valueName: "ref"))
  var since: String

  @OptionGroup var sampling: SamplingOptions

  @Option(help: "Output format.")
  var reporter = HistoryReporter.table

  @OptionGroup var folder: FolderOptions

  func run() throws {
    let root = try folder.root
    let configuration = try folder.configuration(root: root)
    let history = try HistoryReader(root: root, option: "--since", configuration, folder.reading)
      .history(since: since, every: sampling.interval)
    try StandardStreams.output(reporter.text(of: history))
  }
}

/// The option that selects the commits of a history.
struct SamplingOptions: ParsableArguments {
  @Option(help: "Distance between the commits: the last one of each week, or each one (default: week).")
  var every: HistoryInterval?

  var interval: HistoryInterval { every ?? .week }
}

extension HistoryInterval: ListedArgument {
  public static let words = allCases.map(\.rawValue)
}

extension HistoryReporter: ListedArgument {
  public static let words = allCases.map(\.rawValue)
}

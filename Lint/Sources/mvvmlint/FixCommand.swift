import ArgumentParser
import LintConfiguration
import LintEdits
import LintEngine
import LintReporting
import LintRules
import LintSupport

struct FixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix", _superCommandName: MVVMLint.name, abstract: "Show or apply fixes of findings",
    discussion: """
      Prints a diff and exits with 1 if a file would change, with 0 if none would, and with 2 if the command fails. With \
      --apply, it writes the files and exits with 0. A fix that would change any other finding or a type's role is refused.

      Safe fixes don't change the program. With --unsafe-fixes, suggested ones are included; review and compile them.
      """)

  @Flag(help: "Include suggested fixes, which may change the program.")
  var unsafeFixes = false

  @Option(
    help: ArgumentHelp("Rules whose findings to fix, separated by commas (default: all).", valueName: "rules"),
    completion: .list(Fixes.rules))
  var rules: [String] = []

  @Option(help: "Output format. 'json' and 'sarif' list the fixes with their levels, including suggested ones.")
  var reporter = FixReporter.diff

  @OptionGroup var accepted: FindingOptions

  @OptionGroup var writing: WriteOptions

  @OptionGroup var project: ProjectOptions

  @Argument(help: "Files and folders to fix (default: the current directory).", completion: .file())
  var paths: [String] = []

  func run() throws {
    let request = try CheckRequest(paths: paths)
    try request.requireProject()
    try request.requireEditablePaths()
    let rules = try FixedRules(named: rules)
    try writing.requireCleanTree(root: request.root)
    let run = try FixRun(self, request)
    let outcome = run.outcome(levels: unsafeFixes ? [.safe, .suggested] : [.safe], rules)
    let changed = writing.apply ? outcome.filesThatChanged.map { WriteFailure($0, .changed) } : []
    try writing.requireSuccess(WriteResult(failures: changed), root: request.root)
    // The places in the report are those before the files are written.
    let (output, notes) = text(of: outcome, run, rules)
    if writing.apply { try writing.write(outcome.changes, root: request.root) }
    try StandardStreams.output(output)
    StandardStreams.errorText(notes)
    if !writing.apply, !outcome.changes.isEmpty { throw ExitCode(1) }
  }
}

extension FixCommand {
  /// The texts for standard output and standard error.
  private func text(of outcome: FixOutcome, _ run: FixRun, _ rules: FixedRules) -> (output: String, notes: String) {
    let report = FixReport(
      listed(outcome, run, rules), rules: run.rules, sources: run.sources,
      folder: Repository.folder(of: run.sources.root),
      directory: FileSystem.absolute("."), appliedLevels: appliedLevels)
    switch reporter {
    case .diff:
      let folder = writing.apply ? "" : report.diffFolder
      let summary = report.refusals + folder + report.summary(isApplied: writing.apply) + hint(run, rules)
      return (writing.apply ? "" : report.diff, project.reading.quiet ? "" : summary)
    case .json: return (report.json, "")
    case .sarif: return (report.sarif, "")
    }
  }

  private var appliedLevels: Set<FixLevel> {
    if !writing.apply { return [] }
    return unsafeFixes ? [.safe, .suggested] : [.safe]
  }

  /// The fixes and refusals to show. Lists contain suggested fixes in any case, because an editor offers them.
  private func listed(_ outcome: FixOutcome, _ run: FixRun, _ rules: FixedRules) -> FixOutcome {
    if reporter == .diff || unsafeFixes { return outcome }
    let all = run.outcome(levels: [.safe, .suggested], rules)
    return writing.apply ? outcome.listing(.suggested, of: all) : all
  }

  /// A line about findings with suggested fixes, if those aren't included.
  private func hint(_ run: FixRun, _ rules: FixedRules) -> String {
    if unsafeFixes { return "" }
    let count = run.selected(rules).count { Fixes.level(ofRule: $0.rule) == .suggested }
    if count == 0 { return "" }
    return "\(counted(count, "finding")) may have suggested fixes; show them with --unsafe-fixes.\n"
  }
}

enum FixReporter: String, ExpressibleByArgument, CaseIterable {
  case diff, json, sarif
}

/// The rules on the command line whose findings are fixed.
struct FixedRules {
  private let names: Set<String>

  init(named lists: [String]) throws {
    let named = try RuleNames.named(lists)
    names = named.isEmpty || named.contains(RuleChoice.all) ? Set(Fixes.rules) : named
    if let name = names.sorted().first(where: { Fixes.level(ofRule: $0) == nil }) {
      throw CommandError(
        """
        rule '\(name)' has no fix; 'mvvmlint rules \(name)' says why, and the rules with fixes are \
        \(Fixes.rules.joined(separator: ", "))
        """)
    }
  }

  func contain(_ name: String) -> Bool { names.contains(name) }
}

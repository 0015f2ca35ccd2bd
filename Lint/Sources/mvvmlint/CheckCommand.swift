import ArgumentParser
import LintAnalysis
import LintConfiguration
import LintEngine
import LintReporting
import LintRules

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Report every place where the architecture is broken.",
    discussion: """
      Exits with 0 when nothing at or above --fail-on is found, with 1 when something is, and with 2 when the work could \
      not be done.
      """)

  @Option(help: "How to tell: \(Reporter.allCases.map(\.rawValue).joined(separator: ", ")).")
  var reporter = Reporter.terminal

  @Option(help: ArgumentHelp("Write to a file, as a whole or not at all.", valueName: "file"))
  var output: String?

  @Option(help: "The mildest severity that fails: note, warning or error (default: error).")
  var failOn: Severity?

  @Flag(help: "Fail on warnings too.")
  var strict = false

  @Flag(help: "Fail, with 2, when a file could not be read.")
  var failOnUnreadable = false

  @Flag(help: "Tell on standard error what was read, how long it took, and how often each rule found something.")
  var statistics = false

  @Argument(
    help: ArgumentHelp(
      "What to report (default: all around the current folder). All of the project is read, whatever is named."),
    completion: .file())
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "Report what stands in lines changed since this commit or branch went apart, and what these changes broke elsewhere.",
      valueName: "ref"))
  var since: String?

  @Option(
    help: ArgumentHelp(
      "Report this file, whose text comes from standard input, as editors have it.", valueName: "file"),
    completion: .file(extensions: ["swift"]))
  var stdinPath: String?

  @Option(
    help: ArgumentHelp("Report the files that a file lists, one a line; - for standard input.", valueName: "file"))
  var fileList: [String] = []

  @Flag(help: "Report the input files that Xcode names to a build phase.")
  var useScriptInputFiles = false

  @Flag(help: "Report the files of the input file lists that Xcode names to a build phase.")
  var useScriptInputFileLists = false

  @Option(help: RuleNames.help, completion: RuleNames.completion)
  var enable: [String] = []

  @Option(
    help: ArgumentHelp(
      "What was there before, instead of \(Baseline.fileName) at the root.", valueName: "file"))
  var baseline: String?

  @Flag(help: "Report also what the baseline holds.")
  var noBaseline = false

  @Flag(help: "Fail when the baseline holds what is no longer found.")
  var failOnStaleBaseline = false

  @OptionGroup var project: ProjectOptions

  func run() throws {
    let (request, sources) = try request()
    let changes = try since.map { try Git(root: request.root).changes(since: $0) }
    let configuration = try project.configuration(root: request.root, enabling: enable)
    let inspection = Inspection(sources, configuration, project.reading)
    let (judged, isStale) = try judge(inspection, root: request.root) { path in
      request.reports(path) && changes.map { $0.lines.changes[path] != nil } ?? true
    }
    let findings = (changes?.findings(judged, inspection, project.reading) ?? judged).filter {
      request.reports($0.path)
    }
    let check = inspection.check
    if let path = request.empty(check.paths, among: paths) {
      throw Failure("there is no Swift file in \(path): name a file or folder of the project that holds one")
    }
    try tell(
      Report(
        of: findings, rules: inspection.rules, problems: inspection.problems, fileCount: check.fileCount,
        sources: check.sources, folder: Repository.folder(of: request.root)))
    inspection.printProblems()
    if !project.reading.quiet {
      if !paths.isEmpty { warnAboutUnread(request, check) }
      for idle in check.unmatchedPatterns { Standard.error("mvvmlint: \(idle)") }
    }
    if statistics { Standard.error(Statistics.text(check, findings: findings, durations: inspection.durations)) }
    try end(findings, inspection.problems, configuration)
    if isStale, failOnStaleBaseline { throw ExitCode(1) }
  }
}

/// The baseline.
extension CheckCommand {
  /// The findings, those of the baseline marked as such; and whether entries of it are stale.
  func judge(
    _ inspection: Inspection, root: String, where isReported: (String) -> Bool
  ) throws -> (findings: [ReportedFinding], isStale: Bool) {
    let file = BaselineFile(named: baseline, root: root, inspection.configuration)
    guard !noBaseline, let baseline = try file.read() else { return (inspection.findings, false) }
    let stale = inspection.stale(baseline, where: isReported)
    if !project.reading.quiet || failOnStaleBaseline { StaleEntries.tell(stale, of: file.path) }
    return (baseline.marking(inspection.findings), !stale.isEmpty)
  }
}

/// Output and exit codes.
extension CheckCommand {
  func warnAboutUnread(_ request: CheckRequest, _ check: Check) {
    for path in request.unread(check.paths) {
      Standard.error(
        "mvvmlint: nothing in \(path) is read: it holds no Swift file, or is left out; 'included:' brings it in")
    }
  }

  func tell(_ report: Report) throws {
    if project.reading.quiet, report.findings.isEmpty, reporter == .terminal { return }
    if reporter == .github, let page = Standard.environment("GITHUB_STEP_SUMMARY") {
      Standard.append(GitHubSummary.text(report), to: page)
    }
    let text = reporter.text(of: report, output == nil ? Standard.paint : .words)
    guard let output else { return try Standard.output(text) }
    try TextFile.write(text, to: output)
  }

  func end(_ findings: [ReportedFinding], _ problems: [Problem], _ configuration: Configuration) throws {
    if failOnUnreadable, !problems.isEmpty { throw ExitCode(2) }
    let limit = failOn ?? configuration.failOn ?? .error
    let isStrict = strict || configuration.isStrict
    let fails = findings.contains { $0.suppression == nil && $0.severity >= (isStrict ? min(limit, .warning) : limit) }
    if fails { throw ExitCode(1) }
  }
}

import ArgumentParser
import LintCheck
import LintConfiguration
import LintFacts
import LintProject
import LintReport
import LintRule
import LintSetup
import LintVerdict

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

  @OptionGroup var reported: ReportOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var known: BaselineOptions
  @OptionGroup var project: ProjectOptions

  func run() throws {
    let (request, sources) = try reported.request()
    let changes = try reported.since.map { try Git(root: request.root).changes(since: $0) }
    let configuration = try rules.configuration(project, root: request.root)
    let inspection = Inspection(sources, configuration, project)
    let (judged, isStale) = try known.judge(inspection, root: request.root, isQuiet: project.quiet) { path in
      request.reports(path) && changes.map { $0.lines.changes[path] != nil } ?? true
    }
    let findings = (changes?.findings(judged, inspection, project) ?? judged).filter { request.reports($0.path) }
    let check = inspection.check
    if let path = request.empty(check.paths, among: reported.paths) {
      throw Failure("there is no Swift file in \(path): name a file or folder of the project that holds one")
    }
    try tell(
      Report(
        of: findings, rules: inspection.rules, problems: inspection.problems, fileCount: check.fileCount,
        sources: check.sources, folder: Repository.folder(of: request.root)))
    inspection.tellProblems()
    if !project.quiet {
      if !reported.paths.isEmpty { tellUnread(request, check) }
      for idle in check.idlePatterns { Standard.error("mvvmlint: \(idle)") }
    }
    if statistics { Standard.error(Statistics.text(check, findings: findings, durations: inspection.durations)) }
    try end(findings, inspection.problems, configuration)
    if isStale, known.failOnStaleBaseline { throw ExitCode(1) }
  }

  private func tellUnread(_ request: CheckRequest, _ check: Check) {
    for path in request.unread(check.paths) {
      Standard.error(
        "mvvmlint: nothing in \(path) is read: it holds no Swift file, or is left out; 'included:' brings it in")
    }
  }

  private func tell(_ report: Report) throws {
    if project.quiet, report.findings.isEmpty, reporter == .terminal { return }
    if reporter == .github, let page = Standard.environment("GITHUB_STEP_SUMMARY") {
      Standard.append(GitHubSummary.text(report), to: page)
    }
    let text = reporter.text(of: report, output == nil ? Standard.paint : .words)
    guard let output else { return try Standard.output(text) }
    try TextFile.write(text, to: output)
  }

  private func end(_ findings: [RuledFinding], _ problems: [Problem], _ configuration: Configuration) throws {
    if failOnUnreadable, !problems.isEmpty { throw ExitCode(2) }
    let limit = failOn ?? configuration.failOn ?? .error
    let isStrict = strict || configuration.isStrict
    let fails = findings.contains { $0.suppression == nil && $0.severity >= (isStrict ? min(limit, .warning) : limit) }
    if fails { throw ExitCode(1) }
  }
}

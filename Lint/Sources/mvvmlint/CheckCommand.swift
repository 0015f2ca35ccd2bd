import ArgumentParser
import LintConfiguration
import LintEngine
import LintReporting
import LintRules
import LintSupport

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", _superCommandName: MVVMLint.name, abstract: "Report architecture violations",
    discussion: """
      Exits with 0 if there are no findings at or above the severity of --fail-on, with 1 if there are some, and with 2 if \
      the check fails. Paths in different projects are checked with the configuration and baseline of each project; the \
      highest exit code wins.
      """)

  @Option(help: "Output format.")
  var reporter = Reporter.terminal

  @Option(help: ArgumentHelp("File to write the report to.", valueName: "file"), completion: .file())
  var output: String?

  @Flag(help: "Show the reasons of each finding. Reporters other than terminal always include them.")
  var explain = false

  @Option(help: "Lowest severity that fails the check (default: error).")
  var failOn: Severity?

  @Flag(help: "Fail on warnings, too.")
  var strict = false

  @Flag(help: "Exit with 2 if a file can't be read or parsed.")
  var failOnUnreadable = false

  @Flag(help: "List the skipped files and folders with the reasons.")
  var verbose = false

  @Flag(help: "Print the numbers of files, types, roles and findings, and how long each step took.")
  var statistics = false

  @Argument(
    help: ArgumentHelp(
      """
      Files and folders to report (default: the current directory). The whole project is read in any case.
      """),
    completion: .file())
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "Report only findings on lines changed since the merge base with REF, and new findings elsewhere.",
      valueName: "ref"))
  var since: String?

  @Option(
    help: ArgumentHelp("Report this file and read its text from standard input.", valueName: "file"),
    completion: .file(extensions: ["swift"]))
  var stdinPath: String?

  @Option(
    help: ArgumentHelp(
      "Report the files in this list, one path per line; '-' reads standard input.", valueName: "file"),
    completion: .file())
  var fileList: [String] = []

  @Flag(help: "Report the input files of the Xcode build phase.")
  var useScriptInputFiles = false

  @Flag(help: "Report the files in the input file lists of the Xcode build phase.")
  var useScriptInputFileLists = false

  @OptionGroup var accepted: FindingOptions

  @Flag(help: "Fail if the baseline contains entries without a finding.")
  var failOnStaleBaseline = false

  @OptionGroup var project: ProjectOptions

  func run() throws {
    let requests = try requests()
    if requests.count > 1, let baseline = accepted.baseline {
      throw CommandError("--baseline \(baseline) can't be used for \(requests.count) projects; check each with its own")
    }
    var projects: [CheckedProject] = []
    var errors: [CommandError] = []
    for (request, sources) in requests {
      do {
        projects.append(try check(request, sources))
      } catch let error as CommandError where requests.count > 1 {
        errors.append(error)
      }
    }
    if !projects.isEmpty {
      try write(projects.count == 1 ? projects[0].report : Report(combining: projects.map(\.report)))
    }
    for project in projects { printNotes(project) }
    for error in errors { error.print() }
    KeptUntilExit.keep(projects)
    let status = projects.map(exitCode).max() ?? 0
    if status > 0 || !errors.isEmpty { throw ExitCode(errors.isEmpty ? status : 2) }
  }
}

/// A project with the results that are reported.
struct CheckedProject {
  let request: CheckRequest
  let inspection: Inspection
  let report: Report
}

extension CheckCommand {
  private func check(_ request: CheckRequest, _ sources: Sources) throws -> CheckedProject {
    let changes = try since.map { try Git(root: request.root, for: "--since").changes(since: $0) }
    let configuration = try project.configuration(root: request.root, enabling: accepted.rules.enable)
    let inspection = Inspection(sources, configuration, project.reading)
    let (all, staleCount) = try applyBaseline(inspection, root: request.root) { path in
      request.reports(path) && changes.map { $0.lines.changes[path] != nil } ?? true
    }
    let check = inspection.check
    if let path = request.pathWithoutSources(read: check.paths) {
      throw CommandError("no Swift files in \(path); name a file or folder with sources")
    }
    let findings = (changes?.findings(all, inspection, project.reading) ?? all).filter { request.reports($0.path) }
    let skipped = (check.skipped + inspection.unfinished).filter { request.reports($0.path) }
    let report = Report(
      of: findings, rules: inspection.rules, problems: inspection.problems.filter { request.reports($0.path) },
      skipped: skipped, fileCount: fileCount(request, inspection, skipped), staleCount: staleCount,
      sources: check.sources, folder: Repository.folder(of: request.root), directory: FileSystem.absolute("."))
    return CheckedProject(request: request, inspection: inspection, report: report)
  }

  /// The number of checked files among the reported ones.
  private func fileCount(_ request: CheckRequest, _ inspection: Inspection, _ skipped: [SkippedPath]) -> Int {
    let check = inspection.check
    // Listing the paths of an unchanged project takes longer than the rest of the run.
    if request.reportsEverything {
      return check.fileCount - inspection.unfinished.count - skipped.count { $0.reason == .generated }
    }
    let unchecked = Set(skipped.map(\.path))
    return check.paths.count { request.reports($0) && !unchecked.contains($0) }
  }

  /// The findings, marked if the baseline contains them, and the number of stale entries of the baseline.
  private func applyBaseline(
    _ inspection: Inspection, root: String, where isReported: (String) -> Bool
  ) throws -> (findings: [ReportedFinding], staleCount: Int) {
    let file = BaselineFile(named: accepted.baseline, root: root, inspection.configuration)
    guard !accepted.noBaseline, let baseline = try file.read() else { return (inspection.findings, 0) }
    let stale = inspection.stale(baseline, where: isReported)
    if !project.reading.quiet || failOnStaleBaseline { StaleEntryReporter.warn(stale, of: file.path) }
    return (baseline.marking(inspection.findings), stale.count)
  }
}

/// Output and exit codes.
extension CheckCommand {
  private func write(_ report: Report) throws {
    if !(project.reading.quiet && report.findings.isEmpty && reporter == .terminal) {
      if reporter == .github, let page = StandardStreams.environment("GITHUB_STEP_SUMMARY") {
        StandardStreams.append(GitHubSummary.text(report), to: page)
      }
      let text = reporter.text(of: report, output == nil ? StandardStreams.style : .plain, explains: explain)
      if let output { try TextFile.write(text, to: output) } else { try StandardStreams.output(text) }
    }
    if verbose { StandardStreams.errorText(report.skippedList) }
  }

  private func printNotes(_ checked: CheckedProject) {
    checked.inspection.printProblems(absolutePaths: reporter == .xcode, where: checked.request.reports)
    if !project.reading.quiet {
      for path in checked.request.pathsWithoutCheckedFiles(checked.inspection.check.paths) {
        StandardStreams.warn("no file in \(path) is checked; add the path to 'included:' to check it")
      }
      for message in checked.inspection.check.unmatchedPatterns { StandardStreams.warn(message) }
    }
    if statistics {
      let findings = checked.report.findings + checked.report.suppressed
      StandardStreams.error(
        Statistics.text(checked.inspection.check, findings: findings, durations: checked.inspection.durations))
    }
  }

  private func exitCode(of checked: CheckedProject) -> Int32 {
    if failOnUnreadable, !checked.report.problems.isEmpty { return 2 }
    let configuration = checked.inspection.configuration
    let limit = failOn ?? configuration.failOn
    let isStrict = strict || configuration.isStrict
    let fails = checked.report.findings.contains { $0.severity >= (isStrict ? min(limit, .warning) : limit) }
    return fails || checked.report.staleCount > 0 && failOnStaleBaseline ? 1 : 0
  }
}

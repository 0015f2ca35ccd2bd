import ArgumentParser
import LintConfiguration
import LintEngine
import LintReporting
import LintRules

/// How what was found is told, and what the run ends with.
extension CheckCommand {
  func warnAboutUnread(_ request: CheckRequest, _ check: Check) {
    for path in request.unread(check.paths) {
      Standard.error(
        "mvvmlint: nothing in \(path) is read: it holds no Swift file, or is left out; 'included:' brings it in")
    }
  }

  func tell(_ report: Report) throws {
    if quiet, report.findings.isEmpty, reporter == .terminal { return }
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

import LintEngine
import LintRules
import LintSyntax

/// A list of issues in Code Climate's words, as GitLab reads it for a merge request.
enum CodeClimateReport {
  static func text(_ report: Report) -> String { JSON.lines(report.findings.map { issue($0, report) }) }

  private static func issue(_ finding: ReportedFinding, _ report: Report) -> JSON {
    [
      "type": "issue", "check_name": .string(finding.rule), "description": .string(finding.message),
      "categories": ["Clarity"], "severity": .string(severity(finding.severity)),
      "fingerprint": .string(finding.fingerprint.digest),
      "location": [
        "path": .string(report.pathInRepository(finding.path)),
        "lines": ["begin": .number(finding.extent.start.line), "end": .number(finding.extent.end.line)],
      ],
      "content": ["body": .string(finding.about.rationale)],
    ]
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note, .off: "info"
    }
  }
}

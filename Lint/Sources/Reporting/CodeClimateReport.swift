import LintEngine
import LintRules
import LintSyntax

/// A list of issues in Code Climate's format, which GitLab reads for merge requests.
enum CodeClimateReport {
  static func text(_ report: Report) -> String { JSON.lines(report.findings.map { issue($0, report) }) }

  private static func issue(_ finding: ReportedFinding, _ report: Report) -> JSON {
    let places = finding.reasons.compactMap(\.place).map { place -> JSON in
      [
        "path": .string(report.pathInRepository(place.path)),
        "lines": ["begin": .number(place.start.line), "end": .number(place.start.line)],
      ]
    }
    return [
      "type": "issue", "check_name": .string(finding.rule), "description": .string(finding.message),
      "categories": ["Clarity"], "severity": .string(severity(finding.severity)),
      "fingerprint": .string(finding.fingerprint.digest),
      "location": [
        "path": .string(report.pathInRepository(finding.path)),
        "lines": ["begin": .number(finding.extent.start.line), "end": .number(finding.extent.end.line)],
      ],
      "other_locations": .array(places),
      "content": [
        "body": .string(
          (finding.reasons.map { "- \($0.line)" } + ["", finding.about.rationale]).joined(separator: "\n"))
      ],
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

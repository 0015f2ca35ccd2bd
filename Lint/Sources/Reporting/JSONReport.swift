import LintEngine
import LintSyntax

/// A list of objects, for programs. Fields may be added, but the existing ones don't change.
enum JSONReport {
  static func text(_ report: Report) -> String { JSON.lines(report.findings.map(object)) }

  private static func object(_ finding: ReportedFinding) -> JSON {
    [
      "rule": .string(finding.rule), "file": .string(finding.path), "line": .number(finding.extent.start.line),
      "column": .number(finding.extent.start.column), "severity": .string("\(finding.severity)"),
      "message": .string(finding.message), "reasons": .array(finding.reasons.map(JSON.string)),
    ]
  }
}

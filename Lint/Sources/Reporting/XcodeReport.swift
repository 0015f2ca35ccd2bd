import LintEngine
import LintSyntax

/// Lines that Xcode reads from a build phase: one per finding, followed by a note per reason. Paths are absolute.
enum XcodeReport {
  static func text(_ report: Report) -> String {
    report.findings.map { finding in
      let place = "\(finding.path):\(finding.extent.start.line):\(finding.extent.start.column)"
      let headline = "\(place): \(finding.severity): \(finding.message) (\(finding.rule))"
      let notes = finding.reasons.map { "\($0.place?.description ?? place): note: \($0.text)" }
      return ([headline] + notes).map { PlainText.oneLine("\(report.sources.root)/\($0)") + "\n" }.joined()
    }.joined()
  }
}

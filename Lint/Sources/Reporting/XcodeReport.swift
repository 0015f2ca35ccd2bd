import LintEngine
import LintSyntax

/// A line each, as Xcode reads it from a build phase; it finds a file by its whole path.
enum XcodeReport {
  static func text(_ report: Report) -> String {
    report.findings.map { finding in
      let place = "\(report.sources.root)/\(finding.path):\(finding.extent.start.line):\(finding.extent.start.column)"
      let reasons = finding.reasons.map { "; because \($0)" }.joined()
      return PlainText.oneLine("\(place): \(finding.severity): \(finding.message)\(reasons) (\(finding.rule))") + "\n"
    }.joined()
  }
}

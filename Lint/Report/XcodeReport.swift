import LintFacts
import LintCheck

/// A line each, as Xcode reads it from a build phase.
enum XcodeReport {
  static func text(_ findings: [RuledFinding]) -> String {
    findings.map { finding in
      let place = "\(finding.path):\(finding.extent.start.line):\(finding.extent.start.column)"
      return "\(place): \(finding.severity): \(finding.message) (\(finding.rule))\n"
    }.joined()
  }
}

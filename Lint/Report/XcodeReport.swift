import LintFacts
import LintCheck

/// A line each, as Xcode reads it from a build phase.
enum XcodeReport {
  static func text(_ findings: [RuledFinding]) -> String {
    findings.map { finding in
      let place = "\(finding.path):\(finding.location.line):\(finding.location.column)"
      return "\(place): \(finding.severity): \(finding.message) (\(finding.rule))\n"
    }.joined()
  }
}

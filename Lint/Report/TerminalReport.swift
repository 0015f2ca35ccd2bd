import LintFacts
import LintCheck

/// For people: each finding with the reasons that it rests on, and a count at the end.
enum TerminalReport {
  static func text(_ findings: [RuledFinding]) -> String {
    let told = findings.map { finding in
      let head = "\(finding.path):\(finding.extent.start.line):\(finding.extent.start.column): \(finding.severity): "
      let reasons = finding.reasons.map { "    because \($0)\n" }.joined()
      return "\(head)\(finding.message) (\(finding.rule))\n\(reasons)"
    }
    return told.joined() + summary(findings) + "\n"
  }

  private static func summary(_ findings: [RuledFinding]) -> String {
    if findings.isEmpty { return "No findings." }
    let counts = Dictionary(grouping: findings, by: \.severity).sorted { $0.key > $1.key }
    return counts.map { "\($0.value.count) \($0.key)\($0.value.count == 1 ? "" : "s")" }.joined(separator: ", ")
  }
}

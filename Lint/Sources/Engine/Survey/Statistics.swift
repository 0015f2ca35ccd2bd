import LintSemantics
import LintSyntax

/// The text of `--statistics`.
public enum Statistics {
  /// - Parameter durations: what took how long, in its order.
  public static func text(
    _ check: Check, findings: [ReportedFinding], durations: [(String, Duration)]
  ) -> String {
    let files = check.project.files
    let sizes = [
      ["files", "\(files.count)", ""], ["generated", "\(files.count(where: \.isGenerated))", ""],
      ["not checked", "\(check.problems.count)", ""],
      ["lines", "\(files.map(\.lines.count).reduce(0, +))", ""], ["types", "\(check.project.types.count)", ""],
    ]
    let times = durations.map { [$0.0, milliseconds($0.1), "ms"] }
    let roles = RoleCount.all(in: check.project).map { [$0.role.rawValue, "\($0.count)", ""] }
    return [("Read", sizes), ("Time", times), ("Roles", roles), ("Findings", rules(findings))]
      .map { $0.0 + "\n" + ($0.1.isEmpty ? "  none" : CountTable.text($0.1)) }.joined(separator: "\n")
  }

  private static func rules(_ findings: [ReportedFinding]) -> [[String]] {
    Dictionary(grouping: findings, by: \.rule).sorted { $0.key < $1.key }.map { rule, findings in
      let silent = findings.count { $0.suppression != nil }
      return [rule, "\(findings.count - silent)", silent > 0 ? "and \(silent) suppressed or in the baseline" : ""]
    }
  }

  private static func milliseconds(_ duration: Duration) -> String { "\(Int(duration / .milliseconds(1)))" }
}

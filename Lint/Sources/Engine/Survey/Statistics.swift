import LintSemantics
import LintSyntax

public enum Statistics {
  /// - Parameter durations: the durations of the steps, in order.
  public static func text(
    _ check: Check, findings: [ReportedFinding], durations: [(String, Duration)]
  ) -> String {
    let files = check.project.files
    let sizes = [
      ["files", "\(files.count)", ""], ["generated", "\(files.count(where: \.isGenerated))", ""],
      ["problems", "\(check.problems.count)", ""],
      ["lines", "\(files.map(\.lines.count).reduce(0, +))", ""], ["types", "\(check.project.types.count)", ""],
    ]
    let times = durations.map { [$0.0, milliseconds($0.1), "ms"] }
    let roles = RoleCount.all(in: check.project).map { [$0.role.rawValue, "\($0.count)", ""] }
    return [("Read", sizes), ("Time", times), ("Roles", roles), ("Findings", rules(findings))]
      .map { $0.0 + "\n" + ($0.1.isEmpty ? "  none" : CountTable.text($0.1)) }.joined(separator: "\n")
  }

  private static func rules(_ findings: [ReportedFinding]) -> [[String]] {
    Dictionary(grouping: findings, by: \.rule).sorted { $0.key < $1.key }.map { rule, findings in
      let open = findings.count { $0.suppression == nil }
      let others = findings.suppressionCounts
      return [rule, "\(open)", others.isEmpty ? "" : "and " + others]
    }
  }

  private static func milliseconds(_ duration: Duration) -> String { "\(Int(duration / .milliseconds(1)))" }
}

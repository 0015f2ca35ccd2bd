import LintEngine
import LintSyntax

/// The page of a GitHub job, in Markdown: a table of the findings, the worst first.
public enum GitHubSummary {
  /// A page holds a megabyte; nobody reads that far.
  static let limit = 200

  public static func text(_ report: Report) -> String {
    let files = counted(report.fileCount, "file")
    if report.findings.isEmpty { return "### mvvmlint\n\nNo findings in \(files).\n" }
    let rest = report.findings.count - limit
    let head = "### mvvmlint\n\n\(report.counts) in \(files).\n\n| | rule | place | finding |\n|---|---|---|---|\n"
    return head + report.worstFirst.prefix(limit).map { row($0, report) }.joined()
      + (rest > 0 ? "\nand \(counted(rest, "more finding")).\n" : "")
  }

  private static func row(_ finding: ReportedFinding, _ report: Report) -> String {
    let place = "\(report.pathInRepository(finding.path)):\(finding.extent.start.line)"
    return "| \(finding.severity) | \(finding.rule) | \(escaped(place)) | \(escaped(finding.message)) |\n"
  }

  /// What Markdown or HTML would take for its own.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in PlainText.oneLine(text) {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case "\\", "|", "`", "*", "_", "[", "]", "@", "#", "~", "$": escaped += "\\\(character)"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}

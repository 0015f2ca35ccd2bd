import LintEngine
import LintRules
import LintSupport
import LintSyntax

/// Workflow commands for GitHub, which shows at most ten annotations per step: the most severe findings are annotated, the
/// others are listed.
enum GitHubReport {
  static let limit = 10

  static func text(_ report: Report) -> String {
    let sorted = report.worstFirst
    let rest = sorted.dropFirst(limit)
    let listed =
      rest.isEmpty ? "" : "::group::\(counted(rest.count, "more finding"))\n\(list(rest, report))::endgroup::\n"
    return annotations(sorted.prefix(limit), report) + listed + report.summary
  }

  private static func annotations(_ findings: ArraySlice<ReportedFinding>, _ report: Report) -> String {
    findings.map { finding in
      let extent = finding.extent
      let source = SourceText(of: finding.path, in: report.sources)
      var properties = [
        ("file", report.pathInRepository(finding.path)), ("line", "\(extent.start.line)"),
        ("col", "\(source.utf16Column(extent.start, offset: extent.range.start))"),
      ]
      if extent.start.line == extent.end.line {
        properties.append(("endColumn", "\(source.utf16Column(extent.end, offset: extent.range.end))"))
      }
      properties.append(("title", finding.rule))
      return command(finding, properties, [finding.message] + finding.reasons.map(\.line))
    }.joined()
  }

  private static func command(_ finding: ReportedFinding, _ properties: [(String, String)], _ lines: [String]) -> String
  {
    let name = finding.severity == .error ? "error" : finding.severity == .warning ? "warning" : "notice"
    let values = properties.map { "\($0.0)=\(escapedProperty($0.1))" }.joined(separator: ",")
    return "::\(name) \(values)::\(escaped(lines.joined(separator: "\n")))\n"
  }

  /// Lists findings. No line begins with a colon or contains `##[`, so GitHub doesn't parse it as a command.
  private static func list(_ findings: ArraySlice<ReportedFinding>, _ report: Report) -> String {
    findings.map { finding in
      let place = "\(report.pathInRepository(finding.path)):\(finding.extent.start.line):\(finding.extent.start.column)"
      let line = PlainText.oneLine("\(finding.severity): \(place): \(finding.message) (\(finding.rule))")
      return line.replacing("##[", with: "## [") + "\n"
    }.joined()
  }

  private static func escaped(_ text: String, _ others: String.UnicodeScalarView = "".unicodeScalars) -> String {
    var escaped = ""
    // A carriage return with a line feed is one character but two scalars.
    for scalar in text.unicodeScalars {
      if "%\r\n".unicodeScalars.contains(scalar) || others.contains(scalar) {
        escaped += "%" + scalar.value.hexadecimal(digits: 2, uppercase: true)
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func escapedProperty(_ text: String) -> String { escaped(text, ":,".unicodeScalars) }
}

/// The summary page of a GitHub job in Markdown: a table of the findings, the most severe first.
public enum GitHubSummary {
  /// GitHub limits a page to one megabyte.
  static let limit = 200

  public static func text(_ report: Report) -> String {
    let files = counted(report.fileCount, "file")
    let head = "### mvvmlint\n\n\(progress(report))\n"
    if report.findings.isEmpty { return head + "No findings in \(files).\n" }
    let rest = report.findings.count - limit
    return head + "\(report.counts) in \(files).\n\n| | rule | place | finding |\n|---|---|---|---|\n"
      + report.worstFirst.prefix(limit).map { row($0, report) }.joined()
      + (rest > 0 ? "\nand \(counted(rest, "more finding")).\n" : "")
  }

  /// How the findings compare with the baseline.
  private static func progress(_ report: Report) -> String {
    let baselined = report.suppressed.count { $0.suppression == .baseline }
    let row = "| \(report.findings.count) | \(report.staleCount) | \(baselined) |\n"
    return "| new | fixed | baselined |\n|---|---|---|\n" + row
  }

  private static func row(_ finding: ReportedFinding, _ report: Report) -> String {
    let place = "\(report.pathInRepository(finding.path)):\(finding.extent.start.line)"
    return "| \(finding.severity) | \(finding.rule) | \(escaped(place)) | \(escaped(finding.message)) |\n"
  }

  /// Escapes the characters that have a meaning in Markdown or HTML.
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

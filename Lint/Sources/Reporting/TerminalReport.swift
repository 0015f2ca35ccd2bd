import LintEngine
import LintRules
import LintSyntax

/// One line per finding that starts with its place, and a summary at the end. In a terminal, the source line follows; on
/// request, the reasons.
enum TerminalReport {
  static func text(_ report: Report, _ style: TerminalStyle, explains: Bool) -> String {
    let files = report.findings.byFile.map { path, findings in
      let source = style.showsExcerpts ? SourceText(of: path, in: report.sources) : nil
      return findings.map { text($0, report, source, style, explains) }.joined()
    }
    return files.joined() + (files.isEmpty ? "" : "\n") + report.summary
  }

  private static func text(
    _ finding: ReportedFinding, _ report: Report, _ source: SourceText?, _ style: TerminalStyle, _ explains: Bool
  ) -> String {
    let start = finding.extent.start
    let place = style.path("\(report.displayPath(finding.path)):\(start.line):\(start.column):")
    let message = PlainText.oneLine(finding.message)
    let head = "\(place) \(style.severity(finding.severity)): \(message) (\(finding.rule))\n"
    let reasons = (explains ? finding.reasons : []).map {
      style.reason("    \(PlainText.oneLine($0.line(report.displayPath)))") + "\n"
    }
    let excerpt = source.map { Excerpt(of: $0, finding.extent).text(style) } ?? ""
    return head + excerpt + reasons.joined()
  }
}

/// The style of a report for people.
public enum TerminalStyle: Sendable {
  /// Plain text without source lines, for a pipe or a file.
  case plain
  /// Plain text with source lines, for a terminal without colors.
  case excerpts
  /// Colored text with source lines.
  case colors

  var showsExcerpts: Bool { self != .plain }

  func path(_ text: String) -> String { colored(text, "1") }
  func reason(_ text: String) -> String { colored(text, "2") }
  func caret(_ text: String) -> String { colored(text, "1;32") }

  func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: colored("error", "1;31")
    case .warning: colored("warning", "1;33")
    case .note, .off: colored("note", "1;36")
    }
  }

  private func colored(_ text: String, _ code: String) -> String {
    self == .colors && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

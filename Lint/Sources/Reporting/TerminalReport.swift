import LintEngine
import LintRules
import LintSyntax

/// For people: file by file, each finding with the reasons that it rests on and, in a terminal, its line of source; a count at the end.
enum TerminalReport {
  static func text(_ report: Report, _ paint: Paint) -> String {
    let files = report.findings.byFile.map { path, findings in
      let source = paint.showsExcerpts ? SourceText(of: path, in: report.sources) : nil
      let lines = findings.map { text($0, source, paint) }.joined(separator: "\n")
      return paint.path(PlainText.oneLine(path)) + "\n" + lines + "\n"
    }
    return files.joined() + summary(report) + "\n"
  }

  private static func text(_ finding: ReportedFinding, _ source: SourceText?, _ paint: Paint) -> String {
    let start = finding.extent.start
    let message = PlainText.oneLine(finding.message)
    let head = "  \(start.line):\(start.column): \(paint.severity(finding.severity)): \(message) (\(finding.rule))\n"
    let reasons = finding.reasons.map { paint.reason("    because \(PlainText.oneLine($0))") + "\n" }
    let excerpt = source.map { Excerpt(of: $0, finding.extent).text(paint) } ?? ""
    return head + excerpt + reasons.joined()
  }

  private static func summary(_ report: Report) -> String {
    let files = "in " + counted(report.fileCount, "file")
    let suppressed = report.suppressed.isEmpty ? "" : "; \(report.suppressed.count) suppressed"
    return (report.findings.isEmpty ? "No findings " : "\(report.counts) ") + files + suppressed + "."
  }
}

/// The style of a report for people.
public enum Paint: Sendable {
  /// A pipe or a file: words alone, each finding by its place.
  case words
  /// A terminal without colours: excerpts of the source as well.
  case excerpts
  /// A terminal: excerpts, in colours.
  case colors

  var showsExcerpts: Bool { self != .words }

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

import LintEngine
import LintRules
import LintSyntax

/// Workflow commands for GitHub, which shows ten annotations of a step at most: the worst are annotated, the rest are listed.
enum GitHubReport {
  static let limit = 10

  static func text(_ report: Report) -> String {
    let sorted = report.worstFirst
    let rest = sorted.dropFirst(limit)
    let listed =
      rest.isEmpty ? "" : "::group::\(counted(rest.count, "more finding"))\n\(list(rest, report))::endgroup::\n"
    return annotations(sorted.prefix(limit), report) + listed + (sorted.isEmpty ? "No findings" : report.counts)
      + " in \(counted(report.fileCount, "file")).\n"
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
      return command(finding, properties, [finding.message] + finding.reasons.map { "because \($0)" })
    }.joined()
  }

  private static func command(_ finding: ReportedFinding, _ properties: [(String, String)], _ lines: [String]) -> String
  {
    let name = finding.severity == .error ? "error" : finding.severity == .warning ? "warning" : "notice"
    let values = properties.map { "\($0.0)=\(escapedProperty($0.1))" }.joined(separator: ",")
    return "::\(name) \(values)::\(escaped(lines.joined(separator: "\n")))\n"
  }

  /// No line begins with a colon, and none holds what the older form of a command begins with.
  private static func list(_ findings: ArraySlice<ReportedFinding>, _ report: Report) -> String {
    findings.map { finding in
      let place = "\(report.pathInRepository(finding.path)):\(finding.extent.start.line):\(finding.extent.start.column)"
      let line = PlainText.oneLine("\(finding.severity): \(place): \(finding.message) (\(finding.rule))")
      return line.replacing("##[", with: "## [") + "\n"
    }.joined()
  }

  private static func escaped(_ text: String, _ others: String.UnicodeScalarView = "".unicodeScalars) -> String {
    var escaped = ""
    // By scalars: a carriage return with a line feed is one character.
    for scalar in text.unicodeScalars {
      if "%\r\n".unicodeScalars.contains(scalar) || others.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += "%" + (digits.count == 1 ? "0" : "") + digits
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func escapedProperty(_ text: String) -> String { escaped(text, ":,".unicodeScalars) }
}

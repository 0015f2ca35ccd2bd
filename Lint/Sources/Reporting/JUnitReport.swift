import LintEngine
import LintRules
import LintSupport
import LintSyntax

/// One test suite per rule, for servers that show tests. A finding is a failed test; a note, or a rule without findings, is a
/// passed test.
enum JUnitReport {
  static func text(_ report: Report) -> String {
    let found = Dictionary(grouping: report.findings, by: \.rule)
    let suites = report.rules.map { suite($0.name, found[$0.name] ?? []) }
    let all = XML(
      name: "testsuites",
      attributes: [
        ("name", Tool.name), ("tests", "\(suites.reduce(0) { $0 + $1.children.count })"),
        ("failures", "\(failures(report.findings))"),
      ],
      children: suites)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + all.lines()
  }

  private static func suite(_ rule: String, _ findings: [ReportedFinding]) -> XML {
    let none = XML(name: "testcase", attributes: [("classname", rule), ("name", "no findings")])
    let cases = findings.isEmpty ? [none] : findings.map(test)
    return XML(
      name: "testsuite",
      attributes: [("name", rule), ("tests", "\(cases.count)"), ("failures", "\(failures(findings))")],
      children: cases)
  }

  private static func test(_ finding: ReportedFinding) -> XML {
    let start = finding.extent.start
    let place = "\(finding.path):\(start.line):\(start.column)"
    let lines = (["\(place): \(finding.message)"] + finding.reasons.map(\.line)).joined(separator: "\n")
    let outcome =
      finding.severity == .note
      ? XML(name: "system-out", attributes: [], text: lines)
      : XML(
        name: "failure", attributes: [("type", "\(finding.severity)"), ("message", finding.message)], text: lines)
    return XML(
      name: "testcase",
      attributes: [
        ("classname", finding.rule), ("name", place), ("file", finding.path), ("line", "\(start.line)"),
      ],
      children: [outcome])
  }

  private static func failures(_ findings: [ReportedFinding]) -> Int { findings.count { $0.severity > .note } }
}

struct XML {
  let name: String
  let attributes: [(String, String)]
  var text = ""
  var children: [XML] = []

  func lines(indentedBy indentation: String = "") -> String {
    let values = attributes.map { " \($0.0)=\"\(Self.escaped($0.1))\"" }.joined()
    if children.isEmpty && text.isEmpty { return "\(indentation)<\(name)\(values)/>\n" }
    if children.isEmpty { return "\(indentation)<\(name)\(values)>\(Self.escaped(text))</\(name)>\n" }
    let inner = children.map { $0.lines(indentedBy: indentation + "  ") }.joined()
    return "\(indentation)<\(name)\(values)>\n\(inner)\(indentation)</\(name)>\n"
  }

  /// Characters that XML can't represent become a replacement character.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: escaped += "&amp;"
      case 0x3C: escaped += "&lt;"
      case 0x3E: escaped += "&gt;"
      case 0x22: escaped += "&quot;"
      case 0x09, 0x0A, 0x0D: escaped += "&#\(scalar.value);"
      case 0..<0x20, 0xFFFE, 0xFFFF: escaped.unicodeScalars.append("\u{FFFD}")
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

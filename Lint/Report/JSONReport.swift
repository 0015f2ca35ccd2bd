import LintFacts
import LintCheck

/// A list of objects, for programs.
enum JSONReport {
  static func text(_ findings: [RuledFinding]) -> String {
    if findings.isEmpty { return "[]\n" }
    return "[\n" + findings.map { "  " + object($0) }.joined(separator: ",\n") + "\n]\n"
  }

  private static func object(_ finding: RuledFinding) -> String {
    let reasons = finding.reasons.map(JSONText.quoted).joined(separator: ", ")
    let fields = [
      ("rule", JSONText.quoted(finding.rule)), ("file", JSONText.quoted(finding.path)),
      ("line", "\(finding.extent.start.line)"), ("column", "\(finding.extent.start.column)"),
      ("severity", JSONText.quoted("\(finding.severity)")), ("message", JSONText.quoted(finding.message)),
      ("reasons", "[\(reasons)]"),
    ]
    return "{" + fields.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
  }
}

/// Strings as JSON writes them.
enum JSONText {
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20: quoted += escape(scalar)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

import LintSupport

/// A JSON value. An object preserves the order of its members, so that the text is the same in every run.
enum JSON {
  case string(String)
  case number(Int)
  case flag(Bool)
  case array([JSON])
  case object([(String, JSON)])
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  init(stringLiteral value: String) { self = .string(value) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) { self = .object(elements) }
}

extension JSON {
  var line: String {
    var line = ""
    write(to: &line)
    return line
  }

  private func write(to line: inout String) {
    switch self {
    case .string(let text): Self.write(text, to: &line)
    case .number(let number): line += String(number)
    case .flag(let flag): line += flag ? "true" : "false"
    case .array(let elements):
      Self.write(elements, between: "[", "]", to: &line) { $0.write(to: &$1) }
    case .object(let members):
      Self.write(members, between: "{", "}", to: &line) { member, line in
        Self.write(member.0, to: &line)
        line += ": "
        member.1.write(to: &line)
      }
    }
  }

  private static func write<Part>(
    _ parts: [Part], between start: String, _ end: String, separator: String = ", ", to line: inout String,
    _ write: (Part, inout String) -> Void
  ) {
    line += start
    for (index, part) in parts.enumerated() {
      if index > 0 { line += separator }
      write(part, &line)
    }
    line += end
  }

  /// A list with one object per line.
  static func lines(_ objects: [JSON]) -> String {
    if objects.isEmpty { return "[]\n" }
    var lines = ""
    write(objects, between: "[\n  ", "\n]\n", separator: ",\n  ", to: &lines) { $0.write(to: &$1) }
    return lines
  }

  /// Indented text; short values stay on one line.
  func text(indentedBy indentation: String = "") -> String {
    let short = line
    if short.utf8.count + indentation.utf8.count <= 100 { return short }
    let inner = indentation + "  "
    switch self {
    case .array(let elements):
      let parts = elements.map { inner + $0.text(indentedBy: inner) }
      return "[\n" + parts.joined(separator: ",\n") + "\n" + indentation + "]"
    case .object(let members):
      let parts = members.map { inner + JSON.string($0.0).line + ": " + $0.1.text(indentedBy: inner) }
      return "{\n" + parts.joined(separator: ",\n") + "\n" + indentation + "}"
    default: return short
    }
  }

  private static func write(_ text: String, to line: inout String) {
    line += "\""
    defer { line += "\"" }
    // Most texts need no escapes.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
      line += text
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": line += "\\\""
      case "\\": line += "\\\\"
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      case "\t": line += "\\t"
      case _ where scalar.value < 0x20: line += "\\u" + scalar.value.hexadecimal(digits: 4)
      default: line.unicodeScalars.append(scalar)
      }
    }
  }
}

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
    switch self {
    case .string(let text): Self.quoted(text)
    case .number(let number): "\(number)"
    case .flag(let flag): "\(flag)"
    case .array(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.0) + ": " + $0.1.line }.joined(separator: ", ") + "}"
    }
  }

  /// A list with one object per line.
  static func lines(_ objects: [JSON]) -> String {
    if objects.isEmpty { return "[]\n" }
    return "[\n" + objects.map { "  " + $0.line }.joined(separator: ",\n") + "\n]\n"
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
      let parts = members.map { inner + Self.quoted($0.0) + ": " + $0.1.text(indentedBy: inner) }
      return "{\n" + parts.joined(separator: ",\n") + "\n" + indentation + "}"
    default: return short
    }
  }

  private static func quoted(_ text: String) -> String {
    // Most texts need no escapes.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
      return "\"" + text + "\""
    }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20: quoted += "\\u" + scalar.value.hexadecimal(digits: 4)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

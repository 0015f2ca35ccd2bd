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
    var line: [UInt8] = []
    write(to: &line)
    return String(decoding: line, as: UTF8.self)
  }

  /// Writes bytes, because a string takes several times as long for each short part.
  private func write(to line: inout [UInt8]) {
    switch self {
    case .string(let text): Self.write(text, to: &line)
    case .number(let number): line.append(contentsOf: String(number).utf8)
    case .flag(let flag): line.append(contentsOf: (flag ? "true" : "false").utf8)
    case .array(let elements):
      Self.write(elements, between: "[", "]", to: &line) { $0.write(to: &$1) }
    case .object(let members):
      Self.write(members, between: "{", "}", to: &line) { member, line in
        Self.write(member.0, to: &line)
        line.append(contentsOf: ": ".utf8)
        member.1.write(to: &line)
      }
    }
  }

  private static func write<Part>(
    _ parts: [Part], between start: String, _ end: String, separator: String = ", ", to line: inout [UInt8],
    _ write: (Part, inout [UInt8]) -> Void
  ) {
    line.append(contentsOf: start.utf8)
    for (index, part) in parts.enumerated() {
      if index > 0 { line.append(contentsOf: separator.utf8) }
      write(part, &line)
    }
    line.append(contentsOf: end.utf8)
  }

  /// A list with one object per line.
  static func lines(_ objects: [JSON]) -> String {
    if objects.isEmpty { return "[]\n" }
    var lines: [UInt8] = []
    write(objects, between: "[\n  ", "\n]\n", separator: ",\n  ", to: &lines) { $0.write(to: &$1) }
    return String(decoding: lines, as: UTF8.self)
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

  private static func write(_ text: String, to line: inout [UInt8]) {
    line.append(UInt8(ascii: "\""))
    defer { line.append(UInt8(ascii: "\"")) }
    var text = text
    // Most texts need no escapes.
    let isWritten = text.withUTF8 { bytes in
      guard bytes.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) else {
        return false
      }
      line.append(contentsOf: bytes)
      return true
    }
    if isWritten { return }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): line.append(contentsOf: "\\\"".utf8)
      case UInt8(ascii: "\\"): line.append(contentsOf: "\\\\".utf8)
      case UInt8(ascii: "\n"): line.append(contentsOf: "\\n".utf8)
      case UInt8(ascii: "\r"): line.append(contentsOf: "\\r".utf8)
      case UInt8(ascii: "\t"): line.append(contentsOf: "\\t".utf8)
      case ..<0x20: line.append(contentsOf: ("\\u" + UInt32(byte).hexadecimal(digits: 4)).utf8)
      default: line.append(byte)
      }
    }
  }
}

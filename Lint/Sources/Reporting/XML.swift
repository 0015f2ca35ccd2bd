/// An element of XML.
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

  /// What XML cannot hold at all becomes a replacement character.
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

/// Text of others, where it must not act: a name of a file may hold a line's end, a source may hold an escape.
enum PlainText {
  /// Control characters, and those that turn the direction of writing, become a replacement character.
  static func oneLine(_ text: some StringProtocol) -> String {
    if text.utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) { return String(text) }
    var plain = ""
    for scalar in text.unicodeScalars { plain.unicodeScalars.append(acts(scalar) ? "\u{FFFD}" : scalar) }
    return plain
  }

  private static func acts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

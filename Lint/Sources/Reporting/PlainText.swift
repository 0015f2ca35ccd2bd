/// Sanitizes untrusted text: a file name may contain a line break, and a source may contain an escape sequence.
enum PlainText {
  /// The text with a replacement character for each control and bidirectional formatting character.
  static func oneLine(_ text: some StringProtocol) -> String {
    if text.utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) { return String(text) }
    var plain = ""
    for scalar in text.unicodeScalars { plain.unicodeScalars.append(isControl(scalar) ? "\u{FFFD}" : scalar) }
    return plain
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

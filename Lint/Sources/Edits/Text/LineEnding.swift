/// The characters at the end of a line.
public enum LineEnding {
  /// The ending of the lines around a place in a text, so that an inserted line ends like them.
  ///
  /// At the end of a line, it is that line's own. Otherwise, it is that of the line above, or else that of the first line.
  public static func around(_ offset: Int, in text: [UInt8]) -> String {
    let isAtEnd = offset < text.count && isBreak(text[offset])
    let nearest = isAtEnd ? offset : text[..<offset].lastIndex(where: isBreak) ?? text.firstIndex(where: isBreak)
    guard let end = nearest else { return "\n" }
    if text[end] == UInt8(ascii: "\n") { return text[..<end].last == UInt8(ascii: "\r") ? "\r\n" : "\n" }
    return text[end...].dropFirst().first == UInt8(ascii: "\n") ? "\r\n" : "\r"
  }

  private static func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}

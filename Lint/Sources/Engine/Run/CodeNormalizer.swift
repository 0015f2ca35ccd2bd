import LintSupport
import LintSyntax

/// Removes the layout from code, so that equal tokens give equal text.
enum CodeNormalizer {
  /// Longer code is cut, since its end rarely distinguishes it from other code.
  private static let limit = 200

  /// Drops white space and comments, except for one space between two words, and code in braces.
  static func normalized(_ range: ByteRange, of source: [UInt8]) -> String {
    let bytes = source[min(Int(range.start), source.count)..<min(Int(range.end), source.count)]
    var text: [UInt8] = []
    var depth = 0
    var hasGap = false
    var rest = bytes
    while text.count < limit, let byte = rest.first {
      if let length = blank(rest) {
        rest = rest.dropFirst(length)
        hasGap = true
        continue
      }
      let token = rest.prefix(byte == UInt8(ascii: "\"") ? string(rest) : 1)
      if byte == UInt8(ascii: "}") { depth -= 1 }
      if depth <= 0 {
        if hasGap, let last = text.last, last.isOfWord, byte.isOfWord { text.append(UInt8(ascii: " ")) }
        text += token
      }
      if byte == UInt8(ascii: "{") { depth += 1 }
      hasGap = false
      rest = rest.dropFirst(token.count)
    }
    return String(decoding: text.prefix(limit), as: UTF8.self)
  }

  /// The length of the white space or comment at the start of the bytes.
  private static func blank(_ bytes: ArraySlice<UInt8>) -> Int? {
    let length = bytes.prefix { $0 == 32 || $0 == 10 || $0 == 13 || $0 == 9 }.count
    if length > 0 { return length }
    if bytes.starts(with: "//".utf8) { return bytes.prefix { $0 != UInt8(ascii: "\n") }.count }
    guard bytes.starts(with: "/*".utf8) else { return nil }
    var previous: UInt8 = 0
    let inside = bytes.dropFirst(2).prefix { byte in
      defer { previous = byte }
      return !(previous == UInt8(ascii: "*") && byte == UInt8(ascii: "/"))
    }
    return min(bytes.count, inside.count + 3)
  }

  /// The length of the string literal at the start of the bytes. An interpolated string may be split; the text is the same.
  private static func string(_ bytes: ArraySlice<UInt8>) -> Int {
    var isEscaped = false
    let inside = bytes.dropFirst().prefix { byte in
      if isEscaped {
        isEscaped = false
        return true
      }
      isEscaped = byte == UInt8(ascii: "\\")
      return byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\n")
    }
    return min(bytes.count, inside.count + 2)
  }
}

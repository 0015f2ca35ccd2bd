/// The words and marks of a file in Objective-C. Comments, the contents of literals and lines of the preprocessor are skipped.
struct ObjectiveCTokens {
  enum Lexeme {
    case word(ScannedWord)
    case mark(UInt8)
  }

  /// A word, and the hash of its bytes.
  struct ScannedWord {
    let range: Range<Int>
    let hash: UInt64
  }

  private let bytes: UnsafeRawBufferPointer
  private var position: Int
  private var isAtLineStart = true

  init(_ bytes: UnsafeRawBufferPointer, at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  func text(_ word: ScannedWord) -> String { String(decoding: bytes[word.range], as: UTF8.self) }

  static func hash(of text: String) -> UInt64 { text.utf8.reduce(start, add) }

  private static let start: UInt64 = 0xcbf2_9ce4_8422_2325
  private static func add(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }

  /// Whether the last mark begins a line, without spaces before it.
  var isMarkAtLineStart: Bool { position < 2 || bytes[position - 2] == UInt8(ascii: "\n") }

  mutating func next() -> Lexeme? {
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\n"):
        isAtLineStart = true
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
      case UInt8(ascii: "/") where isNext(UInt8(ascii: "/")): skipLine()
      case UInt8(ascii: "/") where isNext(UInt8(ascii: "*")): skipComment()
      case UInt8(ascii: "#") where isAtLineStart: skipLine()
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        skipLiteral(byte)
        return .mark(byte)
      default:
        isAtLineStart = false
        if Self.isInWord(byte) { return .word(readWord()) }
        position += 1
        return .mark(byte)
      }
    }
    return nil
  }

  private func isNext(_ byte: UInt8) -> Bool { position + 1 < bytes.count && bytes[position + 1] == byte }

  private static func isInWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }

  private mutating func readWord() -> ScannedWord {
    let start = position
    let isNumber = bytes[start] &- UInt8(ascii: "0") < 10
    var hash = Self.start
    while position < bytes.count {
      let byte = bytes[position]
      // In C++, an apostrophe may separate digits.
      guard Self.isInWord(byte) || isNumber && byte == UInt8(ascii: "'") else { break }
      hash = Self.add(hash, byte)
      position += 1
    }
    return ScannedWord(range: start..<position, hash: hash)
  }

  /// Skips the rest of the line, and the next line after a backslash.
  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    position = min(position, bytes.count)
  }

  private mutating func skipComment() {
    position += 2
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), isNext(UInt8(ascii: "/")) {
        position += 2
        return
      }
      position += 1
    }
  }

  /// Skips a literal, which ends at the end of the line at the latest.
  private mutating func skipLiteral(_ quote: UInt8) {
    isAtLineStart = false
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
      let byte = bytes[position]
      position += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == quote { break }
    }
    position = min(position, bytes.count)
  }
}

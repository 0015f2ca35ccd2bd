import LintSupport

/// The bytes of a source as rough tokens: enough to know brackets from those in strings and comments.
struct TokenScan {
  let source: UnsafeRawBufferPointer
  var offset = 0
  /// The strings whose interpolation is open, by the brackets open inside, their quotes and their number signs.
  var strings: [(depth: Int, quotes: Int, signs: Int)] = []
  var depth = 0

  init(_ source: UnsafeRawBufferPointer) { self.source = source }

  mutating func next() -> Token? {
    while let byte = byte() {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): offset += 1
      case UInt8(ascii: "/") where byte_(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where byte_(1) == UInt8(ascii: "*"): skipComment()
      default: return token(byte)
      }
    }
    return nil
  }

  func byte() -> UInt8? { offset < source.count ? source[offset] : nil }
  func byte_(_ ahead: Int) -> UInt8? { offset + ahead < source.count ? source[offset + ahead] : nil }

  private mutating func token(_ byte: UInt8) -> Token {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      offset += 1
      depth += 1
      return .open(byte)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return close(byte)
    case UInt8(ascii: "\""): return string(signs: 0)
    case UInt8(ascii: "#"): return sign()
    case UInt8(ascii: "-") where byte_(1) == UInt8(ascii: ">"):
      offset += 2
      return .arrow
    case UInt8(ascii: "<"):
      offset += 1
      return .angle
    case UInt8(ascii: ">"):
      offset += 1
      return .angleEnd
    default:
      if byte.isOfWord { return word() }
      return mark(byte)
    }
  }

  private mutating func mark(_ byte: UInt8) -> Token {
    offset += 1
    switch byte {
    case UInt8(ascii: "@"): return .attribute
    case UInt8(ascii: ","): return .comma
    case UInt8(ascii: ";"), UInt8(ascii: "="): return .boundary
    case UInt8(ascii: "&") where self.byte() == byte:
      offset += 1
      return .other
    case UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "&"),
      UInt8(ascii: "~"):
      return .typeMark
    default: return .other
    }
  }

  private mutating func close(_ byte: UInt8) -> Token {
    offset += 1
    depth -= 1
    // The end of an interpolation: the string goes on, maybe into its next one.
    if byte == UInt8(ascii: ")"), let string = strings.last, string.depth == depth {
      strings.removeLast()
      // One that ends as the next begins leaves as many open as there were.
      if skipString(quotes: string.quotes, signs: string.signs) { return .other }
    }
    return .close(byte)
  }
}

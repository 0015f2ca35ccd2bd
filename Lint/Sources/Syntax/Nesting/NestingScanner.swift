#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import LintSupport

/// Splits a source into rough tokens, which exclude the brackets in strings and comments.
struct NestingScanner {
  let source: UnsafeRawBufferPointer
  var offset = 0
  /// The strings with an open interpolation: the depth of brackets there, their quotes and their number signs.
  var strings: [(depth: Int, quotes: Int, signs: Int)] = []
  var depth = 0

  init(_ source: UnsafeRawBufferPointer) { self.source = source }

  mutating func next() -> NestingToken? {
    while let byte = byte() {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): offset += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      default: return scanToken(byte)
      }
    }
    return nil
  }

  func byte() -> UInt8? { offset < source.count ? source[offset] : nil }
  /// The byte at a distance from the current one.
  func peek(_ count: Int) -> UInt8? { offset + count < source.count ? source[offset + count] : nil }

  private mutating func scanToken(_ byte: UInt8) -> NestingToken {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      offset += 1
      depth += 1
      return .open(byte)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return close(byte)
    case UInt8(ascii: "\""): return scanString(signs: 0)
    case UInt8(ascii: "#"): return scanSign()
    case UInt8(ascii: "-") where peek(1) == UInt8(ascii: ">"):
      offset += 2
      return .arrow
    case UInt8(ascii: "<"):
      offset += 1
      return .angle
    case UInt8(ascii: ">"):
      offset += 1
      return .angleEnd
    default:
      if byte.isOfWord { return scanWord() }
      return scanPunctuation(byte)
    }
  }

  private mutating func scanPunctuation(_ byte: UInt8) -> NestingToken {
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

  private mutating func close(_ byte: UInt8) -> NestingToken {
    offset += 1
    depth -= 1
    // After the end of an interpolation, the string continues, possibly to its next interpolation.
    if byte == UInt8(ascii: ")"), let string = strings.last, string.depth == depth {
      strings.removeLast()
      // The end of one interpolation and the beginning of the next cancel out.
      if skipString(quotes: string.quotes, signs: string.signs) { return .other }
    }
    return .close(byte)
  }
}

/// The keywords that matter for nesting.
enum NestingKeyword {
  case `if`, `else`, `case`, `import`, precedenceGroup, declaration, other

  var beginsDeclaration: Bool { self == .declaration || self == .case }
}

/// A rough token.
enum NestingToken: Equatable {
  case word(NestingKeyword)
  /// The `@` of an attribute.
  case attribute
  /// A bracket, by its character. Interpolations count as parentheses.
  case open(UInt8), close(UInt8)
  case arrow, angle, angleEnd
  /// +1 for `#if`, and -1 for `#endif`.
  case directive(Int)
  /// A number of `#` characters.
  case signs(Int)
  /// Punctuation in types: `.`, `:`, `?`, `!`, `&`, `~`.
  case typeMark
  case comma
  /// `;` or `=`.
  case boundary
  case other
}

/// Comments and words.
extension NestingScanner {
  mutating func skipLine() {
    guard let base = source.baseAddress else { return }
    let end = memchr(base + offset, Int32(UInt8(ascii: "\n")), source.count - offset)
    offset = end.map { UnsafeRawPointer($0) - base } ?? source.count
  }

  mutating func skipComment() {
    var level = 0
    while byte() != nil {
      if peek(0) == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        level += 1
        offset += 2
      } else if peek(0) == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        level -= 1
        offset += 2
        if level == 0 { return }
      } else {
        offset += 1
      }
    }
  }

  // MARK: Words

  mutating func scanWord() -> NestingToken {
    var end = offset + 1
    while end < source.count, source[end].isOfWord { end += 1 }
    let word = UnsafeRawBufferPointer(rebasing: source[offset..<end])
    offset = end
    return .word(Self.keyword(word))
  }

  /// The keyword of a word. Switching over the length excludes most words.
  private static func keyword(_ bytes: UnsafeRawBufferPointer) -> NestingKeyword {
    switch bytes.count {
    case 2: bytes.isWord("if") ? .if : .other
    case 3: bytes.isWord("let") || bytes.isWord("var") ? .declaration : .other
    case 4: fourLetters(bytes)
    case 6: bytes.isWord("import") ? .import : .other
    case 15: bytes.isWord("precedencegroup") ? .precedenceGroup : .other
    default: .other
    }
  }

  private static func fourLetters(_ bytes: UnsafeRawBufferPointer) -> NestingKeyword {
    switch bytes[0] {
    case UInt8(ascii: "e"): bytes.isWord("else") ? .else : .other
    case UInt8(ascii: "c"): bytes.isWord("case") ? .case : .other
    case UInt8(ascii: "f"): bytes.isWord("func") ? .declaration : .other
    case UInt8(ascii: "i"): bytes.isWord("init") ? .declaration : .other
    default: .other
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether the bytes, which have the length of a word, are that word.
  @inline(__always)
  fileprivate func isWord(_ word: StaticString) -> Bool {
    memcmp(baseAddress ?? UnsafeRawPointer(word.utf8Start), word.utf8Start, word.utf8CodeUnitCount) == 0
  }
}

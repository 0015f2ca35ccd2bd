import LintSupport

/// Splits a source into the same tokens as the parser's lexer.
struct FastLexer {
  var tokens: [Token] = []
  let source: UnsafeRawBufferPointer
  var offset = 0
  /// The open brackets.
  var opened: [TokenID] = []
  /// The number of open square brackets.
  var squareBracketDepth = 0
  let keywords = KeywordTable.all

  /// The deepest nesting that isn't left to the parser.
  static let depthLimit = 64
  /// The largest number of nested square brackets, or of number signs before a string.
  static let squareLimit = 8

  init(_ source: UnsafeRawBufferPointer) {
    self.source = source
    tokens.reserveCapacity(source.count / 4 + 8)
  }

  /// The tokens of a source, followed by some ends so that the reader can look ahead.
  static func tokens(of source: UnsafeRawBufferPointer) throws(NeedsFullParse) -> [Token] {
    var lexer = FastLexer(source)
    try lexer.scan(inString: false)
    for _ in 0..<4 { lexer.add(.end, from: source.count, beginsLine: true) }
    return lexer.tokens
  }

  /// The byte at an offset, or 0 outside the source.
  func byte(_ offset: Int) -> UInt8 { offset < source.count && offset >= 0 ? source[offset] : 0 }

  mutating func add(_ kind: TokenKind, from start: Int, beginsLine: Bool) {
    add(kind, .name, from: start, beginsLine: beginsLine)
  }

  @inline(__always)
  mutating func add(_ kind: TokenKind, _ word: Keyword, from start: Int, beginsLine: Bool) {
    tokens.append(Token(start: UInt32(start), end: UInt32(offset), kind: kind, word: word, beginsLine: beginsLine))
  }

  /// Scans to the end of the source, or of an interpolation.
  mutating func scan(inString: Bool) throws(NeedsFullParse) {
    let outside = opened.count
    if outside > Self.depthLimit { throw NeedsFullParse() }
    var beginsLine = tokens.isEmpty
    while true {
      if try skipSpace() { beginsLine = true }
      if inString && beginsLine { throw NeedsFullParse() }
      guard offset < source.count else {
        if inString || opened.count != outside { throw NeedsFullParse() }
        return
      }
      if inString, opened.count == outside, source[offset] == UInt8(ascii: ")") {
        offset += 1
        return add(.interpolationClose, from: offset - 1, beginsLine: false)
      }
      try scanToken(beginsLine)
      beginsLine = false
    }
  }
}

/// The next token, by its first byte.
extension FastLexer {
  mutating func scanToken(_ beginsLine: Bool) throws(NeedsFullParse) {
    let byte = source[offset]
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      try scanWord(beginsLine)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): try scanNumber(beginsLine)
    case UInt8(ascii: "("): try open(.leftParen, beginsLine)
    case UInt8(ascii: "["): try open(.leftSquare, beginsLine)
    case UInt8(ascii: "{"): try open(.leftBrace, beginsLine)
    case UInt8(ascii: ")"): try close(.rightParen, .leftParen, beginsLine)
    case UInt8(ascii: "]"): try close(.rightSquare, .leftSquare, beginsLine)
    case UInt8(ascii: "}"): try close(.rightBrace, .leftBrace, beginsLine)
    case UInt8(ascii: ","): addToken(.comma, beginsLine)
    case UInt8(ascii: ";"): addToken(.semicolon, beginsLine)
    case UInt8(ascii: "@"): addToken(.at, beginsLine)
    case UInt8(ascii: "\\"): addToken(.backslash, beginsLine)
    case UInt8(ascii: ":"):
      if self.byte(offset + 1) == byte { throw NeedsFullParse() }
      addToken(.colon, beginsLine)
    case UInt8(ascii: "\""): try scanString(signs: 0, beginsLine)
    case UInt8(ascii: "#"): try scanPound(beginsLine)
    case UInt8(ascii: "`"): try scanEscapedWord(beginsLine)
    case UInt8(ascii: "$"): try scanDollar(beginsLine)
    default: try scanPunctuation(beginsLine)
    }
  }

  // MARK: Brackets

  mutating func addToken(_ kind: TokenKind, _ beginsLine: Bool) {
    offset += 1
    add(kind, from: offset - 1, beginsLine: beginsLine)
  }

  /// Opens a bracket. Square brackets have a lower limit, because each doubles the parser's time.
  mutating func open(_ kind: TokenKind, _ beginsLine: Bool) throws(NeedsFullParse) {
    if kind == .leftSquare { squareBracketDepth += 1 }
    if squareBracketDepth > Self.squareLimit || opened.count > Self.depthLimit { throw NeedsFullParse() }
    opened.append(tokens.nextID)
    addToken(kind, beginsLine)
  }

  mutating func close(
    _ kind: TokenKind, _ opening: TokenKind, _ beginsLine: Bool
  ) throws(NeedsFullParse) {
    guard let last = opened.popLast(), tokens[last].kind == opening else { throw NeedsFullParse() }
    if kind == .rightSquare { squareBracketDepth -= 1 }
    let closing = tokens.nextID
    tokens[last].matchingBracket = closing
    addToken(kind, beginsLine)
    tokens[closing].matchingBracket = last
  }

  // MARK: Space and comments

  /// Skips spaces and comments and returns whether a line ended.
  mutating func skipSpace() throws(NeedsFullParse) -> Bool {
    var hasEnded = false
    while offset < source.count {
      switch source[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): offset += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        hasEnded = true
        offset += 1
        skipIndentation()
      case UInt8(ascii: "/") where byte(offset + 1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where byte(offset + 1) == UInt8(ascii: "*"): if try skipComment() { hasEnded = true }
      default: return hasEnded
      }
    }
    return hasEnded
  }

  /// Skips the spaces at the beginning of a line, four at a time.
  @inline(__always)
  private mutating func skipIndentation() {
    while offset + 4 <= source.count,
      source.loadUnaligned(fromByteOffset: offset, as: UInt32.self) == 0x2020_2020
    {
      offset += 4
    }
  }

  mutating func skipLine() {
    while offset < source.count, source[offset] != UInt8(ascii: "\n"), source[offset] != UInt8(ascii: "\r") {
      offset += 1
    }
  }

  private mutating func skipComment() throws(NeedsFullParse) -> Bool {
    var level = 0
    var hasEnded = false
    while offset < source.count {
      let byte = source[offset]
      if byte == UInt8(ascii: "/"), self.byte(offset + 1) == UInt8(ascii: "*") {
        level += 1
        offset += 2
      } else if byte == UInt8(ascii: "*"), self.byte(offset + 1) == UInt8(ascii: "/") {
        level -= 1
        offset += 2
        if level == 0 { return hasEnded }
      } else {
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { hasEnded = true }
        offset += 1
      }
    }
    throw NeedsFullParse()
  }
}

/// Checks whether types follow, without moving the reader.
struct TypeLookahead {
  let reader: FastReader
  var position: TokenID
  /// The number of bytes of the current operator that are already skipped.
  var skipped: UInt32 = 0
  private var depth = 0

  init(_ reader: FastReader, from position: TokenID) {
    self.reader = reader
    self.position = position
  }

  /// The current position, or nil within an operator.
  var end: TokenID? { skipped == 0 ? position : nil }

  var token: Token { reader.tokens[position] }
  var kind: TokenKind { skipped == 0 ? token.kind : .binaryOperator }

  /// Skips generic arguments, beginning at their `<`.
  mutating func skipGenericArguments() throws(NeedsFullParse) -> Bool {
    depth += 1
    if depth > FastLexer.depthLimit { throw NeedsFullParse() }
    defer { depth -= 1 }
    position += 1
    while !isAngleEnd {
      if kind == .integer { position += 1 } else if try !skipType() { return false }
      guard kind == .comma else { break }
      position += 1
    }
    guard isAngleEnd else { return false }
    skipByte()
    return true
  }

  mutating func skipByte() {
    skipped += 1
    if token.start + skipped < token.end { return }
    skipped = 0
    position += 1
  }

  private var isAngleEnd: Bool {
    token.kind.isOperator && reader.source[Int(token.start + skipped)] == UInt8(ascii: ">")
  }

  /// The first remaining byte of an operator.
  var rest: UInt8 { skipped == 0 ? 0 : reader.source[Int(token.start + skipped)] }

  /// Whether the current token can follow a type that is used as a value.
  func endsType() throws(NeedsFullParse) -> Bool {
    if skipped > 0 {
      switch rest {
      case UInt8(ascii: "?"), UInt8(ascii: "!"): return true
      case UInt8(ascii: "="), UInt8(ascii: ">"): return false
      default: throw NeedsFullParse()
      }
    }
    switch token.kind {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .end, .exclamation, .question,
      .colon, .interpolationClose:
      return true
    case .binaryOperator: return reader.isOperator(token, "&")
    case .leftParen, .leftSquare: return !token.beginsLine
    default: return false
    }
  }

  mutating func skipType() throws(NeedsFullParse) -> Bool {
    depth += 1
    if depth > FastLexer.depthLimit { throw NeedsFullParse() }
    defer { depth -= 1 }
    if kind == .at { throw NeedsFullParse() }
    if kind == .word, token.word == .some || token.word == .any { position += 1 }
    while true {
      guard try skipSimpleType() else { return false }
      guard skipped == 0, reader.isOperator(token, "&") else { break }
      position += 1
    }
    if kind == .arrow || kind == .word && [.async, .throws, .rethrows].contains(token.word) {
      while kind == .word { position += 1 }
      guard kind == .arrow else { throw NeedsFullParse() }
      position += 1
      return try skipType()
    }
    return true
  }
}

/// Named types and types in brackets, with their suffixes.
extension TypeLookahead {
  mutating func skipSimpleType() throws(NeedsFullParse) -> Bool {
    switch kind {
    case .word: guard try skipName() else { return false }
    case .leftParen: guard try skipTuple() else { return false }
    case .leftSquare: guard try skipCollection() else { return false }
    case .prefixOperator:
      if reader.firstByte(of: token) == UInt8(ascii: "~") { throw NeedsFullParse() } else { return false }
    default: return false
    }
    return try skipSuffixes()
  }

  private mutating func skipName() throws(NeedsFullParse) -> Bool {
    switch token.word {
    case .inout, .each, .repeat, .sending, .borrowing, .consuming, .isolated, .nonisolated, .__owned, .__shared,
      .wildcard:
      throw NeedsFullParse()
    case .Any, .Self: break
    default: if token.word.isReserved { return false }
    }
    position += 1
    return try isAngle ? skipGenericArguments() : true
  }

  private mutating func skipCollection() throws(NeedsFullParse) -> Bool {
    position += 1
    guard try skipType() else { return false }
    if kind == .colon {
      position += 1
      guard try skipType() else { return false }
    }
    guard kind == .rightSquare else { return false }
    position += 1
    return true
  }

  private mutating func skipSuffixes() throws(NeedsFullParse) -> Bool {
    while true {
      if skipped > 0 {
        guard rest == UInt8(ascii: "?") || rest == UInt8(ascii: "!") else { return true }
        skipByte()
        continue
      }
      switch token.kind {
      case .question, .exclamation: position += 1
      case .period:
        let next = reader.tokens[position + 1]
        guard next.kind == .word else { return false }
        position += 2
        if isAngle, try !skipGenericArguments() { return false }
      default: return true
      }
    }
  }

  private mutating func skipTuple() throws(NeedsFullParse) -> Bool {
    position += 1
    while kind != .rightParen {
      if kind == .word, reader.tokens[position + 1].kind == .colon { position += 2 }
      guard try skipType() else { return false }
      if skipped == 0, reader.isOperator(token, "...") { throw NeedsFullParse() }
      if kind == .equal { throw NeedsFullParse() }
      guard kind == .comma else { break }
      position += 1
    }
    guard kind == .rightParen else { return false }
    position += 1
    return true
  }

  private var isAngle: Bool { skipped == 0 && token.count == 1 && reader.isAngle(token) }
}

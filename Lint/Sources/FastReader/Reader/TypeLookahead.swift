/// Looks whether types stand ahead, and moves nothing.
struct TypeLookahead {
  let reader: FastReader
  var place: Int
  /// How many bytes of the operator at the place are passed.
  var passed: UInt32 = 0
  private var depth = 0

  init(_ reader: FastReader, from place: Int) {
    self.reader = reader
    self.place = place
  }

  /// Where it looks by now; nowhere within an operator.
  var end: Int? { passed == 0 ? place : nil }

  var token: Token { reader.tokens[place] }
  var kind: TokenKind { passed == 0 ? token.kind : .binaryOperator }

  /// From the angle on.
  mutating func passGenericArguments() throws(NeedsFullParse) -> Bool {
    depth += 1
    if depth > FastLexer.depth { throw NeedsFullParse() }
    defer { depth -= 1 }
    place += 1
    while !isAngleEnd {
      if kind == .integer { place += 1 } else if try !passType() { return false }
      guard kind == .comma else { break }
      place += 1
    }
    guard isAngleEnd else { return false }
    passByte()
    return true
  }

  mutating func passByte() {
    passed += 1
    if token.start + passed < token.end { return }
    passed = 0
    place += 1
  }

  private var isAngleEnd: Bool {
    token.kind.isOperator && reader.source[Int(token.start + passed)] == UInt8(ascii: ">")
  }

  /// The first remaining byte of an operator.
  var rest: UInt8 { passed == 0 ? 0 : reader.source[Int(token.start + passed)] }

  /// Whether what follows can follow a type that is a value.
  func endsType() throws(NeedsFullParse) -> Bool {
    if passed > 0 {
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
    case .binaryOperator: return reader.isSign(token, "&")
    case .leftParen, .leftSquare: return !token.beginsLine
    default: return false
    }
  }

  mutating func passType() throws(NeedsFullParse) -> Bool {
    depth += 1
    if depth > FastLexer.depth { throw NeedsFullParse() }
    defer { depth -= 1 }
    if kind == .at { throw NeedsFullParse() }
    if kind == .word, token.word == .some || token.word == .any { place += 1 }
    while true {
      guard try passSimpleType() else { return false }
      guard passed == 0, reader.isSign(token, "&") else { break }
      place += 1
    }
    if kind == .arrow || kind == .word && [.async, .throws, .rethrows].contains(token.word) {
      while kind == .word { place += 1 }
      guard kind == .arrow else { throw NeedsFullParse() }
      place += 1
      return try passType()
    }
    return true
  }
}

/// Types by their names and in brackets, with what follows them.
extension TypeLookahead {
  mutating func passSimpleType() throws(NeedsFullParse) -> Bool {
    switch kind {
    case .word: guard try passName() else { return false }
    case .leftParen: guard try passTuple() else { return false }
    case .leftSquare: guard try passCollection() else { return false }
    case .prefixOperator: if reader.byte(token) == UInt8(ascii: "~") { throw NeedsFullParse() } else { return false }
    default: return false
    }
    return try passSuffixes()
  }

  private mutating func passName() throws(NeedsFullParse) -> Bool {
    switch token.word {
    case .inout, .each, .repeat, .sending, .borrowing, .consuming, .isolated, .nonisolated, .__owned, .__shared,
      .wildcard:
      throw NeedsFullParse()
    case .Any, .Self: break
    default: if token.word.isReserved { return false }
    }
    place += 1
    return try isAngle ? passGenericArguments() : true
  }

  private mutating func passCollection() throws(NeedsFullParse) -> Bool {
    place += 1
    guard try passType() else { return false }
    if kind == .colon {
      place += 1
      guard try passType() else { return false }
    }
    guard kind == .rightSquare else { return false }
    place += 1
    return true
  }

  private mutating func passSuffixes() throws(NeedsFullParse) -> Bool {
    while true {
      if passed > 0 {
        guard rest == UInt8(ascii: "?") || rest == UInt8(ascii: "!") else { return true }
        passByte()
        continue
      }
      switch token.kind {
      case .question, .exclamation: place += 1
      case .period:
        let next = reader.tokens[place + 1]
        guard next.kind == .word else { return false }
        place += 2
        if isAngle, try !passGenericArguments() { return false }
      default: return true
      }
    }
  }

  private mutating func passTuple() throws(NeedsFullParse) -> Bool {
    place += 1
    while kind != .rightParen {
      if kind == .word, reader.tokens[place + 1].kind == .colon { place += 2 }
      guard try passType() else { return false }
      if passed == 0, reader.isSign(token, "...") { throw NeedsFullParse() }
      if kind == .equal { throw NeedsFullParse() }
      guard kind == .comma else { break }
      place += 1
    }
    guard kind == .rightParen else { return false }
    place += 1
    return true
  }

  private var isAngle: Bool { passed == 0 && token.count == 1 && reader.isAngle(token) }
}

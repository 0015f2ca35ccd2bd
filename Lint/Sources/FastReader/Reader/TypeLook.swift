/// Looks whether types stand ahead, and moves nothing.
struct TypeLook {
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
  var kind: Token.Kind { passed == 0 ? token.kind : .binaryOperator }

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

  /// The first byte of what is left of an operator.
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

/// Looks whether types stand ahead, and moves nothing.
struct TypeLook {
  private let reader: PlainReader
  private var place: Int
  /// How many bytes of the operator at the place are passed.
  private var passed: UInt32 = 0
  private var depth = 0

  init(_ reader: PlainReader, from place: Int) {
    self.reader = reader
    self.place = place
  }

  /// Where it looks by now; nowhere within an operator.
  var end: Int? { passed == 0 ? place : nil }

  private var token: PlainToken { reader.tokens[place] }
  private var kind: PlainToken.Kind { passed == 0 ? token.kind : .binaryOperator }

  /// From the angle on.
  mutating func passGenericArguments() throws(Unsure) -> Bool {
    depth += 1
    if depth > PlainScan.depth { throw Unsure() }
    defer { depth -= 1 }
    place += 1
    while true {
      if isAngleEnd { break }
      if kind == .integer { place += 1 } else if try !passType() { return false }
      guard kind == .comma else { break }
      place += 1
    }
    guard isAngleEnd else { return false }
    passByte()
    return true
  }

  private mutating func passByte() {
    passed += 1
    if token.start + passed < token.end { return }
    passed = 0
    place += 1
  }

  private var isAngleEnd: Bool {
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator:
      reader.source[Int(token.start + passed)] == UInt8(ascii: ">")
    default: false
    }
  }

  /// The first byte of what is left of an operator.
  private var rest: UInt8 { passed == 0 ? 0 : reader.source[Int(token.start + passed)] }

  /// Whether what follows can follow a type that is a value.
  func endsType() throws(Unsure) -> Bool {
    if passed > 0 {
      switch rest {
      case UInt8(ascii: "?"), UInt8(ascii: "!"): return true
      case UInt8(ascii: "="), UInt8(ascii: ">"): return false
      default: throw Unsure()
      }
    }
    switch token.kind {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .end, .exclamation, .question,
      .colon:
      return true
    case .interpolationClose: return true
    case .binaryOperator: return reader.isSign(token, "&")
    case .leftParen, .leftSquare: return !token.beginsLine
    default: return false
    }
  }

  private mutating func passType() throws(Unsure) -> Bool {
    depth += 1
    if depth > PlainScan.depth { throw Unsure() }
    defer { depth -= 1 }
    if kind == .at { throw Unsure() }
    if kind == .word, token.word == .some || token.word == .any { place += 1 }
    while true {
      guard try passSimpleType() else { return false }
      guard passed == 0, reader.isSign(token, "&") else { break }
      place += 1
    }
    if kind == .arrow || kind == .word && [.async, .throws, .rethrows].contains(token.word) {
      while kind == .word { place += 1 }
      guard kind == .arrow else { throw Unsure() }
      place += 1
      return try passType()
    }
    return true
  }

  private mutating func passSimpleType() throws(Unsure) -> Bool {
    switch kind {
    case .word:
      switch token.word {
      case .inout, .each, .repeat, .sending, .borrowing, .consuming, .isolated, .nonisolated, .__owned, .__shared,
        .wildcard:
        throw Unsure()
      case .Any, .Self: break
      default: if token.word.isReserved { return false }
      }
      place += 1
      if isAngle, try !passGenericArguments() { return false }
    case .leftParen:
      guard try passTuple() else { return false }
    case .leftSquare:
      place += 1
      guard try passType() else { return false }
      if kind == .colon {
        place += 1
        guard try passType() else { return false }
      }
      guard kind == .rightSquare else { return false }
      place += 1
    case .prefixOperator: if reader.byte(token) == UInt8(ascii: "~") { throw Unsure() } else { return false }
    default: return false
    }
    return try passSuffixes()
  }

  private var isAngle: Bool { passed == 0 && token.end - token.start == 1 && reader.isAngle(token) }

  private mutating func passSuffixes() throws(Unsure) -> Bool {
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

  private mutating func passTuple() throws(Unsure) -> Bool {
    place += 1
    while kind != .rightParen {
      if kind == .word, reader.tokens[place + 1].kind == .colon { place += 2 }
      guard try passType() else { return false }
      if passed == 0, reader.isSign(token, "...") { throw Unsure() }
      if kind == .equal { throw Unsure() }
      guard kind == .comma else { break }
      place += 1
    }
    guard kind == .rightParen else { return false }
    place += 1
    return true
  }
}

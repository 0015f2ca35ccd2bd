/// Types by their names and in brackets, with what follows them.
extension TypeLook {
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

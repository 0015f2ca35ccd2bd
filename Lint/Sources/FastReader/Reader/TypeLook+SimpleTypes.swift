/// Types by their names and in brackets, with what follows them.
extension TypeLook {
  mutating func passSimpleType() throws(Unsure) -> Bool {
    switch kind {
    case .word: guard try passName() else { return false }
    case .leftParen: guard try passTuple() else { return false }
    case .leftSquare: guard try passCollection() else { return false }
    case .prefixOperator: if reader.byte(token) == UInt8(ascii: "~") { throw Unsure() } else { return false }
    default: return false
    }
    return try passSuffixes()
  }

  private mutating func passName() throws(Unsure) -> Bool {
    switch token.word {
    case .inout, .each, .repeat, .sending, .borrowing, .consuming, .isolated, .nonisolated, .__owned, .__shared,
      .wildcard:
      throw Unsure()
    case .Any, .Self: break
    default: if token.word.isReserved { return false }
    }
    place += 1
    return try isAngle ? passGenericArguments() : true
  }

  private mutating func passCollection() throws(Unsure) -> Bool {
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

  private var isAngle: Bool { passed == 0 && token.count == 1 && reader.isAngle(token) }
}

/// Generic arguments: types between angles, which are operators elsewhere.
extension FastReader {
  /// Whether generic arguments stand here, rather than a comparison.
  func areGenericArguments() throws(NeedsFullParse) -> Bool {
    guard isAngle(token), token.count == 1 else { return false }
    var look = TypeLook(self, from: place)
    guard try look.passGenericArguments() else { return false }
    return try look.endsType()
  }

  /// Where those end that begin at a place.
  func endOfGenericArguments(_ place: Int) throws(NeedsFullParse) -> Int {
    guard tokens[place].count == 1 else { throw NeedsFullParse() }
    var look = TypeLook(self, from: place)
    guard try look.passGenericArguments(), let end = look.end else { throw NeedsFullParse() }
    return end
  }

  mutating func genericArguments() throws(NeedsFullParse) {
    guard token.count == 1 else { throw NeedsFullParse() }
    advance()
    repeat { try type() } while take(.comma)
    try closeAngle()
  }

  /// Takes `>` from the front of an operator.
  mutating func closeAngle() throws(NeedsFullParse) {
    let token = token
    guard token.kind.isOperator, byte(token) == UInt8(ascii: ">") else { throw NeedsFullParse() }
    if token.count == 1 { return advance() }
    lastEnd = token.start + 1
    tokens[place].start += 1
    tokens[place].beginsLine = false
    let rest = source[Int(token.start) + 1..<Int(token.end)]
    guard rest.allSatisfy({ [UInt8(ascii: ">"), UInt8(ascii: "?"), UInt8(ascii: "!")].contains($0) }) else {
      throw NeedsFullParse()
    }
    if rest.first == UInt8(ascii: ">") { return }
    // The rest of the operator waits behind it.
    tokens[place].kind = rest.first == UInt8(ascii: "?") ? .question : .exclamation
    tokens[place].end = tokens[place].start + 1
    if rest.count > 1 { tokens[place].partner = token.end }
  }
}

import LintSyntax

/// Parameters of functions.
extension PlainReader {
  mutating func parameters() throws(Unsure) {
    guard kind == .leftParen else { throw Unsure() }
    try declarations(to: .rightParen) { reader throws(Unsure) in try reader.parameter() }
  }

  private mutating func parameter() throws(Unsure) {
    let start = token.start
    let opened = reserve()
    while kind == .at { try attribute() }
    // Any other word may label what is handed over.
    guard kind == .word, word != .inout else { throw Unsure() }
    let label = place
    advance()
    if kind == .word {
      guard isName(token) || word == .wildcard else { throw Unsure() }
      advance()
    }
    trail[opened] = Trail.Entry(
      step: .declare, kind: Declaration.Kind.parameter.rawValue, place: start, name: Int32(place - 1),
      more: UInt32(label + 1))
    try expect(.colon)
    try type(isTaken: .takeType)
    passEllipsis()
    if kind == .equal { try value() }
  }
}

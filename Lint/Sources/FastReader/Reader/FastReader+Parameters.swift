import LintSyntax

/// Parameters of functions.
extension FastReader {
  mutating func parameters() throws(NeedsFullParse) {
    guard kind == .leftParen else { throw NeedsFullParse() }
    try declarations(to: .rightParen) { reader throws(NeedsFullParse) in try reader.parameter() }
  }

  private mutating func parameter() throws(NeedsFullParse) {
    let start = token.start
    let opened = reserve()
    while kind == .at { try attribute() }
    // Any other word may label what is handed over.
    guard kind == .word, word != .inout else { throw NeedsFullParse() }
    let label = place
    advance()
    if kind == .word {
      guard isName(token) || word == .wildcard else { throw NeedsFullParse() }
      advance()
    }
    events[opened] = ParseEvents.Event(
      step: .declare, kind: Declaration.Kind.parameter.rawValue, place: start, name: Int32(place - 1),
      more: UInt32(label + 1))
    try expect(.colon)
    try type(isTaken: .takeType)
    passEllipsis()
    if kind == .equal { try value() }
  }
}

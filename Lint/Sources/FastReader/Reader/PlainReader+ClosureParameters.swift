import LintSyntax

/// What a closure takes: names alone, or parameters in parentheses.
extension PlainReader {
  mutating func shorthandParameters() throws(Unsure) {
    repeat {
      guard isName(token) || at(.wildcard) else { throw Unsure() }
      declareParameter(at: token.start, name: place, label: place, flags: .trailing)
      advance()
    } while endWithComma(.endDeclaration)
  }

  mutating func closureParameters() throws(Unsure) {
    try declarations(to: .rightParen) { reader throws(Unsure) in try reader.closureParameter() }
  }

  private mutating func closureParameter() throws(Unsure) {
    guard isName(token) || at(.wildcard) else { throw Unsure() }
    let hasSecond = ahead(1).kind == .word
    guard [.colon, .comma, .rightParen].contains(ahead(hasSecond ? 2 : 1).kind) else { throw Unsure() }
    declareParameter(at: token.start, name: hasSecond ? place + 1 : place, label: place, flags: .trailing)
    advance()
    if hasSecond { advance() }
    guard take(.colon) else { return }
    try type(isTaken: .takeType)
    passEllipsis()
  }
}

import LintSyntax

/// What a closure takes: names alone, or parameters in parentheses.
extension FastReader {
  mutating func shorthandParameters() throws(NeedsFullParse) {
    repeat {
      guard isName(token) || at(.wildcard) else { throw NeedsFullParse() }
      declareParameter(at: token.start, name: place, label: place, flags: .trailing)
      advance()
    } while endWithComma(.endDeclaration)
  }

  mutating func closureParameters() throws(NeedsFullParse) {
    try declarations(to: .rightParen) { reader throws(NeedsFullParse) in try reader.closureParameter() }
  }

  private mutating func closureParameter() throws(NeedsFullParse) {
    guard isName(token) || at(.wildcard) else { throw NeedsFullParse() }
    let hasSecond = ahead(1).kind == .word
    guard [.colon, .comma, .rightParen].contains(ahead(hasSecond ? 2 : 1).kind) else { throw NeedsFullParse() }
    declareParameter(at: token.start, name: hasSecond ? place + 1 : place, label: place, flags: .trailing)
    advance()
    if hasSecond { advance() }
    guard take(.colon) else { return }
    try type(isTaken: .takeType)
    passEllipsis()
  }
}

import LintSyntax

/// Generic parameters, and what is required of them.
extension FastReader {
  mutating func genericParameters() throws(NeedsFullParse) {
    guard token.count == 1 else { throw NeedsFullParse() }
    advance()
    repeat { try genericParameter() } while endWithComma(.endDeclaration)
    if at(.where) { throw NeedsFullParse() }
    try closeAngle()
  }

  private mutating func genericParameter() throws(NeedsFullParse) {
    if at(.each) { throw NeedsFullParse() }
    note(.generic)
    declare(.genericParameter, at: token.start, name: try expectName())
    guard take(.colon) else { return }
    if kind == .prefixOperator { throw NeedsFullParse() }
    try type(isTaken: .takeType)
  }

  mutating func constraints() throws(NeedsFullParse) {
    guard at(.where) else { return }
    add(.constrained)
    advance()
    repeat {
      try type()
      guard isSign(token, "==") || kind == .colon else { throw NeedsFullParse() }
      advance()
      if kind == .prefixOperator { throw NeedsFullParse() }
      try type()
    } while take(.comma)
    add(.endConstrained)
  }
}

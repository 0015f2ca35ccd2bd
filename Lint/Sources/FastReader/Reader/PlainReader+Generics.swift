import LintSyntax

/// Generic parameters, and what is required of them.
extension PlainReader {
  mutating func genericParameters() throws(Unsure) {
    guard token.count == 1 else { throw Unsure() }
    advance()
    repeat { try genericParameter() } while endWithComma(.endDeclaration)
    if at(.where) { throw Unsure() }
    try closeAngle()
  }

  private mutating func genericParameter() throws(Unsure) {
    if at(.each) { throw Unsure() }
    note(.generic)
    declare(.genericParameter, at: token.start, name: try expectName())
    guard take(.colon) else { return }
    if kind == .prefixOperator { throw Unsure() }
    try type(isTaken: .takeType)
  }

  mutating func constraints() throws(Unsure) {
    guard at(.where) else { return }
    add(.constrained)
    advance()
    repeat {
      try type()
      guard isSign(token, "==") || kind == .colon else { throw Unsure() }
      advance()
      if kind == .prefixOperator { throw Unsure() }
      try type()
    } while take(.comma)
    add(.endConstrained)
  }
}

import LintSyntax

/// What a closure captures.
extension PlainReader {
  mutating func captures() throws(Unsure) {
    try declarations(to: .rightSquare) { reader throws(Unsure) in try reader.capture() }
  }

  private mutating func capture() throws(Unsure) {
    let start = token.start
    let modifiers = try captureModifiers()
    guard isName(token) || at(.`self`) else { throw Unsure() }
    declare(.capture, at: start, name: place, modifiers)
    advance()
    if kind == .equal { try value() }
  }

  private mutating func captureModifiers() throws(Unsure) -> Modifiers {
    guard at(.weak) || at(.unowned), ahead(1).kind == .word || ahead(1).kind == .leftParen else { return [] }
    let modifiers: Modifiers = word == .weak ? .weak : .unowned
    advance()
    if kind == .leftParen { try passBrackets() }
    return modifiers
  }
}

import LintSyntax

/// What a closure captures.
extension FastReader {
  mutating func captures() throws(NeedsFullParse) {
    try declarations(to: .rightSquare) { reader throws(NeedsFullParse) in try reader.capture() }
  }

  private mutating func capture() throws(NeedsFullParse) {
    let start = token.start
    let modifiers = try captureModifiers()
    guard isName(token) || at(.`self`) else { throw NeedsFullParse() }
    declare(.capture, at: start, name: place, modifiers)
    advance()
    if kind == .equal { try value() }
  }

  private mutating func captureModifiers() throws(NeedsFullParse) -> Modifiers {
    guard at(.weak) || at(.unowned), ahead(1).kind == .word || ahead(1).kind == .leftParen else { return [] }
    let modifiers: Modifiers = word == .weak ? .weak : .unowned
    advance()
    if kind == .leftParen { try passBrackets() }
    return modifiers
  }
}

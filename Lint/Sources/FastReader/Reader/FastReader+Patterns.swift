import LintSyntax

/// Patterns: of cases, and names in parentheses.
extension FastReader {
  mutating func matchingPattern(_ pattern: Pattern) throws(NeedsFullParse) {
    if take(.is) { return try type() }
    if take(.let) || take(.var) {
      return try deeper { reader throws(NeedsFullParse) in try reader.matchingPattern(.binding) }
    }
    if at(.inout) { throw NeedsFullParse() }
    _ = try deeper { reader throws(NeedsFullParse) in try reader.sequence(.condition, pattern) }
  }

  /// Names in parentheses.
  mutating func simplePattern() throws(NeedsFullParse) {
    if take(.wildcard) { return }
    if take(.let) || take(.var) { return try deeper { reader throws(NeedsFullParse) in try reader.simplePattern() } }
    if isName(token) { return part() }
    try expect(.leftParen)
    while kind != .rightParen {
      if kind == .word, ahead(1).kind == .colon {
        advance()
        advance()
      }
      try deeper { reader throws(NeedsFullParse) in try reader.simplePattern() }
      if !take(.comma) { break }
    }
    try expect(.rightParen)
  }

  /// A name that a pattern gives.
  mutating func part() {
    add(.declarePart, at: token.start, name: place, more: Modifiers.part.rawValue)
    advance()
    end(.endDeclaration)
  }
}

import LintSyntax

/// Variables: names, types and values.
extension FastReader {
  mutating func variable(_ head: Head) throws(NeedsFullParse) {
    openSeveral(head, word == .let ? .constant : [])
    while try binding() {}
    add(.endVariable)
  }

  /// - Returns: whether another follows.
  private mutating func binding() throws(NeedsFullParse) -> Bool {
    guard isName(token) else { return try patternBinding() }
    add(.declareVariable, at: token.start, name: place)
    advance()
    if take(.colon) { try type(isTaken: .takeType) }
    if kind == .equal { try value() }
    if kind == .leftBrace { try accessors() }
    return endWithComma(.endDeclaration)
  }

  /// Several names, or none.
  private mutating func patternBinding() throws(NeedsFullParse) -> Bool {
    try simplePattern()
    if take(.colon) { try type() }
    if take(.equal) { try expression() }
    if kind == .leftBrace { throw NeedsFullParse() }
    return take(.comma)
  }

  /// `= value` of what is being declared.
  mutating func value(_ flavor: Flavor = .basic) throws(NeedsFullParse) {
    add(.value, Expression.Kind.binding.rawValue, at: token.start)
    try expect(.equal)
    try expression(flavor)
    end(.end)
  }
}

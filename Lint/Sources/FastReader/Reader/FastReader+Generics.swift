import LintSyntax

/// Generic parameters, constraints and arguments.
extension FastReader {
  mutating func readGenericParameters() throws(NeedsFullParse) {
    guard token.count == 1 else { throw NeedsFullParse() }
    advance()
    repeat { try readGenericParameter() } while endWithComma(.endDeclaration)
    if at(.where) { throw NeedsFullParse() }
    try closeAngle()
  }

  private mutating func readGenericParameter() throws(NeedsFullParse) {
    if at(.each) { throw NeedsFullParse() }
    note(.generic)
    declare(.genericParameter, at: token.start, name: try expectName())
    guard take(.colon) else { return }
    if kind == .prefixOperator { throw NeedsFullParse() }
    try readType(as: .typeOfOwner)
  }

  mutating func readConstraints() throws(NeedsFullParse) {
    guard at(.where) else { return }
    add(.constrained)
    advance()
    repeat {
      try readType()
      guard isOperator(token, "==") || kind == .colon else { throw NeedsFullParse() }
      advance()
      if kind == .prefixOperator { throw NeedsFullParse() }
      try readType()
    } while take(.comma)
    add(.endConstrained)
  }

  // MARK: Generic arguments

  /// Whether generic arguments follow, rather than a comparison.
  func areGenericArguments() throws(NeedsFullParse) -> Bool {
    guard isAngle(token), token.count == 1 else { return false }
    var lookahead = TypeLookahead(self, from: position)
    guard try lookahead.skipGenericArguments() else { return false }
    return try lookahead.endsType()
  }

  /// The token after the generic arguments that begin at a position.
  func endOfGenericArguments(_ position: TokenID) throws(NeedsFullParse) -> TokenID {
    guard tokens[position].count == 1 else { throw NeedsFullParse() }
    var lookahead = TypeLookahead(self, from: position)
    guard try lookahead.skipGenericArguments(), let end = lookahead.end else { throw NeedsFullParse() }
    return end
  }

  mutating func readGenericArguments() throws(NeedsFullParse) {
    guard token.count == 1 else { throw NeedsFullParse() }
    advance()
    repeat { try readType() } while take(.comma)
    try closeAngle()
  }

  /// Advances past `>`, which may be the first character of an operator.
  mutating func closeAngle() throws(NeedsFullParse) {
    let token = token
    guard token.kind.isOperator, firstByte(of: token) == UInt8(ascii: ">") else { throw NeedsFullParse() }
    if token.count == 1 { return advance() }
    lastEnd = token.start + 1
    tokens[position].start += 1
    tokens[position].beginsLine = false
    let rest = source[Int(token.start) + 1..<Int(token.end)]
    guard rest.allSatisfy({ [UInt8(ascii: ">"), UInt8(ascii: "?"), UInt8(ascii: "!")].contains($0) }) else {
      throw NeedsFullParse()
    }
    if rest.first == UInt8(ascii: ">") { return }
    // The rest of the operator follows it.
    tokens[position].kind = rest.first == UInt8(ascii: "?") ? .question : .exclamation
    tokens[position].end = tokens[position].start + 1
    if rest.count > 1 { tokens[position].detailEnd = token.end }
  }

  // MARK: Type aliases

  mutating func readTypeAlias(_ head: DeclarationHead) throws(NeedsFullParse) {
    advance()
    open(.typeAlias, head, name: try expectName())
    if isAngle(token) { try readGenericParameters() }
    try expect(.equal)
    try readType(as: .typeOfOwner)
    try readConstraints()
    end(.endDeclaration)
  }

  mutating func readAssociatedType(_ head: DeclarationHead) throws(NeedsFullParse) {
    advance()
    open(.associatedType, head, name: try expectName())
    try readInheritance()
    if take(.equal) { try readType(as: .typeOfOwner) }
    try readConstraints()
    end(.endDeclaration)
  }
}

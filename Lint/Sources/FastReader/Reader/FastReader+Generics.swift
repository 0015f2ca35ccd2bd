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
    try type(as: .typeOfOwner)
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

  // MARK: Generic arguments

  /// Whether generic arguments stand here, rather than a comparison.
  func areGenericArguments() throws(NeedsFullParse) -> Bool {
    guard isAngle(token), token.count == 1 else { return false }
    var look = TypeLookahead(self, from: place)
    guard try look.passGenericArguments() else { return false }
    return try look.endsType()
  }

  /// Where those end that begin at a place.
  func endOfGenericArguments(_ place: Int) throws(NeedsFullParse) -> Int {
    guard tokens[place].count == 1 else { throw NeedsFullParse() }
    var look = TypeLookahead(self, from: place)
    guard try look.passGenericArguments(), let end = look.end else { throw NeedsFullParse() }
    return end
  }

  mutating func genericArguments() throws(NeedsFullParse) {
    guard token.count == 1 else { throw NeedsFullParse() }
    advance()
    repeat { try type() } while take(.comma)
    try closeAngle()
  }

  /// Takes `>` from the front of an operator.
  mutating func closeAngle() throws(NeedsFullParse) {
    let token = token
    guard token.kind.isOperator, byte(token) == UInt8(ascii: ">") else { throw NeedsFullParse() }
    if token.count == 1 { return advance() }
    lastEnd = token.start + 1
    tokens[place].start += 1
    tokens[place].beginsLine = false
    let rest = source[Int(token.start) + 1..<Int(token.end)]
    guard rest.allSatisfy({ [UInt8(ascii: ">"), UInt8(ascii: "?"), UInt8(ascii: "!")].contains($0) }) else {
      throw NeedsFullParse()
    }
    if rest.first == UInt8(ascii: ">") { return }
    // The rest of the operator waits behind it.
    tokens[place].kind = rest.first == UInt8(ascii: "?") ? .question : .exclamation
    tokens[place].end = tokens[place].start + 1
    if rest.count > 1 { tokens[place].partner = token.end }
  }

  // MARK: Type aliases

  mutating func alias(_ head: DeclarationHead) throws(NeedsFullParse) {
    advance()
    open(.typeAlias, head, name: try expectName())
    if isAngle(token) { try genericParameters() }
    try expect(.equal)
    try type(as: .typeOfOwner)
    try constraints()
    end(.endDeclaration)
  }

  mutating func associated(_ head: DeclarationHead) throws(NeedsFullParse) {
    advance()
    open(.associatedType, head, name: try expectName())
    try inheritance()
    if take(.equal) { try type(as: .typeOfOwner) }
    try constraints()
    end(.endDeclaration)
  }
}

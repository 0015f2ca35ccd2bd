import LintSyntax

/// Types and extensions: their names, inheritance clauses and members.
extension FastReader {
  mutating func readNominal(_ kind: DeclarationKind, _ head: DeclarationHead) throws(NeedsFullParse) {
    advance()
    open(kind, head, name: try expectName())
    if isAngle(token) {
      if kind == .protocol { try skipPrimaryTypes() } else { try readGenericParameters() }
    }
    try readInheritance()
    try readConstraints()
    try readMembers()
  }

  /// Skips the primary associated types of a protocol.
  private mutating func skipPrimaryTypes() throws(NeedsFullParse) {
    guard token.count == 1 else { throw NeedsFullParse() }
    advance()
    while isName(token) {
      advance()
      if !take(.comma) { break }
    }
    try closeAngle()
  }

  mutating func readExtension(_ head: DeclarationHead) throws(NeedsFullParse) {
    advance()
    guard isName(token) else { throw NeedsFullParse() }
    add(.typeOfOwner)
    try readSimpleType()
    // A token that was split has another range than the name.
    guard let name = lastName, tokens[name].kind != .postfixOperator else { throw NeedsFullParse() }
    open(.extension, head, name: name)
    try readInheritance()
    try readConstraints()
    try readMembers()
  }

  mutating func readInheritance() throws(NeedsFullParse) {
    guard kind == .colon else { return }
    add(.inherited)
    advance()
    repeat {
      if at(.class) { readClassRestriction() } else { try readInheritedType() }
    } while take(.comma)
    add(.endInherited)
  }

  private mutating func readInheritedType() throws(NeedsFullParse) {
    if isOperator(token, "~") { throw NeedsFullParse() }
    try readType()
  }

  /// Reads the `class` in `protocol P: class`, an older spelling of `AnyObject`.
  private mutating func readClassRestriction() {
    add(.classRestriction, TypeNodeKind.named.rawValue, at: token.start)
    advance()
    end(.endType)
  }

  private mutating func readMembers() throws(NeedsFullParse) {
    try expect(.leftBrace)
    try readItems(.members)
    try expect(.rightBrace)
    end(.endDeclaration)
  }

  // MARK: Cases of enums

  mutating func readEnumCases(_ head: DeclarationHead) throws(NeedsFullParse) {
    openSeveral(head)
    repeat {
      add(.declareCase, at: token.start, name: try expectName())
      if kind == .leftParen { try readCaseParameters() }
      if take(.equal) { try readExpression() }
    } while endWithComma(.endDeclaration)
    add(.endVariable)
  }

  private mutating func readCaseParameters() throws(NeedsFullParse) {
    try readDeclarations(to: .rightParen) { reader throws(NeedsFullParse) in try reader.readCaseParameter() }
  }

  private mutating func readCaseParameter() throws(NeedsFullParse) {
    let labels = labels
    declareParameter(at: token.start, name: labels.last, label: labels.first)
    try skip(labels)
    try readType(as: .typeOfOwner)
    if kind == .equal { try readValue() }
  }
}

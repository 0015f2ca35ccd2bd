import LintSyntax

/// Types and extensions: their names, inheritance clauses and members.
extension FastReader {
  mutating func nominal(_ kind: DeclarationKind, _ head: DeclarationHead) throws(NeedsFullParse) {
    advance()
    open(kind, head, name: try expectName())
    if isAngle(token) {
      if kind == .protocol { try primaryTypes() } else { try genericParameters() }
    }
    try inheritance()
    try constraints()
    try members()
  }

  /// Skips the primary associated types of a protocol.
  private mutating func primaryTypes() throws(NeedsFullParse) {
    guard token.count == 1 else { throw NeedsFullParse() }
    advance()
    while isName(token) {
      advance()
      if !take(.comma) { break }
    }
    try closeAngle()
  }

  mutating func extensionDeclaration(_ head: DeclarationHead) throws(NeedsFullParse) {
    advance()
    guard isName(token) else { throw NeedsFullParse() }
    add(.typeOfOwner)
    try simpleType()
    // A token that was split has another range than the name.
    guard let name = lastName, tokens[name].kind != .postfixOperator else { throw NeedsFullParse() }
    open(.extension, head, name: name)
    try inheritance()
    try constraints()
    try members()
  }

  mutating func inheritance() throws(NeedsFullParse) {
    guard kind == .colon else { return }
    add(.inherited)
    advance()
    repeat {
      if at(.class) { classRestriction() } else { try inherited() }
    } while take(.comma)
    add(.endInherited)
  }

  private mutating func inherited() throws(NeedsFullParse) {
    if isOperator(token, "~") { throw NeedsFullParse() }
    try type()
  }

  /// Reads the `class` in `protocol P: class`, an older spelling of `AnyObject`.
  private mutating func classRestriction() {
    add(.classRestriction, TypeNodeKind.named.rawValue, at: token.start)
    advance()
    end(.endType)
  }

  private mutating func members() throws(NeedsFullParse) {
    try expect(.leftBrace)
    try items(.members)
    try expect(.rightBrace)
    end(.endDeclaration)
  }

  // MARK: Cases of enums

  mutating func enumCases(_ head: DeclarationHead) throws(NeedsFullParse) {
    openSeveral(head)
    repeat {
      add(.declareCase, at: token.start, name: try expectName())
      if kind == .leftParen { try caseParameters() }
      if take(.equal) { try expression() }
    } while endWithComma(.endDeclaration)
    add(.endVariable)
  }

  private mutating func caseParameters() throws(NeedsFullParse) {
    try declarations(to: .rightParen) { reader throws(NeedsFullParse) in try reader.caseParameter() }
  }

  private mutating func caseParameter() throws(NeedsFullParse) {
    let count = labelCount
    if count == 0 {
      declareParameter(at: token.start, name: nil, label: nil)
    } else {
      declareParameter(at: token.start, name: position + (count - 1), label: position)
    }
    try skipLabels(count)
    try type(as: .typeOfOwner)
    if kind == .equal { try value() }
  }
}

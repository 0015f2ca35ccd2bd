import LintSyntax

/// Types and extensions: their names, what they inherit, their members.
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

  /// The associated types that a protocol names first.
  private mutating func primaryTypes() throws(NeedsFullParse) {
    guard token.count == 1 else { throw NeedsFullParse() }
    advance()
    while isName(token) {
      advance()
      if !take(.comma) { break }
    }
    try closeAngle()
  }

  mutating func extended(_ head: DeclarationHead) throws(NeedsFullParse) {
    advance()
    guard isName(token) else { throw NeedsFullParse() }
    add(.typeOfOwner)
    try simpleType()
    // A split token is no longer where it was.
    if lastName < 0 || tokens[lastName].kind == .postfixOperator { throw NeedsFullParse() }
    open(.extension, head, name: lastName)
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
    if isSign(token, "~") { throw NeedsFullParse() }
    try type()
  }

  /// `protocol P: class`, as it was once written.
  private mutating func classRestriction() {
    add(.type, TypeNodeKind.named.rawValue, at: token.start, more: 1)
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
      declareParameter(at: token.start, name: -1, label: nil)
    } else {
      declareParameter(at: token.start, name: place + count - 1, label: place)
    }
    try passLabels(count)
    try type(as: .typeOfOwner)
    if kind == .equal { try value() }
  }
}

import LintSyntax

/// Aliases and associated types.
extension FastReader {
  mutating func alias(_ head: Head) throws(NeedsFullParse) {
    advance()
    open(.typeAlias, head, name: try expectName())
    if isAngle(token) { try genericParameters() }
    try expect(.equal)
    try type(isTaken: .takeType)
    try constraints()
    end(.endDeclaration)
  }

  mutating func associated(_ head: Head) throws(NeedsFullParse) {
    advance()
    open(.associatedType, head, name: try expectName())
    try inheritance()
    if take(.equal) { try type(isTaken: .takeType) }
    try constraints()
    end(.endDeclaration)
  }
}

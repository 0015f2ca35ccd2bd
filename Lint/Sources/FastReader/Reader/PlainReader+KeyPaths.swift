import LintSyntax

/// Key paths: a root, and names.
extension PlainReader {
  mutating func keyPath() throws(Unsure) {
    let start = token.start
    advance()
    let opened = reserve()
    let rootEnd = try keyPathRoot()
    let first = place
    let name = try keyPathNames()
    if place == first || isKeyPathContinued { throw Unsure() }
    trail[opened] = Trail.Entry(
      step: rootEnd == nil ? .leaf : .keyPath, kind: Expression.Kind.keyPath.rawValue, place: start,
      name: Int32(name), more: lastEnd, around: trail[opened].around)
    // The walk passes the root last.
    if let rootEnd { lastEnd = rootEnd }
  }

  /// - Returns: where it ends, if there is one.
  private mutating func keyPathRoot() throws(Unsure) -> UInt32? {
    if kind == .period { return nil }
    guard kind == .word, isName(token) || word == .Self || word == .Any else { throw Unsure() }
    try simpleType(takesMembers: false)
    if tokens[place - 1].kind == .question || tokens[place - 1].kind == .exclamation { throw Unsure() }
    return lastEnd
  }

  /// - Returns: the token of the last name, or -1 where a mark follows it.
  private mutating func keyPathNames() throws(Unsure) -> Int {
    var name = -1
    while true {
      switch kind {
      case .question, .exclamation:
        advance()
        name = -1
      case .period:
        guard ahead(1).start == token.end, ahead(1).kind == .word || ahead(1).kind == .integer else { throw Unsure() }
        advance()
        name = place
        advance()
        if labelsEnd != nil { throw Unsure() }
        if try areGenericArguments() { throw Unsure() }
      default: return name
      }
    }
  }

  /// Whether there is more of it than names.
  private var isKeyPathContinued: Bool {
    switch kind {
    case .leftSquare, .leftParen: !token.beginsLine
    case .prefixOperator, .postfixOperator: true
    case .binaryOperator: byte(token) == UInt8(ascii: ".")
    default: false
    }
  }
}

import LintSyntax

/// Key paths: a root, and names.
extension FastReader {
  mutating func keyPath() throws(NeedsFullParse) {
    let start = token.start
    advance()
    let opened = reserve()
    let rootEnd = try keyPathRoot()
    let first = place
    let name = try keyPathNames()
    if place == first || isKeyPathContinued { throw NeedsFullParse() }
    events[opened] = ParseEvents.Event(
      step: rootEnd == nil ? .leaf : .keyPath, kind: Expression.Kind.keyPath.rawValue, place: start,
      name: Int32(name), more: lastEnd, around: events[opened].around)
    // The walk passes the root last.
    if let rootEnd { lastEnd = rootEnd }
  }

  /// - Returns: where it ends, if there is one.
  private mutating func keyPathRoot() throws(NeedsFullParse) -> UInt32? {
    if kind == .period { return nil }
    guard kind == .word, isName(token) || word == .Self || word == .Any else { throw NeedsFullParse() }
    try simpleType(takesMembers: false)
    if tokens[place - 1].kind == .question || tokens[place - 1].kind == .exclamation { throw NeedsFullParse() }
    return lastEnd
  }

  /// - Returns: the token of the last name, or -1 where a mark follows it.
  private mutating func keyPathNames() throws(NeedsFullParse) -> Int {
    var name = -1
    while true {
      switch kind {
      case .question, .exclamation:
        advance()
        name = -1
      case .period:
        guard ahead(1).start == token.end, ahead(1).kind == .word || ahead(1).kind == .integer else {
          throw NeedsFullParse()
        }
        advance()
        name = place
        advance()
        if labelsEnd != nil { throw NeedsFullParse() }
        if try areGenericArguments() { throw NeedsFullParse() }
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

import LintSyntax

/// Statements, by their first keyword.
extension FastReader {
  /// Reads a statement and returns whether there is one. Otherwise an expression may follow.
  mutating func readStatement() throws(NeedsFullParse) -> Bool {
    guard kind == .word else { return false }
    if isName(token), ahead(1).kind == .colon { try skipStatementLabel() }
    switch word {
    case .if:
      try readIfExpression()
      if at(.as) || at(.is) { throw NeedsFullParse() }
    case .switch:
      try readSwitchExpression()
      if at(.as) || at(.is) { throw NeedsFullParse() }
    case .guard: try readGuardStatement()
    case .for: try readForStatement()
    case .while: try readWhileStatement()
    case .repeat: try readRepeatStatement()
    case .do: try readDoStatement()
    case .defer:
      advance()
      try readBlock()
    case .return: try readReturnStatement()
    case .throw: try readThrowStatement()
    case .break, .continue:
      advance()
      if isName(token), !token.beginsLine { advance() }
    case .fallthrough: advance()
    case .yield, .discard:
      guard isPlainName(before: ahead(1)) else { throw NeedsFullParse() }
      return false
    default: return false
    }
    return true
  }

  /// Skips a label such as `rows: for`.
  private mutating func skipStatementLabel() throws(NeedsFullParse) {
    advance()
    advance()
    guard kind == .word, [.for, .while, .repeat, .do, .if, .switch].contains(word) else { throw NeedsFullParse() }
  }

  private mutating func readGuardStatement() throws(NeedsFullParse) {
    advance()
    try readConditions()
    try expect(.else)
    try readBlock()
  }

  private mutating func readDoStatement() throws(NeedsFullParse) {
    advance()
    guard kind == .leftBrace else { throw NeedsFullParse() }
    try readBlock()
    while at(.catch) { try readCatchClause() }
  }

  private mutating func readCatchClause() throws(NeedsFullParse) {
    add(.scope)
    advance()
    if kind != .leftBrace {
      repeat {
        if !at(.where) { try readMatchingPattern(.matching) }
        if take(.where) { try readExpression(.condition) }
      } while take(.comma)
    }
    try readBlock()
    end(.endScope)
  }

  mutating func readBlock(_ list: ItemList = .code) throws(NeedsFullParse) {
    try deeper { reader throws(NeedsFullParse) in
      reader.add(.scope)
      try reader.expect(.leftBrace)
      try reader.readItems(list)
      try reader.expect(.rightBrace)
      reader.end(.endScope)
    }
  }

  // MARK: Loops

  mutating func readForStatement() throws(NeedsFullParse) {
    let opened = events.nextID
    add(.iteration, ExpressionKind.iteration.rawValue, at: token.start)
    advance()
    _ = take(.try)
    if take(.await) { events[opened].flags.insert(.async) }
    if at(.unsafe) { throw NeedsFullParse() }
    let hasElement = try readElementPattern()
    try expect(.in)
    if kind == .leftBrace { throw NeedsFullParse() }
    if hasElement { add(.valueOfElement, ExpressionKind.binding.rawValue, at: start) }
    try readExpression(.condition)
    if hasElement { end(.end) }
    if take(.where) { try readExpression(.condition) }
    try readBlock()
    end(.endIteration)
    if hasElement { add(.endElement) }
  }

  /// Reads the element pattern of a loop and returns whether it is one name.
  private mutating func readElementPattern() throws(NeedsFullParse) -> Bool {
    if isName(token) {
      add(.element, at: token.start, name: position, [.constant, .element])
      advance()
      end(.endDeclaration)
      if take(.colon) { try readType(as: .typeOfElement) }
      return true
    }
    if take(.case) { try readMatchingPattern(.matching) } else { try readSimplePattern() }
    if take(.colon) { try readType() }
    return false
  }

  mutating func readWhileStatement() throws(NeedsFullParse) {
    add(.scope)
    advance()
    try readConditions()
    try readBlock()
    end(.endScope)
  }

  mutating func readRepeatStatement() throws(NeedsFullParse) {
    advance()
    guard kind == .leftBrace else { throw NeedsFullParse() }
    try readBlock()
    try expect(.while)
    try readExpression()
  }
}

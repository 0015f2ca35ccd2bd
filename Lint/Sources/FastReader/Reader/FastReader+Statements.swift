import LintSyntax

/// Statements, by their first keyword.
extension FastReader {
  /// Reads a statement and returns whether there is one. Otherwise an expression may follow.
  mutating func statement() throws(NeedsFullParse) -> Bool {
    guard kind == .word else { return false }
    if isName(token), ahead(1).kind == .colon { try statementLabel() }
    switch word {
    case .if:
      try ifExpression()
      if at(.as) || at(.is) { throw NeedsFullParse() }
    case .switch:
      try switchExpression()
      if at(.as) || at(.is) { throw NeedsFullParse() }
    case .guard: try guardStatement()
    case .for: try forStatement()
    case .while: try whileStatement()
    case .repeat: try repeatStatement()
    case .do: try doStatement()
    case .defer:
      advance()
      try block()
    case .return: try returnStatement()
    case .throw: try throwStatement()
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
  private mutating func statementLabel() throws(NeedsFullParse) {
    advance()
    advance()
    guard kind == .word, [.for, .while, .repeat, .do, .if, .switch].contains(word) else { throw NeedsFullParse() }
  }

  private mutating func guardStatement() throws(NeedsFullParse) {
    advance()
    try conditions()
    try expect(.else)
    try block()
  }

  private mutating func doStatement() throws(NeedsFullParse) {
    advance()
    guard kind == .leftBrace else { throw NeedsFullParse() }
    try block()
    while at(.catch) { try catchClause() }
  }

  private mutating func catchClause() throws(NeedsFullParse) {
    add(.scope)
    advance()
    if kind != .leftBrace {
      repeat {
        if !at(.where) { try matchingPattern(.matching) }
        if take(.where) { try expression(.condition) }
      } while take(.comma)
    }
    try block()
    end(.endScope)
  }

  mutating func block(_ list: ItemList = .code) throws(NeedsFullParse) {
    try deeper { reader throws(NeedsFullParse) in
      reader.add(.scope)
      try reader.expect(.leftBrace)
      try reader.items(list)
      try reader.expect(.rightBrace)
      reader.end(.endScope)
    }
  }

  // MARK: Loops

  mutating func forStatement() throws(NeedsFullParse) {
    let opened = events.nextID
    add(.iteration, ExpressionKind.iteration.rawValue, at: token.start)
    advance()
    _ = take(.try)
    if take(.await) { events[opened].flags.insert(.async) }
    if at(.unsafe) { throw NeedsFullParse() }
    let hasElement = try elementPattern()
    try expect(.in)
    if kind == .leftBrace { throw NeedsFullParse() }
    if hasElement { add(.valueOfElement, ExpressionKind.binding.rawValue, at: start) }
    try expression(.condition)
    if hasElement { end(.end) }
    if take(.where) { try expression(.condition) }
    try block()
    end(.endIteration)
    if hasElement { add(.endElement) }
  }

  /// Reads the element pattern of a loop and returns whether it is one name.
  private mutating func elementPattern() throws(NeedsFullParse) -> Bool {
    if isName(token) {
      add(.element, at: token.start, name: position, [.constant, .element])
      advance()
      end(.endDeclaration)
      if take(.colon) { try type(as: .typeOfElement) }
      return true
    }
    if take(.case) { try matchingPattern(.matching) } else { try simplePattern() }
    if take(.colon) { try type() }
    return false
  }

  mutating func whileStatement() throws(NeedsFullParse) {
    add(.scope)
    advance()
    try conditions()
    try block()
    end(.endScope)
  }

  mutating func repeatStatement() throws(NeedsFullParse) {
    advance()
    guard kind == .leftBrace else { throw NeedsFullParse() }
    try block()
    try expect(.while)
    try expression()
  }
}

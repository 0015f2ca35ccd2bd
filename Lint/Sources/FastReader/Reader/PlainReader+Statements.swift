/// Statements, each by the word that it begins with.
extension PlainReader {
  /// - Returns: whether there was one; else it may be an expression.
  mutating func statement() throws(Unsure) -> Bool {
    guard kind == .word else { return false }
    if isName(token), ahead(1).kind == .colon { try statementLabel() }
    switch word {
    case .if:
      try ifExpression()
      if at(.as) || at(.is) { throw Unsure() }
    case .switch:
      try switchExpression()
      if at(.as) || at(.is) { throw Unsure() }
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
      guard isPlainName(before: ahead(1)) else { throw Unsure() }
      return false
    default: return false
    }
    return true
  }

  /// `rows: for`
  private mutating func statementLabel() throws(Unsure) {
    advance()
    advance()
    guard kind == .word, [.for, .while, .repeat, .do, .if, .switch].contains(word) else { throw Unsure() }
  }

  private mutating func guardStatement() throws(Unsure) {
    advance()
    try conditions()
    try expect(.else)
    try block()
  }

  private mutating func doStatement() throws(Unsure) {
    advance()
    guard kind == .leftBrace else { throw Unsure() }
    try block()
    while at(.catch) { try catchClause() }
  }

  private mutating func catchClause() throws(Unsure) {
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

  mutating func block(_ list: List = .code) throws(Unsure) {
    try deeper { reader throws(Unsure) in
      reader.add(.scope)
      try reader.expect(.leftBrace)
      try reader.items(list)
      try reader.expect(.rightBrace)
      reader.end(.endScope)
    }
  }
}

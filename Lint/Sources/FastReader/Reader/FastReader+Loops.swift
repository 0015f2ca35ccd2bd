import LintSyntax

/// `for`, `while` and `repeat`.
extension FastReader {
  mutating func forStatement() throws(NeedsFullParse) {
    let opened = events.count
    add(.iteration, Expression.Kind.iteration.rawValue, at: token.start)
    advance()
    _ = take(.try)
    if take(.await) { events[opened].flags.insert(.async) }
    if at(.unsafe) { throw NeedsFullParse() }
    let hasElement = try elementPattern()
    try expect(.in)
    if kind == .leftBrace { throw NeedsFullParse() }
    if hasElement { add(.valueOfElement, Expression.Kind.binding.rawValue, at: start) }
    try expression(.condition)
    if hasElement { end(.end) }
    if take(.where) { try expression(.condition) }
    try block()
    end(.endIteration)
    if hasElement { add(.element) }
  }

  /// - Returns: whether one name means each element.
  private mutating func elementPattern() throws(NeedsFullParse) -> Bool {
    if isName(token) {
      add(.element, at: token.start, name: place, more: Modifiers([.constant, .element]).rawValue)
      advance()
      end(.endDeclaration)
      if take(.colon) { try type(isTaken: .takeTypeOfElement) }
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

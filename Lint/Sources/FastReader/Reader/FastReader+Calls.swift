import LintSyntax

/// Calls and subscripts, and what they hand over in brackets.
extension FastReader {
  mutating func call(
    _ mark: Mark, _ kind: Expression.Kind, _ flavor: Flavor, _ pattern: Pattern
  ) throws(NeedsFullParse) {
    try bracketedArguments(to: kind == .call ? .rightParen : .rightSquare, pattern)
    try closuresBehindArguments(flavor)
    wrap(mark, kind)
  }

  mutating func bracketedArguments(to closing: Token.Kind, _ pattern: Pattern) throws(NeedsFullParse) {
    advance()
    if kind != closing { try arguments(to: closing, pattern) }
    try expect(closing)
  }

  private mutating func arguments(to closing: Token.Kind, _ pattern: Pattern) throws(NeedsFullParse) {
    repeat {
      let label = try labelAhead()
      begin(.argument, name: label ?? -1)
      try argument(label, pattern)
    } while endWithComma(.end) && kind != closing
  }

  /// The same for what has no facts of its own: the elements of a tuple, what a string holds.
  ///
  /// - Returns: whether there is one alone, and without a label.
  mutating func elements(to closing: Token.Kind, _ pattern: Pattern) throws(NeedsFullParse) -> Bool {
    var count = 0
    var isLabelled = false
    repeat {
      let label = try labelAhead()
      if label != nil { isLabelled = true }
      count += 1
      try argument(label, pattern)
    } while take(.comma) && kind != closing
    return count == 1 && !isLabelled
  }

  private func labelAhead() throws(NeedsFullParse) -> Int? {
    if kind == .colon { throw NeedsFullParse() }
    guard kind == .word || kind == .dollar, ahead(1).kind == .colon else { return nil }
    if word == .inout { throw NeedsFullParse() }
    return place
  }

  private mutating func argument(_ label: Int?, _ pattern: Pattern) throws(NeedsFullParse) {
    if label != nil {
      advance()
      advance()
    }
    // An operator may be handed over by itself.
    if kind == .binaryOperator, [.comma, .rightParen, .rightSquare].contains(ahead(1).kind) {
      return leaf(.reference, name: place)
    }
    try expression(.basic, pattern)
  }
}

import LintSyntax

/// Calls and subscripts, and their arguments.
extension FastReader {
  mutating func readCall(
    _ checkpoint: Checkpoint, _ kind: ExpressionKind, _ context: ExpressionContext, _ pattern: PatternMode
  ) throws(NeedsFullParse) {
    try readBracketedArguments(to: kind == .call ? .rightParen : .rightSquare, pattern)
    try readClosuresAfterArguments(context)
    wrap(from: checkpoint, in: kind)
  }

  mutating func readBracketedArguments(to closing: TokenKind, _ pattern: PatternMode) throws(NeedsFullParse) {
    advance()
    if kind != closing { try readArguments(to: closing, pattern) }
    try expect(closing)
  }

  private mutating func readArguments(to closing: TokenKind, _ pattern: PatternMode) throws(NeedsFullParse) {
    repeat {
      let label = try labelAhead()
      begin(.argument, name: label)
      try readArgument(label, pattern)
    } while endWithComma(.end) && kind != closing
  }

  /// Reads a list whose elements have no facts of their own: a tuple or an interpolation.
  ///
  /// - Returns: whether there is only one element and it has no label.
  mutating func readElements(to closing: TokenKind, _ pattern: PatternMode) throws(NeedsFullParse) -> Bool {
    var count = 0
    var isLabelled = false
    repeat {
      let label = try labelAhead()
      if label != nil { isLabelled = true }
      count += 1
      try readArgument(label, pattern)
    } while take(.comma) && kind != closing
    return count == 1 && !isLabelled
  }

  private func labelAhead() throws(NeedsFullParse) -> TokenID? {
    if kind == .colon { throw NeedsFullParse() }
    guard kind == .word || kind == .dollar, ahead(1).kind == .colon else { return nil }
    if word == .inout { throw NeedsFullParse() }
    return position
  }

  private mutating func readArgument(_ label: TokenID?, _ pattern: PatternMode) throws(NeedsFullParse) {
    if label != nil {
      advance()
      advance()
    }
    // An operator can be an argument.
    if kind == .binaryOperator, [.comma, .rightParen, .rightSquare].contains(ahead(1).kind) {
      return addToken(.reference, name: position)
    }
    try readExpression(.basic, pattern)
  }

  // MARK: Trailing closures

  /// Reads the trailing closures after arguments, unless the brace belongs to a condition.
  mutating func readClosuresAfterArguments(_ context: ExpressionContext) throws(NeedsFullParse) {
    if context == .basic, kind == .leftBrace, try isTrailingClosure(context) { try readTrailingClosures(context) }
  }

  mutating func readTrailingClosures(_ context: ExpressionContext) throws(NeedsFullParse) {
    try readClosure(isTrailing: true)
    while kind == .word, word != .default, ahead(1).kind == .colon, ahead(2).kind == .leftBrace {
      begin(.argument, name: position, flags: .trailing)
      advance()
      advance()
      try readClosure(isTrailing: false)
      end(.end)
    }
  }

  /// Whether a brace opens a closure instead of accessors or the body of a statement.
  mutating func isTrailingClosure(_ context: ExpressionContext) throws(NeedsFullParse) -> Bool {
    let next = ahead(1)
    if next.kind == .word, [.didSet, .willSet, .`init`, .case].contains(next.word) { return false }
    if next.kind == .at { try refuseAccessors(from: position + 1) }
    if context == .basic { return true }
    if next.beginsLine { return false }
    let after = tokens[afterBrackets(position)]
    switch after.kind {
    case .leftBrace, .comma: return true
    case .word where after.word == .where: return true
    case .leftSquare, .leftParen, .period, .question, .infixQuestion, .exclamation, .colon, .equal, .postfixOperator,
      .binaryOperator:
      return !after.beginsLine
    case .word where after.word == .is || after.word == .as: return !after.beginsLine
    default: return false
    }
  }

  /// Declines attributes that might belong to an accessor instead of a closure.
  private func refuseAccessors(from position: TokenID) throws(NeedsFullParse) {
    if firstByte(of: tokens[position + 1]) == UInt8(ascii: "_") { throw NeedsFullParse() }
    var next = position + 2
    while tokens[next].kind == .at || tokens[next].kind == .word && tokens[next - 1].kind == .at { next += 1 }
    if [.didSet, .willSet, .`init`].contains(tokens[next].word) { throw NeedsFullParse() }
  }
}

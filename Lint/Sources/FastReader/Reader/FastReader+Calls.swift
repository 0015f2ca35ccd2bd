import LintSyntax

/// Calls and subscripts, and what they hand over in brackets.
extension FastReader {
  mutating func call(
    _ mark: Checkpoint, _ kind: ExpressionKind, _ context: ExpressionContext, _ pattern: PatternMode
  ) throws(NeedsFullParse) {
    try bracketedArguments(to: kind == .call ? .rightParen : .rightSquare, pattern)
    try closuresBehindArguments(context)
    wrap(mark, kind)
  }

  mutating func bracketedArguments(to closing: TokenKind, _ pattern: PatternMode) throws(NeedsFullParse) {
    advance()
    if kind != closing { try arguments(to: closing, pattern) }
    try expect(closing)
  }

  private mutating func arguments(to closing: TokenKind, _ pattern: PatternMode) throws(NeedsFullParse) {
    repeat {
      let label = try labelAhead()
      begin(.argument, name: label ?? -1)
      try argument(label, pattern)
    } while endWithComma(.end) && kind != closing
  }

  /// The same for what has no facts of its own: the elements of a tuple, what a string holds.
  ///
  /// - Returns: whether there is one alone, and without a label.
  mutating func elements(to closing: TokenKind, _ pattern: PatternMode) throws(NeedsFullParse) -> Bool {
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

  private mutating func argument(_ label: Int?, _ pattern: PatternMode) throws(NeedsFullParse) {
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

  // MARK: Trailing closures

  /// Those behind brackets, where a condition does not want the brace for itself.
  mutating func closuresBehindArguments(_ context: ExpressionContext) throws(NeedsFullParse) {
    if context == .basic, kind == .leftBrace, try isTrailingClosure(context) { try trailingClosures(context) }
  }

  mutating func trailingClosures(_ context: ExpressionContext) throws(NeedsFullParse) {
    try closure(isTrailing: true)
    while kind == .word, word != .default, ahead(1).kind == .colon, ahead(2).kind == .leftBrace {
      begin(.argument, name: place, flags: .trailing)
      advance()
      advance()
      try closure(isTrailing: false)
      end(.end)
    }
  }

  /// Whether a brace opens a closure: no accessors, and no body of a statement.
  mutating func isTrailingClosure(_ context: ExpressionContext) throws(NeedsFullParse) -> Bool {
    let next = ahead(1)
    if next.kind == .word, [.didSet, .willSet, .`init`, .case].contains(next.word) { return false }
    if next.kind == .at { try refuseAccessors(from: place + 1) }
    if context == .basic { return true }
    if next.beginsLine { return false }
    let after = tokens[behindBrackets(place)]
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

  /// Attributes may be those of an accessor, or of a closure.
  private func refuseAccessors(from place: Int) throws(NeedsFullParse) {
    if byte(tokens[place + 1]) == UInt8(ascii: "_") { throw NeedsFullParse() }
    var next = place + 2
    while tokens[next].kind == .at || tokens[next].kind == .word && tokens[next - 1].kind == .at { next += 1 }
    if [.didSet, .willSet, .`init`].contains(tokens[next].word) { throw NeedsFullParse() }
  }
}

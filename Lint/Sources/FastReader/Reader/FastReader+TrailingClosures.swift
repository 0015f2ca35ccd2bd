import LintSyntax

/// Closures behind a call.
extension FastReader {
  /// Those behind brackets, where a condition does not want the brace for itself.
  mutating func closuresBehindArguments(_ flavor: Flavor) throws(NeedsFullParse) {
    if flavor == .basic, kind == .leftBrace, try isTrailingClosure(flavor) { try trailingClosures(flavor) }
  }

  mutating func trailingClosures(_ flavor: Flavor) throws(NeedsFullParse) {
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
  mutating func isTrailingClosure(_ flavor: Flavor) throws(NeedsFullParse) -> Bool {
    let next = ahead(1)
    if next.kind == .word, [.didSet, .willSet, .`init`, .case].contains(next.word) { return false }
    if next.kind == .at { try refuseAccessors(from: place + 1) }
    if flavor == .basic { return true }
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

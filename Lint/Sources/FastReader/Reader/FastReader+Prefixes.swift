import LintSyntax

/// What stands before an operand: `try`, `await`, signs; and the words that begin something else there.
extension FastReader {
  mutating func element(_ flavor: Flavor, _ pattern: Pattern) throws(NeedsFullParse) -> Shape {
    guard kind == .word else {
      if kind == .at { throw NeedsFullParse() }
      try unary(flavor, pattern)
      return .value
    }
    switch word {
    case .await:
      advance()
      return try tried(flavor, pattern)
    case .try:
      advance()
      if kind == .exclamation || kind == .question { advance() }
      return try tried(flavor, pattern)
    case .unsafe, ._move, ._borrow, .repeat, .inout: throw NeedsFullParse()
    case .any where isName(ahead(1)) && !ahead(1).beginsLine:
      beginTypeExpression()
      try type()
      end(.end)
      return .value
    case .borrow, .copy, .consume, .each, .any, .nonisolated:
      guard isPlainName(before: ahead(1)) else { throw NeedsFullParse() }
    case .if:
      try ifExpression()
      return .choice
    case .switch:
      try switchExpression()
      return .choice
    case .do: throw NeedsFullParse()
    default: break
    }
    try unary(flavor, pattern)
    return .value
  }

  private mutating func tried(_ flavor: Flavor, _ pattern: Pattern) throws(NeedsFullParse) -> Shape {
    _ = try deeper { reader throws(NeedsFullParse) in try reader.element(flavor, pattern) }
    return .value
  }

  /// Whether a word that may begin something is a mere name, by what follows.
  func isPlainName(before next: Token) -> Bool {
    if next.beginsLine { return true }
    switch next.kind {
    case .period, .leftParen, .leftSquare, .comma, .colon, .equal, .rightParen, .rightSquare, .rightBrace, .semicolon,
      .question, .exclamation, .infixQuestion, .binaryOperator, .end:
      return !isSign(next, "~")
    case .word: return next.word == .as || next.word == .is || next.word == .else || next.word == .in
    default: return false
    }
  }

  private mutating func unary(_ flavor: Flavor, _ pattern: Pattern) throws(NeedsFullParse) {
    while kind == .prefixAmpersand || kind == .prefixOperator {
      if kind == .prefixAmpersand { add(.flag, flags: .byReference) }
      advance()
    }
    if kind == .backslash { return try keyPath() }
    if kind == .word, word == .if || word == .switch || word == .do { throw NeedsFullParse() }
    try postfix(flavor, pattern)
  }
}

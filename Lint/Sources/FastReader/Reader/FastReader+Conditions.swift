import LintSyntax

/// Conditions, branches and patterns.
extension FastReader {
  mutating func readConditions() throws(NeedsFullParse) {
    repeat { try readCondition() } while take(.comma)
  }

  private mutating func readCondition() throws(NeedsFullParse) {
    if kind == .leftBrace { throw NeedsFullParse() }
    if kind == .poundAvailable {
      advance()
      guard kind == .leftParen else { throw NeedsFullParse() }
      return try skipWords(allowsKeywords: false)
    }
    if take(.case) {
      try readMatchingPattern(.matching)
      return try readMatchedValue()
    }
    if at(.let) || at(.var) { return try readOptionalBinding() }
    if at(.inout) || isName(token) && ahead(1).kind == .equal { throw NeedsFullParse() }
    try readExpression(.condition)
  }

  /// Reads the type and value that a pattern matches.
  private mutating func readMatchedValue() throws(NeedsFullParse) {
    if take(.colon) { try readType() }
    try expect(.equal)
    try readExpression(.condition)
  }

  /// Reads an optional binding, which declares one name, none or several.
  private mutating func readOptionalBinding() throws(NeedsFullParse) {
    let next = ahead(1)
    if next.kind == .word, next.word == .wildcard {
      advance()
      advance()
      try expect(.equal)
      try readExpression(.condition)
      return
    }
    if next.kind == .leftParen {
      advance()
      _ = try deeper { reader throws(NeedsFullParse) in try reader.readSequence(.condition, .binding) }
      return try readMatchedValue()
    }
    guard isName(next) || next.kind == .word && next.word == .`self` else { throw NeedsFullParse() }
    if [.period, .leftParen, .leftSquare].contains(ahead(2).kind) || isAngle(ahead(2)) { throw NeedsFullParse() }
    try readUnwrappedName()
  }

  private mutating func readUnwrappedName() throws(NeedsFullParse) {
    declare(.local, at: token.start, name: position + 1, [.constant, .unwrapped])
    advance()
    advance()
    if take(.colon) { try readType(as: .typeOfOwner) }
    switch kind {
    case .equal: try readValue(.condition)
    case .comma, .leftBrace: break
    case .word where word == .else: break
    default: throw NeedsFullParse()
    }
    end(.endDeclaration)
  }

  // MARK: Branches

  mutating func readIfExpression() throws(NeedsFullParse) {
    try deeper { reader throws(NeedsFullParse) in
      reader.add(.scope)
      reader.advance()
      try reader.readConditions()
      try reader.readBlock()
      // The names of the conditions aren't visible after `else`.
      reader.end(.endScope)
      if reader.take(.else) {
        if reader.at(.if) { try reader.readIfExpression() } else { try reader.readBlock() }
      }
    }
  }

  mutating func readSwitchExpression() throws(NeedsFullParse) {
    try deeper { reader throws(NeedsFullParse) in
      reader.advance()
      if reader.kind == .leftBrace { throw NeedsFullParse() }
      try reader.readExpression(.condition)
      try reader.expect(.leftBrace)
      try reader.readSwitchCases()
      try reader.expect(.rightBrace)
    }
  }

  mutating func readSwitchCases() throws(NeedsFullParse) {
    while true {
      switch kind {
      case .rightBrace, .poundElse, .poundElseif, .poundEndif: return
      case .poundIf: try readConditionalCases()
      case .at, .word: try readSwitchCase()
      default: throw NeedsFullParse()
      }
    }
  }

  private mutating func readSwitchCase() throws(NeedsFullParse) {
    add(.scope)
    if kind == .at {
      guard ahead(2).kind == .word, ahead(2).word == .default || ahead(2).word == .case else { throw NeedsFullParse() }
      try readAttribute()
    }
    if !take(.default) { try readSwitchPatterns() }
    try expect(.colon)
    try readItems(.branch)
    end(.endScope)
  }

  private mutating func readSwitchPatterns() throws(NeedsFullParse) {
    try expect(.case)
    repeat {
      if at(.case) { throw NeedsFullParse() }
      try readMatchingPattern(.matching)
      if take(.where) { try readExpression() }
    } while take(.comma)
  }

  /// Whether a case follows, possibly after `#if` or `@unknown`.
  func isCase(at position: TokenID) -> Bool {
    var next = position
    while tokens[next].kind == .poundIf || tokens[next].kind == .poundElse || tokens[next].kind == .poundElseif {
      next += 1
    }
    if tokens[next].kind == .at { next += 2 }
    return tokens[next].kind == .word && (tokens[next].word == .case || tokens[next].word == .default)
  }

  // MARK: Patterns

  mutating func readMatchingPattern(_ pattern: PatternMode) throws(NeedsFullParse) {
    if take(.is) { return try readType() }
    if take(.let) || take(.var) {
      return try deeper { reader throws(NeedsFullParse) in try reader.readMatchingPattern(.binding) }
    }
    if at(.inout) { throw NeedsFullParse() }
    _ = try deeper { reader throws(NeedsFullParse) in try reader.readSequence(.condition, pattern) }
  }

  /// Reads a pattern of names, wildcards and tuples.
  mutating func readSimplePattern() throws(NeedsFullParse) {
    if take(.wildcard) { return }
    if take(.let) || take(.var) {
      return try deeper { reader throws(NeedsFullParse) in try reader.readSimplePattern() }
    }
    if isName(token) { return declarePart() }
    try expect(.leftParen)
    while kind != .rightParen {
      if kind == .word, ahead(1).kind == .colon {
        advance()
        advance()
      }
      try deeper { reader throws(NeedsFullParse) in try reader.readSimplePattern() }
      if !take(.comma) { break }
    }
    try expect(.rightParen)
  }

  /// Declares a name of a pattern.
  mutating func declarePart() {
    add(.declarePart, at: token.start, name: position, .part)
    advance()
    end(.endDeclaration)
  }
}

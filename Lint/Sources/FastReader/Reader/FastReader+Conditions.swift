import LintSyntax

/// Conditions, branches and patterns.
extension FastReader {
  mutating func conditions() throws(NeedsFullParse) {
    repeat { try condition() } while take(.comma)
  }

  private mutating func condition() throws(NeedsFullParse) {
    if kind == .leftBrace { throw NeedsFullParse() }
    if kind == .poundAvailable {
      advance()
      guard kind == .leftParen else { throw NeedsFullParse() }
      return try skipBrackets()
    }
    if take(.case) {
      try matchingPattern(.matching)
      return try matchedValue()
    }
    if at(.let) || at(.var) { return try optionalBinding() }
    if at(.inout) || isName(token) && ahead(1).kind == .equal { throw NeedsFullParse() }
    try expression(.condition)
  }

  /// Reads the type and value that a pattern matches.
  private mutating func matchedValue() throws(NeedsFullParse) {
    if take(.colon) { try type() }
    try expect(.equal)
    try expression(.condition)
  }

  /// Reads an optional binding, which declares one name, none or several.
  private mutating func optionalBinding() throws(NeedsFullParse) {
    let next = ahead(1)
    if next.kind == .word, next.word == .wildcard {
      advance()
      advance()
      try expect(.equal)
      try expression(.condition)
      return
    }
    if next.kind == .leftParen {
      advance()
      _ = try deeper { reader throws(NeedsFullParse) in try reader.sequence(.condition, .binding) }
      return try matchedValue()
    }
    guard isName(next) || next.kind == .word && next.word == .`self` else { throw NeedsFullParse() }
    if [.period, .leftParen, .leftSquare].contains(ahead(2).kind) || isAngle(ahead(2)) { throw NeedsFullParse() }
    try unwrappedName()
  }

  private mutating func unwrappedName() throws(NeedsFullParse) {
    declare(.local, at: token.start, name: position + 1, [.constant, .unwrapped])
    advance()
    advance()
    if take(.colon) { try type(as: .typeOfOwner) }
    switch kind {
    case .equal: try value(.condition)
    case .comma, .leftBrace: break
    case .word where word == .else: break
    default: throw NeedsFullParse()
    }
    end(.endDeclaration)
  }

  // MARK: Branches

  mutating func ifExpression() throws(NeedsFullParse) {
    try deeper { reader throws(NeedsFullParse) in
      reader.add(.scope)
      reader.advance()
      try reader.conditions()
      try reader.block()
      if reader.take(.else) {
        if reader.at(.if) { try reader.ifExpression() } else { try reader.block() }
      }
      reader.end(.endScope)
    }
  }

  mutating func switchExpression() throws(NeedsFullParse) {
    try deeper { reader throws(NeedsFullParse) in
      reader.advance()
      if reader.kind == .leftBrace { throw NeedsFullParse() }
      try reader.expression(.condition)
      try reader.expect(.leftBrace)
      try reader.switchCases()
      try reader.expect(.rightBrace)
    }
  }

  mutating func switchCases() throws(NeedsFullParse) {
    while true {
      switch kind {
      case .rightBrace, .poundElse, .poundElseif, .poundEndif: return
      case .poundIf: try conditionalCases()
      case .at, .word: try switchCase()
      default: throw NeedsFullParse()
      }
    }
  }

  private mutating func switchCase() throws(NeedsFullParse) {
    add(.scope)
    if kind == .at {
      guard ahead(2).kind == .word, ahead(2).word == .default || ahead(2).word == .case else { throw NeedsFullParse() }
      try attribute()
    }
    if !take(.default) { try switchPatterns() }
    try expect(.colon)
    try items(.branch)
    end(.endScope)
  }

  private mutating func switchPatterns() throws(NeedsFullParse) {
    try expect(.case)
    repeat {
      if at(.case) { throw NeedsFullParse() }
      try matchingPattern(.matching)
      if take(.where) { try expression() }
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

  mutating func matchingPattern(_ pattern: PatternMode) throws(NeedsFullParse) {
    if take(.is) { return try type() }
    if take(.let) || take(.var) {
      return try deeper { reader throws(NeedsFullParse) in try reader.matchingPattern(.binding) }
    }
    if at(.inout) { throw NeedsFullParse() }
    _ = try deeper { reader throws(NeedsFullParse) in try reader.sequence(.condition, pattern) }
  }

  /// Reads a pattern of names, wildcards and tuples.
  mutating func simplePattern() throws(NeedsFullParse) {
    if take(.wildcard) { return }
    if take(.let) || take(.var) { return try deeper { reader throws(NeedsFullParse) in try reader.simplePattern() } }
    if isName(token) { return declarePart() }
    try expect(.leftParen)
    while kind != .rightParen {
      if kind == .word, ahead(1).kind == .colon {
        advance()
        advance()
      }
      try deeper { reader throws(NeedsFullParse) in try reader.simplePattern() }
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

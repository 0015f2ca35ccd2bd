import LintSyntax

/// Operands: names, literals, closures, collections and macros.
extension FastReader {
  /// Reads an operand without suffixes and returns whether it is a literal, which no closure can follow.
  mutating func readPrimary(_ context: ExpressionContext, _ pattern: PatternMode) throws(NeedsFullParse) -> Bool {
    switch kind {
    case .integer:
      addToken(.literal, name: token.count == 1 ? position : nil)
      return true
    case .float, .string:
      addToken(.literal)
      return true
    case .stringOpen:
      try readInterpolatedString()
      return true
    case .word: return try readWordExpression(pattern)
    case .dollar: addToken(.reference, name: position)
    case .pound: try readMacro(context, pattern)
    case .leftBrace: try readClosure(isTrailing: false)
    case .period: try readImplicitMember()
    case .leftParen: try readTuple(pattern)
    case .leftSquare:
      try readCollection()
      return true
    default: throw NeedsFullParse()
    }
    return false
  }

  private mutating func readWordExpression(_ pattern: PatternMode) throws(NeedsFullParse) -> Bool {
    switch word {
    case .nil:
      addToken(.nil)
      return true
    case .true, .false:
      addToken(.literal, name: position)
      return true
    case .wildcard: advance()
    case .super: addToken(.super)
    case .Any:
      beginTypeExpression()
      beginType(.named, name: position)
      advance()
      end(.endType)
      end(.end)
    case .`self`, .Self, .`init`: try readReference(pattern)
    default:
      guard isName(token) else { throw NeedsFullParse() }
      try readReference(pattern)
    }
    return false
  }

  private mutating func readReference(_ pattern: PatternMode) throws(NeedsFullParse) {
    if pattern == .binding, word != .Self, try isBound(before: ahead(1)) { return declarePart() }
    let first = position
    advance()
    if let end = labelsEnd {
      position = end
      lastEnd = tokens[end - 1].end
    }
    addLeaf(.reference, at: tokens[first].start, name: first, end: lastEnd)
    if try areGenericArguments() { try readGenericArguments() }
  }

  /// Whether a name in a binding pattern declares something.
  private func isBound(before next: Token) throws(NeedsFullParse) -> Bool {
    if isAngle(next) { throw NeedsFullParse() }
    return next.kind != .period && next.kind != .leftParen && next.kind != .leftSquare
  }

  // MARK: Literals

  /// Reads a tuple or parentheses around one value, which aren't a fact.
  mutating func readTuple(_ pattern: PatternMode) throws(NeedsFullParse) {
    let opened = events.nextID
    begin(.tuple)
    advance()
    let isParenthesized = kind == .rightParen ? false : try readElements(to: .rightParen, pattern)
    try expect(.rightParen)
    if isParenthesized { events[opened].step = .nothing } else { end(.end) }
  }

  mutating func readCollection() throws(NeedsFullParse) {
    let opened = events.nextID
    begin(.array)
    advance()
    var isDictionary = kind == .colon && ahead(1).kind == .rightSquare
    if isDictionary { advance() }
    var isFirst = true
    while kind != .rightSquare {
      try readExpression()
      if isFirst, kind == .colon { isDictionary = true }
      isFirst = false
      if isDictionary {
        try expect(.colon)
        try readExpression()
      }
      guard take(.comma) else { break }
    }
    if isDictionary { events[opened].kind = ExpressionKind.dictionary.rawValue }
    try expect(.rightSquare)
    end(.end)
  }

  mutating func readInterpolatedString() throws(NeedsFullParse) {
    begin(.literal)
    advance()
    while take(.interpolationOpen) {
      if kind == .interpolationClose { throw NeedsFullParse() }
      _ = try readElements(to: .interpolationClose, .none)
      try expect(.interpolationClose)
    }
    try expect(.stringClose)
    end(.end)
  }

  // MARK: Macros

  mutating func readMacro(_ context: ExpressionContext, _ pattern: PatternMode) throws(NeedsFullParse) {
    begin(.macro, name: nextToken)
    try readMacroArguments(context, pattern)
    end(.end)
  }

  /// The name of a macro that attributes precede.
  var attributedMacro: TokenID? {
    var next = position
    while tokens[next].kind == .at {
      next += 2
      if tokens[next].kind == .leftParen, !tokens[next].beginsLine { next = afterBrackets(next) }
    }
    return tokens[next].kind == .pound ? next + 1 : nil
  }

  mutating func readAttributedMacro(_ name: TokenID) throws(NeedsFullParse) {
    begin(.macro, name: name)
    while kind == .at { try readAttribute() }
    guard kind == .pound, nextToken == name else { throw NeedsFullParse() }
    try readMacroArguments(.basic, .none)
    end(.end)
  }

  private mutating func readMacroArguments(_ context: ExpressionContext, _ pattern: PatternMode) throws(NeedsFullParse)
  {
    guard ahead(1).start == token.end, ahead(1).kind == .word else { throw NeedsFullParse() }
    advance()
    advance()
    if try areGenericArguments() { try readGenericArguments() }
    if kind == .leftParen, !token.beginsLine { try readBracketedArguments(to: .rightParen, pattern) }
    try readClosuresAfterArguments(context)
  }
}

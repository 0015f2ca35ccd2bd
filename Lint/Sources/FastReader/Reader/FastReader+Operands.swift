import LintSyntax

/// Operands: names, literals, closures, collections and macros.
extension FastReader {
  /// Reads an operand without suffixes and returns whether it is a literal, which no closure can follow.
  mutating func primary(_ context: ExpressionContext, _ pattern: PatternMode) throws(NeedsFullParse) -> Bool {
    switch kind {
    case .integer:
      leaf(.literal, name: token.count == 1 ? position : nil)
      return true
    case .float, .string:
      leaf(.literal)
      return true
    case .stringOpen:
      try interpolatedString()
      return true
    case .word: return try wordExpression(pattern)
    case .dollar: leaf(.reference, name: position)
    case .pound: try macro(context, pattern)
    case .leftBrace: try closure(isTrailing: false)
    case .period: try implicitMember()
    case .leftParen: try tuple(pattern)
    case .leftSquare:
      try collection()
      return true
    default: throw NeedsFullParse()
    }
    return false
  }

  private mutating func wordExpression(_ pattern: PatternMode) throws(NeedsFullParse) -> Bool {
    switch word {
    case .nil:
      leaf(.nil)
      return true
    case .true, .false:
      leaf(.literal, name: position)
      return true
    case .wildcard: advance()
    case .super: leaf(.super)
    case .Any:
      beginTypeExpression()
      beginType(.named, name: position)
      advance()
      end(.endType)
      end(.end)
    case .`self`, .Self, .`init`: try reference(pattern)
    default:
      guard isName(token) else { throw NeedsFullParse() }
      try reference(pattern)
    }
    return false
  }

  private mutating func reference(_ pattern: PatternMode) throws(NeedsFullParse) {
    if pattern == .binding, word != .Self, try isBound(before: ahead(1)) { return declarePart() }
    let first = position
    advance()
    if let end = labelsEnd {
      position = end
      lastEnd = tokens[end - 1].end
    }
    addLeaf(.reference, at: tokens[first].start, name: first, end: lastEnd)
    if try areGenericArguments() { try genericArguments() }
  }

  /// Whether a name in a binding pattern declares something.
  private func isBound(before next: Token) throws(NeedsFullParse) -> Bool {
    if isAngle(next) { throw NeedsFullParse() }
    return next.kind != .period && next.kind != .leftParen && next.kind != .leftSquare
  }

  // MARK: Literals

  /// Reads a tuple or parentheses around one value, which aren't a fact.
  mutating func tuple(_ pattern: PatternMode) throws(NeedsFullParse) {
    let opened = events.nextID
    begin(.tuple)
    advance()
    let isParenthesized = kind == .rightParen ? false : try elements(to: .rightParen, pattern)
    try expect(.rightParen)
    if isParenthesized { events[opened].step = .nothing } else { end(.end) }
  }

  mutating func collection() throws(NeedsFullParse) {
    let opened = events.nextID
    begin(.array)
    advance()
    var isDictionary = kind == .colon && ahead(1).kind == .rightSquare
    if isDictionary { advance() }
    var isFirst = true
    while kind != .rightSquare {
      try expression()
      if isFirst, kind == .colon { isDictionary = true }
      isFirst = false
      if isDictionary {
        try expect(.colon)
        try expression()
      }
      guard take(.comma) else { break }
    }
    if isDictionary { events[opened].kind = ExpressionKind.dictionary.rawValue }
    try expect(.rightSquare)
    end(.end)
  }

  mutating func interpolatedString() throws(NeedsFullParse) {
    begin(.literal)
    advance()
    while take(.interpolationOpen) {
      if kind == .interpolationClose { throw NeedsFullParse() }
      _ = try elements(to: .interpolationClose, .none)
      try expect(.interpolationClose)
    }
    try expect(.stringClose)
    end(.end)
  }

  // MARK: Macros

  mutating func macro(_ context: ExpressionContext, _ pattern: PatternMode) throws(NeedsFullParse) {
    begin(.macro, name: position + 1)
    try macroArguments(context, pattern)
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

  mutating func attributed(macro name: TokenID) throws(NeedsFullParse) {
    begin(.macro, name: name)
    while kind == .at { try attribute() }
    guard kind == .pound, position + 1 == name else { throw NeedsFullParse() }
    try macroArguments(.basic, .none)
    end(.end)
  }

  private mutating func macroArguments(_ context: ExpressionContext, _ pattern: PatternMode) throws(NeedsFullParse) {
    guard ahead(1).start == token.end, ahead(1).kind == .word else { throw NeedsFullParse() }
    advance()
    advance()
    if try areGenericArguments() { try genericArguments() }
    if kind == .leftParen, !token.beginsLine { try bracketedArguments(to: .rightParen, pattern) }
    try closuresAfterArguments(context)
  }
}

import LintSyntax

/// Expressions: operands with operators between them.
extension FastReader {
  @discardableResult
  mutating func readExpression(_ context: ExpressionContext = .basic, _ pattern: PatternMode = .none)
    throws(NeedsFullParse)
    -> ExpressionForm
  {
    if pattern != .none, at(.let) || at(.var) || at(.is) || at(.inout) {
      try readMatchingPattern(.matching)
      return .value
    }
    return try deeper { reader throws(NeedsFullParse) in try reader.readSequence(context, pattern) }
  }

  mutating func readSequence(_ context: ExpressionContext, _ pattern: PatternMode) throws(NeedsFullParse)
    -> ExpressionForm
  {
    let checkpoint = checkpoint
    let form = try readElement(context, pattern)
    var assignment: TokenID?
    var count = 0
    while true {
      switch kind {
      case .binaryOperator:
        if count == 0, isAssignment(token) { assignment = position }
        addLeaf(.operator, step: .sign, at: token.start, name: position, end: token.end)
        advance()
      case .infixQuestion:
        advance()
        _ = try deeper { reader throws(NeedsFullParse) in try reader.readSequence(context, pattern) }
        try expect(.colon)
      case .equal where pattern == .none:
        if count == 0 { assignment = position }
        advance()
      case .word where word == .is || word == .as:
        try readCast()
        count += 1
        continue
      case .arrow:
        if token.beginsLine { throw NeedsFullParse() }
        advance()
      case .word where (word == .async || word == .throws) && !token.beginsLine: throw NeedsFullParse()
      default:
        guard count > 0 else { return form }
        wrap(from: checkpoint, in: assignment == nil ? .sequence : .assignment, name: assignment)
        return assignment == nil ? .value : .assignment
      }
      count += 1
      _ = try readElement(context, pattern)
    }
  }

  /// Reads `is Type`, `as Type`, `as? Type` or `as! Type`.
  private mutating func readCast() throws(NeedsFullParse) {
    let start = token.start
    let isAs = word == .as
    advance()
    if isAs, kind == .question || kind == .exclamation { advance() }
    addLeaf(.cast, at: start, end: lastEnd)
    beginTypeExpression()
    try readType()
    end(.end)
  }

  // MARK: Prefixes

  mutating func readElement(_ context: ExpressionContext, _ pattern: PatternMode) throws(NeedsFullParse)
    -> ExpressionForm
  {
    guard kind == .word else {
      if kind == .at { throw NeedsFullParse() }
      try readUnary(context, pattern)
      return .value
    }
    switch word {
    case .await:
      advance()
      add(.flag, flags: .awaited)
      return try readOperand(context, pattern)
    case .try:
      advance()
      if kind == .exclamation || kind == .question { advance() }
      return try readOperand(context, pattern)
    case .unsafe, ._move, ._borrow, .repeat, .inout: throw NeedsFullParse()
    case .any where isName(ahead(1)) && !ahead(1).beginsLine:
      beginTypeExpression()
      try readType()
      end(.end)
      return .value
    case .borrow, .copy, .consume, .each, .any, .nonisolated:
      guard isPlainName(before: ahead(1)) else { throw NeedsFullParse() }
    case .if:
      try readIfExpression()
      return .branch
    case .switch:
      try readSwitchExpression()
      return .branch
    case .do: throw NeedsFullParse()
    default: break
    }
    try readUnary(context, pattern)
    return .value
  }

  private mutating func readOperand(_ context: ExpressionContext, _ pattern: PatternMode) throws(NeedsFullParse)
    -> ExpressionForm
  {
    _ = try deeper { reader throws(NeedsFullParse) in try reader.readElement(context, pattern) }
    return .value
  }

  /// Whether the token after a contextual keyword shows that it is only a name.
  func isPlainName(before next: Token) -> Bool {
    if next.beginsLine { return true }
    switch next.kind {
    case .period, .leftParen, .leftSquare, .comma, .colon, .equal, .rightParen, .rightSquare, .rightBrace, .semicolon,
      .question, .exclamation, .infixQuestion, .binaryOperator, .end:
      return !isOperator(next, "~")
    case .word: return next.word == .as || next.word == .is || next.word == .else || next.word == .in
    default: return false
    }
  }

  private mutating func readUnary(_ context: ExpressionContext, _ pattern: PatternMode) throws(NeedsFullParse) {
    while kind == .prefixAmpersand || kind == .prefixOperator {
      if kind == .prefixAmpersand { add(.flag, flags: .byReference) }
      advance()
    }
    if kind == .backslash { return try readKeyPath() }
    if kind == .word, word == .if || word == .switch || word == .do { throw NeedsFullParse() }
    try readPostfix(context, pattern)
  }
}

/// The form of an expression, which decides whether it is the implicit result of a body.
enum ExpressionForm {
  case value
  /// `if` or `switch`.
  case branch
  case assignment
}

/// The meaning of names in an expression that may be a pattern.
enum PatternMode {
  case none, matching, binding
}

/// The context of an expression, which decides whether a brace opens a closure.
enum ExpressionContext {
  case basic
  /// A brace after the expression begins a body.
  case condition
}

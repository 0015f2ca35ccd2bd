import LintSyntax

/// Variables: their names, types, values and accessors.
extension FastReader {
  mutating func readVariable(_ head: DeclarationHead) throws(NeedsFullParse) {
    openSeveral(head, word == .let ? .constant : [])
    while try readBinding() {}
    add(.endVariable)
  }

  /// Reads one variable and returns whether another follows.
  private mutating func readBinding() throws(NeedsFullParse) -> Bool {
    guard isName(token) else { return try readPatternBinding() }
    add(.declareVariable, at: token.start, name: position)
    advance()
    if take(.colon) { try readType(as: .typeOfOwner) }
    let hasValue = kind == .equal
    if hasValue { try readValue() }
    if kind == .leftBrace {
      // After a value, a brace in the next line may be a closure.
      if hasValue, token.beginsLine { throw NeedsFullParse() }
      try readAccessors()
    }
    return endWithComma(.endDeclaration)
  }

  /// Reads a pattern that declares several names or none.
  private mutating func readPatternBinding() throws(NeedsFullParse) -> Bool {
    try readSimplePattern()
    if take(.colon) { try readType() }
    if take(.equal) { try readExpression() }
    if kind == .leftBrace { throw NeedsFullParse() }
    return take(.comma)
  }

  /// Reads the `= value` of a declaration.
  mutating func readValue(_ context: ExpressionContext = .basic) throws(NeedsFullParse) {
    add(.valueOfOwner, ExpressionKind.binding.rawValue, at: token.start)
    try expect(.equal)
    try readExpression(context)
    end(.end)
  }

  // MARK: Accessors

  mutating func readAccessors() throws(NeedsFullParse) {
    guard try hasAccessorKeywords() else { return try readGetter() }
    advance()
    while kind != .rightBrace { try readAccessor() }
    advance()
  }

  /// Reads a getter without the keyword.
  private mutating func readGetter() throws(NeedsFullParse) {
    note([.computed, .body])
    add(
      .declare, DeclarationKind.accessor.rawValue, at: token.start, .body, flags: .implicit)
    add(.scope)
    advance()
    try deeper { reader throws(NeedsFullParse) in try reader.readItems(.body) }
    try expect(.rightBrace)
    end(.endScope)
    end(.endDeclaration)
  }

  private func hasAccessorKeywords() throws(NeedsFullParse) -> Bool {
    var next = position + 1
    if tokens[next].kind == .at {
      if isDeclaration(from: next) { return false }
      throw NeedsFullParse()
    }
    guard tokens[next].kind == .word else { return false }
    if tokens[next].word == .mutating || tokens[next].word == .nonmutating { next += 1 }
    switch tokens[next].word {
    case .get: return try isAccessor(before: next + 1)
    case .set, .willSet, .didSet: return try isSetter(before: next + 1)
    case ._read, ._modify, .read, .modify, .mutate, .borrow, .unsafeAddress, .unsafeMutableAddress, .`init`:
      throw NeedsFullParse()
    default: return false
    }
  }

  /// Whether a setter or observer follows, which may name its parameter.
  private func isSetter(before next: TokenID) throws(NeedsFullParse) -> Bool {
    guard tokens[next].kind == .leftParen else { return try isAccessor(before: next) }
    let body = afterBrackets(next)
    guard body == next + 3, tokens[body].kind == .leftBrace else { throw NeedsFullParse() }
    return true
  }

  /// Whether the token after a keyword confirms that the keyword begins an accessor.
  private func isAccessor(before next: TokenID) throws(NeedsFullParse) -> Bool {
    switch tokens[next].kind {
    case .leftBrace, .rightBrace: return true
    case .word where [.get, .set, .async, .throws, .nonmutating, .mutating].contains(tokens[next].word): return true
    default: throw NeedsFullParse()
    }
  }

  private mutating func readAccessor() throws(NeedsFullParse) {
    let start = token.start
    if at(.mutating) || at(.nonmutating) { advance() }
    guard kind == .word else { throw NeedsFullParse() }
    let accessor = word
    guard [.get, .set, .willSet, .didSet].contains(accessor) else { throw NeedsFullParse() }
    note(Modifiers(accessor: accessor))
    let opened = events.nextID
    declare(.accessor, at: start, name: position)
    advance()
    if accessor != .get, kind == .leftParen {
      guard isName(ahead(1)), ahead(2).kind == .rightParen else { throw NeedsFullParse() }
      try skipBrackets()
    }
    try readEffects()
    if kind == .leftBrace {
      events[opened].modifiers.insert(.body)
      try readBlock(accessor == .get ? .body : .code)
    } else {
      try expectNoBody()
    }
    end(.endDeclaration)
  }
}

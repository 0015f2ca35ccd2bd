import LintSyntax

/// Variables: names, types and values.
extension FastReader {
  mutating func variable(_ head: DeclarationHead) throws(NeedsFullParse) {
    openSeveral(head, word == .let ? .constant : [])
    while try binding() {}
    add(.endVariable)
  }

  /// - Returns: whether another follows.
  private mutating func binding() throws(NeedsFullParse) -> Bool {
    guard isName(token) else { return try patternBinding() }
    add(.declareVariable, at: token.start, name: place)
    advance()
    if take(.colon) { try type(as: .typeOfOwner) }
    if kind == .equal { try value() }
    if kind == .leftBrace { try accessors() }
    return endWithComma(.endDeclaration)
  }

  /// Several names, or none.
  private mutating func patternBinding() throws(NeedsFullParse) -> Bool {
    try simplePattern()
    if take(.colon) { try type() }
    if take(.equal) { try expression() }
    if kind == .leftBrace { throw NeedsFullParse() }
    return take(.comma)
  }

  /// `= value` of what is being declared.
  mutating func value(_ context: ExpressionContext = .basic) throws(NeedsFullParse) {
    add(.value, ExpressionKind.binding.rawValue, at: token.start)
    try expect(.equal)
    try expression(context)
    end(.end)
  }

  // MARK: Accessors

  mutating func accessors() throws(NeedsFullParse) {
    guard try areAccessorsNamed() else { return try getter() }
    advance()
    while kind != .rightBrace { try accessor() }
    advance()
  }

  /// A getter without its name.
  private mutating func getter() throws(NeedsFullParse) {
    note([.computed, .body])
    add(
      .declare, DeclarationKind.accessor.rawValue, at: token.start, more: Modifiers.body.rawValue, flags: .implicit)
    add(.scope)
    advance()
    try deeper { reader throws(NeedsFullParse) in try reader.items(.body) }
    try expect(.rightBrace)
    end(.endScope)
    end(.endDeclaration)
  }

  private func areAccessorsNamed() throws(NeedsFullParse) -> Bool {
    var next = place + 1
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

  /// It may name what it is given.
  private func isSetter(before next: Int) throws(NeedsFullParse) -> Bool {
    guard tokens[next].kind == .leftParen else { return try isAccessor(before: next) }
    let behind = behindBrackets(next)
    guard behind == next + 3, tokens[behind].kind == .leftBrace else { throw NeedsFullParse() }
    return true
  }

  private func isAccessor(before next: Int) throws(NeedsFullParse) -> Bool {
    switch tokens[next].kind {
    case .leftBrace, .rightBrace: return true
    case .word where [.get, .set, .async, .throws, .nonmutating, .mutating].contains(tokens[next].word): return true
    default: throw NeedsFullParse()
    }
  }

  private mutating func accessor() throws(NeedsFullParse) {
    let start = token.start
    if at(.mutating) || at(.nonmutating) { advance() }
    guard kind == .word else { throw NeedsFullParse() }
    let accessor = word
    guard [.get, .set, .willSet, .didSet].contains(accessor) else { throw NeedsFullParse() }
    note(Modifiers(accessor: accessor))
    let opened = events.count
    declare(.accessor, at: start, name: place)
    advance()
    if accessor != .get, kind == .leftParen { try passBrackets() }
    while at(.async) || at(.throws) { advance() }
    if kind == .leftParen { throw NeedsFullParse() }
    if kind == .leftBrace {
      events[opened].more |= Modifiers.body.rawValue
      try block(accessor == .get ? .body : .code)
    } else {
      try expectNoBody()
    }
    end(.endDeclaration)
  }
}

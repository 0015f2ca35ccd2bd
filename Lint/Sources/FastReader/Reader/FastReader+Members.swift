import LintSyntax

/// Suffixes of an operand: members, calls, closures and postfix operators.
extension FastReader {
  mutating func readPostfix(_ context: ExpressionContext, _ pattern: PatternMode) throws(NeedsFullParse) {
    let checkpoint = checkpoint
    var isLiteral = try readPrimary(context, pattern)
    while true {
      switch kind {
      case .period: try readMember(checkpoint)
      case .leftParen where !token.beginsLine: try readCall(checkpoint, .call, context, pattern)
      case .leftSquare where !token.beginsLine: try readCall(checkpoint, .subscript, context, pattern)
      case .leftBrace:
        if isLiteral { return }
        guard try isTrailingClosure(context) else { return }
        try readTrailingClosures(context)
        wrap(from: checkpoint, in: .call)
        if kind == .leftBrace { return }
      case .question, .exclamation, .postfixOperator: advance()
      case .poundIf:
        if isContinued(from: position) { throw NeedsFullParse() }
        return
      default: return
      }
      isLiteral = false
    }
  }

  /// Whether `#if` contains a member of the expression before it.
  private func isContinued(from position: TokenID) -> Bool {
    var next = position
    while tokens[next].kind == .poundIf { next += 1 }
    return tokens[next].kind == .period
  }

  private mutating func readMember(_ checkpoint: Checkpoint) throws(NeedsFullParse) {
    let name = try readMemberName()
    wrap(from: checkpoint, in: .member, name: name)
    if try areGenericArguments() { try readGenericArguments() }
  }

  /// Reads a member without a base.
  mutating func readImplicitMember() throws(NeedsFullParse) {
    guard ahead(1).kind == .word else { throw NeedsFullParse() }
    begin(.member, name: nextToken, flags: .implicitBase)
    _ = try readMemberName()
    end(.end)
    if try areGenericArguments() { try readGenericArguments() }
  }

  /// Reads `.name` and returns the token of the name.
  private mutating func readMemberName() throws(NeedsFullParse) -> TokenID {
    let next = ahead(1)
    guard next.start == token.end else { throw NeedsFullParse() }
    position += 1
    let name = position
    switch next.kind {
    case .word: if next.word == .wildcard { throw NeedsFullParse() }
    case .integer: break
    default: throw NeedsFullParse()
    }
    advance()
    if next.kind == .word, let end = labelsEnd { position = end }
    return name
  }

  /// The token after argument labels such as `(of:with:)`, which belong to a name and aren't part of a fact.
  var labelsEnd: TokenID? {
    guard kind == .leftParen, ahead(1).kind == .word, ahead(2).kind == .colon else { return nil }
    var next = position + 1
    while tokens[next].kind == .word, tokens[next + 1].kind == .colon { next += 2 }
    return tokens[next].kind == .rightParen ? next + 1 : nil
  }

  // MARK: Key paths

  mutating func readKeyPath() throws(NeedsFullParse) {
    let start = token.start
    advance()
    let opened = reserve()
    let rootEnd = try readKeyPathRoot()
    let first = position
    let name = try readKeyPathNames()
    if position == first || isKeyPathContinued { throw NeedsFullParse() }
    let step: ParseStep = rootEnd == nil ? .leaf : .keyPath
    events[opened] = ParseEvent(step, kind: ExpressionKind.keyPath.rawValue, at: start, name: name)
      .ending(at: lastEnd)
    // The parser's walk visits the root last.
    if let rootEnd { lastEnd = rootEnd }
  }

  /// Reads the root of a key path, if there is one, and returns its end.
  private mutating func readKeyPathRoot() throws(NeedsFullParse) -> UInt32? {
    if kind == .period { return nil }
    guard kind == .word, isName(token) || word == .Self || word == .Any else { throw NeedsFullParse() }
    try readSimpleType(takesMembers: false)
    if tokens[position - 1].kind == .question || tokens[position - 1].kind == .exclamation { throw NeedsFullParse() }
    return lastEnd
  }

  /// Reads the names of a key path and returns the token of the last one, or nil if `?` or `!` follows it.
  private mutating func readKeyPathNames() throws(NeedsFullParse) -> TokenID? {
    var name: TokenID?
    while true {
      switch kind {
      case .question, .exclamation:
        advance()
        name = nil
      case .period:
        guard ahead(1).start == token.end, ahead(1).kind == .word || ahead(1).kind == .integer else {
          throw NeedsFullParse()
        }
        advance()
        name = position
        advance()
        if labelsEnd != nil { throw NeedsFullParse() }
        if try areGenericArguments() { throw NeedsFullParse() }
      default: return name
      }
    }
  }

  /// Whether the key path continues with something other than a name.
  private var isKeyPathContinued: Bool {
    switch kind {
    case .leftSquare, .leftParen: !token.beginsLine
    case .prefixOperator, .postfixOperator: true
    case .binaryOperator: firstByte(of: token) == UInt8(ascii: ".")
    default: false
    }
  }
}

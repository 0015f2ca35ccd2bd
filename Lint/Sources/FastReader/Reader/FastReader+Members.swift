import LintSyntax

/// What follows an operand: members of it, calls, closures, marks.
extension FastReader {
  mutating func postfix(_ context: ExpressionContext, _ pattern: PatternMode) throws(NeedsFullParse) {
    let mark = mark
    var isLiteral = try primary(context, pattern)
    while true {
      switch kind {
      case .period: try member(mark)
      case .leftParen where !token.beginsLine: try call(mark, .call, context, pattern)
      case .leftSquare where !token.beginsLine: try call(mark, .subscript, context, pattern)
      case .leftBrace:
        if isLiteral { return }
        guard try isTrailingClosure(context) else { return }
        try trailingClosures(context)
        wrap(mark, .call)
        if kind == .leftBrace { return }
      case .question, .exclamation, .postfixOperator: advance()
      case .poundIf:
        if isContinued(from: place) { throw NeedsFullParse() }
        return
      default: return
      }
      isLiteral = false
    }
  }

  /// Whether `#if` contains a member of the expression before it.
  private func isContinued(from place: Int) -> Bool {
    var next = place
    while tokens[next].kind == .poundIf { next += 1 }
    return tokens[next].kind == .period
  }

  private mutating func member(_ mark: Checkpoint) throws(NeedsFullParse) {
    let name = try memberName()
    wrap(mark, .member, name: name)
    if try areGenericArguments() { try genericArguments() }
  }

  /// A member without a base.
  mutating func implicitMember() throws(NeedsFullParse) {
    guard ahead(1).kind == .word else { throw NeedsFullParse() }
    begin(.member, name: place + 1, flags: .implicitBase)
    _ = try memberName()
    end(.end)
    if try areGenericArguments() { try genericArguments() }
  }

  /// - Returns: the token of the name.
  private mutating func memberName() throws(NeedsFullParse) -> Int {
    let next = ahead(1)
    guard next.start == token.end else { throw NeedsFullParse() }
    place += 1
    let name = place
    switch next.kind {
    case .word: if next.word == .wildcard { throw NeedsFullParse() }
    case .integer: break
    default: throw NeedsFullParse()
    }
    advance()
    if next.kind == .word, let end = labelsEnd { place = end }
    return name
  }

  /// Where `(of:with:)` ends, which is the name's own, and no part of any fact.
  var labelsEnd: Int? {
    guard kind == .leftParen, ahead(1).kind == .word, ahead(2).kind == .colon else { return nil }
    var next = place + 1
    while tokens[next].kind == .word, tokens[next + 1].kind == .colon { next += 2 }
    return tokens[next].kind == .rightParen ? next + 1 : nil
  }

  // MARK: Key paths

  mutating func keyPath() throws(NeedsFullParse) {
    let start = token.start
    advance()
    let opened = reserve()
    let rootEnd = try keyPathRoot()
    let first = place
    let name = try keyPathNames()
    if place == first || isKeyPathContinued { throw NeedsFullParse() }
    events[opened] = ParseEvent(
      step: rootEnd == nil ? .leaf : .keyPath, kind: ExpressionKind.keyPath.rawValue, place: start,
      name: Int32(name), more: lastEnd, around: events[opened].around)
    // The walk passes the root last.
    if let rootEnd { lastEnd = rootEnd }
  }

  /// - Returns: where it ends, if there is one.
  private mutating func keyPathRoot() throws(NeedsFullParse) -> UInt32? {
    if kind == .period { return nil }
    guard kind == .word, isName(token) || word == .Self || word == .Any else { throw NeedsFullParse() }
    try simpleType(takesMembers: false)
    if tokens[place - 1].kind == .question || tokens[place - 1].kind == .exclamation { throw NeedsFullParse() }
    return lastEnd
  }

  /// - Returns: the token of the last name, or -1 where a mark follows it.
  private mutating func keyPathNames() throws(NeedsFullParse) -> Int {
    var name = -1
    while true {
      switch kind {
      case .question, .exclamation:
        advance()
        name = -1
      case .period:
        guard ahead(1).start == token.end, ahead(1).kind == .word || ahead(1).kind == .integer else {
          throw NeedsFullParse()
        }
        advance()
        name = place
        advance()
        if labelsEnd != nil { throw NeedsFullParse() }
        if try areGenericArguments() { throw NeedsFullParse() }
      default: return name
      }
    }
  }

  /// Whether there is more of it than names.
  private var isKeyPathContinued: Bool {
    switch kind {
    case .leftSquare, .leftParen: !token.beginsLine
    case .prefixOperator, .postfixOperator: true
    case .binaryOperator: byte(token) == UInt8(ascii: ".")
    default: false
    }
  }
}

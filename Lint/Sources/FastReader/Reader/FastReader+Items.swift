import LintSyntax

/// Lists of items: the members of a type or the statements of a body.
extension FastReader {
  mutating func readItems(_ list: ItemList) throws(NeedsFullParse) {
    var count = 0
    var sole: SoleExpression?
    while !isEnd(of: list) {
      // A semicolon separates items on one line.
      if count > 0, !token.beginsLine, tokens[position - 1].kind != .semicolon { throw NeedsFullParse() }
      count += 1
      sole = try readItem(list)
      if kind == .semicolon {
        if tokens[position - 1].kind == .poundEndif { throw NeedsFullParse() }
        advance()
        if kind == .semicolon { throw NeedsFullParse() }
      }
    }
    guard list == .body, count == 1, let sole else { return }
    events[sole.opened].step = .begin
    events[sole.end].step = .end
  }

  /// The reserved events around an expression. If it is the only item of a body, they make it the result.
  private struct SoleExpression {
    let opened, end: EventID
  }

  private func isEnd(of list: ItemList) -> Bool {
    switch kind {
    case .end, .rightBrace, .poundEndif, .poundElse, .poundElseif: return true
    case .word where list == .branch: return word == .case || word == .default
    case .at where list == .branch: return isCase(at: position)
    case .poundIf where list == .branch: return isCase(at: position)
    default: return false
    }
  }

  private mutating func readItem(_ list: ItemList) throws(NeedsFullParse) -> SoleExpression? {
    if kind == .poundIf {
      try readConditionalItems(list)
      return nil
    }
    if list == .members, kind == .pound {
      try readExpression()
      return nil
    }
    if isDeclaration(from: position) {
      if list != .members, word == .case || word == .`init` { throw NeedsFullParse() }
      try readDeclaration(list)
      return nil
    }
    if kind == .at, let name = attributedMacro {
      try readAttributedMacro(name)
      return nil
    }
    if list == .members || kind == .at { throw NeedsFullParse() }
    // The parser may read an actor whose name is missing.
    if at(.actor), ahead(1).kind == .word { throw NeedsFullParse() }
    if try readStatement() { return nil }
    return try readSoleExpression()
  }

  private mutating func readSoleExpression() throws(NeedsFullParse) -> SoleExpression? {
    let opened = events.nextID
    add(.nothing, ExpressionKind.return.rawValue, at: start, flags: .implicit)
    let form = try readExpression()
    if kind == .word, !token.beginsLine, !at(.as), !at(.is) { throw NeedsFullParse() }
    let end = events.nextID
    self.end(.nothing)
    return form == .value ? SoleExpression(opened: opened, end: end) : nil
  }

  // MARK: Conditional compilation

  mutating func readConditionalItems(_ list: ItemList) throws(NeedsFullParse) {
    let inner: ItemList = list == .body ? .code : list
    if tokens[position + 1].kind == .at, !isDeclaration(from: position + 1), !isCase(at: position) {
      throw NeedsFullParse()
    }
    while kind != .poundEndif {
      try readClause()
      if kind != .end, !token.beginsLine { throw NeedsFullParse() }
      try deeper { reader throws(NeedsFullParse) in try reader.readItems(inner) }
      add(.endCondition)
    }
    advance()
    if !token.beginsLine, kind != .end { throw NeedsFullParse() }
    if kind == .period { throw NeedsFullParse() }
  }

  mutating func readConditionalCases() throws(NeedsFullParse) {
    while kind != .poundEndif {
      try readClause()
      try deeper { reader throws(NeedsFullParse) in try reader.readSwitchCases() }
      add(.endCondition)
    }
    advance()
  }

  /// Reads the `#if`, `#elseif` or `#else` that begins a clause.
  private mutating func readClause() throws(NeedsFullParse) {
    switch kind {
    case .poundIf, .poundElseif: events.add(ParseEvent(.condition, at: token.end).ending(at: token.detailEnd))
    case .poundElse: add(.elseCondition)
    default: throw NeedsFullParse()
    }
    position += 1
  }

  // MARK: Imports

  mutating func readImport(_ head: DeclarationHead) throws(NeedsFullParse) {
    advance()
    if kind == .word, [.class, .struct, .enum, .protocol, .typealias, .func, .let, .var].contains(word) { advance() }
    let module = try expectName()
    var member: TokenID?
    while take(.period) {
      guard isName(token) || kind == .binaryOperator, !token.beginsLine else { throw NeedsFullParse() }
      if member == nil { member = position }
      advance()
    }
    // The attributes of an import aren't facts.
    events.clear(from: head.opened, through: head.sealed)
    events.add(ParseEvent(.importModule, at: head.start, name: module).ending(at: lastEnd))
    if let member { add(.importMember, name: member) }
  }
}

enum ItemList {
  case file, members
  case code
  /// Code whose only expression is its result.
  case body
  /// The code of a `case` in a `switch`.
  case branch
}

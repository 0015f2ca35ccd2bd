import LintSyntax

/// What follows each other: members of a type, statements of a body.
extension FastReader {
  mutating func items(_ list: ItemList) throws(NeedsFullParse) {
    var count = 0
    var only: SoleExpression?
    while !isEnd(of: list) {
      // A semicolon separates items on one line.
      if count > 0, !token.beginsLine, tokens[place - 1].kind != .semicolon { throw NeedsFullParse() }
      count += 1
      only = try item(list)
      if kind == .semicolon {
        if tokens[place - 1].kind == .poundEndif { throw NeedsFullParse() }
        advance()
        if kind == .semicolon { throw NeedsFullParse() }
      }
    }
    guard list == .body, count == 1, let only else { return }
    events[only.opened].step = .begin
    events[only.end].step = .end
  }

  /// Where the events may say that an expression is a result.
  private struct SoleExpression {
    let opened, end: Int
  }

  private func isEnd(of list: ItemList) -> Bool {
    switch kind {
    case .end, .rightBrace, .poundEndif, .poundElse, .poundElseif: return true
    case .word where list == .branch: return word == .case || word == .default
    case .at where list == .branch: return isCase(at: place)
    case .poundIf where list == .branch: return isCase(at: place)
    default: return false
    }
  }

  private mutating func item(_ list: ItemList) throws(NeedsFullParse) -> SoleExpression? {
    if kind == .poundIf {
      try conditionalItems(list)
      return nil
    }
    if list == .members, kind == .pound {
      try expression()
      return nil
    }
    if isDeclaration(from: place) {
      if list != .members, word == .case || word == .`init` { throw NeedsFullParse() }
      try declaration(list)
      return nil
    }
    if kind == .at, let name = attributedMacro {
      try attributed(macro: name)
      return nil
    }
    if list == .members || kind == .at { throw NeedsFullParse() }
    if try statement() { return nil }
    return try loneExpression()
  }

  private mutating func loneExpression() throws(NeedsFullParse) -> SoleExpression? {
    let opened = events.count
    events.add(ParseEvent(step: .nothing, kind: ExpressionKind.return.rawValue, flags: .implicit, place: start))
    let form = try expression()
    if kind == .word, !token.beginsLine, !at(.as), !at(.is) { throw NeedsFullParse() }
    let end = events.count
    events.add(ParseEvent(step: .nothing, place: lastEnd))
    return form == .value ? SoleExpression(opened: opened, end: end) : nil
  }

  // MARK: Clauses of #if

  mutating func conditionalItems(_ list: ItemList) throws(NeedsFullParse) {
    let inner: ItemList = list == .body ? .code : list
    if tokens[place + 1].kind == .at, !isDeclaration(from: place + 1), !isCase(at: place) { throw NeedsFullParse() }
    while kind != .poundEndif {
      try clause()
      if kind != .end, !token.beginsLine { throw NeedsFullParse() }
      try deeper { reader throws(NeedsFullParse) in try reader.items(inner) }
      add(.endCondition)
    }
    advance()
    if !token.beginsLine, kind != .end { throw NeedsFullParse() }
    if kind == .period { throw NeedsFullParse() }
  }

  mutating func conditionalCases() throws(NeedsFullParse) {
    while kind != .poundEndif {
      try clause()
      try deeper { reader throws(NeedsFullParse) in try reader.switchCases() }
      add(.endCondition)
    }
    advance()
  }

  /// What a clause begins with: `#if`, `#elseif` or `#else`.
  private mutating func clause() throws(NeedsFullParse) {
    switch kind {
    case .poundIf, .poundElseif: add(.condition, at: token.end, more: token.partner)
    case .poundElse: add(.condition)
    default: throw NeedsFullParse()
    }
    place += 1
  }

  // MARK: Imports

  mutating func module(_ head: DeclarationHead) throws(NeedsFullParse) {
    advance()
    if kind == .word, [.class, .struct, .enum, .protocol, .typealias, .func, .let, .var].contains(word) { advance() }
    let name = try expectName()
    let hasMember = kind == .period
    while take(.period) {
      guard isName(token) || kind == .binaryOperator, !token.beginsLine else { throw NeedsFullParse() }
      advance()
    }
    // Of its attributes a walk passes nothing.
    for place in head.opened...head.sealed { events[place] = ParseEvent(step: .nothing) }
    add(.module, hasMember ? 1 : 0, at: head.start, name: name, more: lastEnd)
  }
}

enum ItemList {
  case file, members
  /// Code; and code whose only expression is its result.
  case code, body
  /// Of a case.
  case branch
}

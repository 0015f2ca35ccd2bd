import LintSyntax

/// What follows each other: members of a type, statements of a body.
extension PlainReader {
  enum List {
    case file, members
    /// Code; and code whose only expression is its result.
    case code, body
    /// Of a case.
    case branch
  }

  mutating func items(_ list: List) throws(Unsure) {
    var count = 0
    var only: Lone?
    while !isEnd(of: list) {
      // What stands in a line with what came before is separated from it.
      if count > 0, !token.beginsLine, tokens[place - 1].kind != .semicolon { throw Unsure() }
      count += 1
      only = try item(list)
      if kind == .semicolon {
        if tokens[place - 1].kind == .poundEndif { throw Unsure() }
        advance()
        if kind == .semicolon { throw Unsure() }
      }
    }
    guard list == .body, count == 1, let only else { return }
    trail[only.opened].step = .begin
    trail[only.end].step = .end
  }

  /// Where the trail may say that an expression is a result.
  private struct Lone {
    let opened, end: Int
  }

  private func isEnd(of list: List) -> Bool {
    switch kind {
    case .end, .rightBrace, .poundEndif, .poundElse, .poundElseif: return true
    case .word where list == .branch: return word == .case || word == .default
    case .at where list == .branch: return isCase(at: place)
    case .poundIf where list == .branch: return isCase(at: place)
    default: return false
    }
  }

  private mutating func item(_ list: List) throws(Unsure) -> Lone? {
    if kind == .poundIf {
      try conditionalItems(list)
      return nil
    }
    if list == .members, kind == .pound {
      try expression()
      return nil
    }
    if isDeclaration(from: place) {
      if list != .members, word == .case || word == .`init` { throw Unsure() }
      try declaration(list)
      return nil
    }
    if kind == .at, let name = attributedMacro {
      try attributed(macro: name)
      return nil
    }
    if list == .members || kind == .at { throw Unsure() }
    if try statement() { return nil }
    return try loneExpression()
  }

  private mutating func loneExpression() throws(Unsure) -> Lone? {
    let opened = trail.count
    trail.add(Trail.Entry(step: .nothing, kind: Expression.Kind.return.rawValue, flags: .implicit, place: start))
    let shape = try expression()
    if kind == .word, !token.beginsLine, !at(.as), !at(.is) { throw Unsure() }
    let end = trail.count
    trail.add(Trail.Entry(step: .nothing, place: lastEnd))
    return shape == .value ? Lone(opened: opened, end: end) : nil
  }
}

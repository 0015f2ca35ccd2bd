/// Tokens of one sign; of brackets each knows the other one of its pair.
extension FastLexer {
  mutating func sign(_ kind: Token.Kind, _ beginsLine: Bool) {
    offset += 1
    add(kind, from: offset - 1, beginsLine: beginsLine)
  }

  /// Square brackets are counted apart: the parser takes twice as long with each.
  mutating func open(_ kind: Token.Kind, _ beginsLine: Bool) throws(NeedsFullParse) {
    if kind == .leftSquare { squares += 1 }
    if squares > Self.squares || opened.count > Self.depth { throw NeedsFullParse() }
    opened.append(tokens.count)
    sign(kind, beginsLine)
  }

  mutating func close(
    _ kind: Token.Kind, _ opening: Token.Kind, _ beginsLine: Bool
  ) throws(NeedsFullParse) {
    guard let last = opened.popLast(), tokens[last].kind == opening else { throw NeedsFullParse() }
    if kind == .rightSquare { squares -= 1 }
    tokens[last].partner = UInt32(tokens.count)
    sign(kind, beginsLine)
    tokens[tokens.count - 1].partner = UInt32(last)
  }
}

/// Tokens of one sign; of brackets each knows the other one of its pair.
extension PlainScan {
  mutating func sign(_ kind: PlainToken.Kind, _ beginsLine: Bool) {
    offset += 1
    add(kind, from: offset - 1, beginsLine: beginsLine)
  }

  /// Square brackets are counted apart: the parser takes twice as long with each.
  mutating func open(_ kind: PlainToken.Kind, _ beginsLine: Bool) throws(Unsure) {
    if kind == .leftSquare { squares += 1 }
    if squares > Self.squares || opened.count > Self.depth { throw Unsure() }
    opened.append(tokens.count)
    sign(kind, beginsLine)
  }

  mutating func close(
    _ kind: PlainToken.Kind, _ opening: PlainToken.Kind, _ beginsLine: Bool
  ) throws(Unsure) {
    guard let last = opened.popLast(), tokens[last].kind == opening else { throw Unsure() }
    if kind == .rightSquare { squares -= 1 }
    tokens[last].partner = UInt32(tokens.count)
    sign(kind, beginsLine)
    tokens[tokens.count - 1].partner = UInt32(last)
  }
}

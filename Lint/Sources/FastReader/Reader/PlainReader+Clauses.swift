/// Clauses of `#if`: among statements and members, and among cases.
extension PlainReader {
  mutating func conditionalItems(_ list: List) throws(Unsure) {
    let inner: List = list == .body ? .code : list
    if tokens[place + 1].kind == .at, !isDeclaration(from: place + 1), !isCase(at: place) { throw Unsure() }
    while kind != .poundEndif {
      try clause()
      if kind != .end, !token.beginsLine { throw Unsure() }
      try deeper { reader throws(Unsure) in try reader.items(inner) }
      add(.endCondition)
    }
    advance()
    if !token.beginsLine, kind != .end { throw Unsure() }
    if kind == .period { throw Unsure() }
  }

  mutating func conditionalCases() throws(Unsure) {
    while kind != .poundEndif {
      try clause()
      try deeper { reader throws(Unsure) in try reader.switchCases() }
      add(.endCondition)
    }
    advance()
  }

  /// What a clause begins with: `#if`, `#elseif` or `#else`.
  private mutating func clause() throws(Unsure) {
    switch kind {
    case .poundIf, .poundElseif: add(.condition, at: token.end, more: token.partner)
    case .poundElse: add(.condition)
    default: throw Unsure()
    }
    place += 1
  }
}

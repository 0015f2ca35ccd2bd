/// Clauses of `#if`: among statements and members, and among cases.
extension FastReader {
  mutating func conditionalItems(_ list: List) throws(NeedsFullParse) {
    let inner: List = list == .body ? .code : list
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
}

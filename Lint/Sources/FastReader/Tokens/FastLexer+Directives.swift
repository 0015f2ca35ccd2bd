import LintSupport

/// What begins with a number sign: clauses of `#if`, macros, strings.
extension FastLexer {
  mutating func pound(_ beginsLine: Bool) throws(NeedsFullParse) {
    let start = offset
    while byte(offset) == UInt8(ascii: "#") { offset += 1 }
    // Each end of a string would be looked for at each of them.
    if offset - start > Self.squares { throw NeedsFullParse() }
    if byte(offset) == UInt8(ascii: "\"") { return try string(signs: offset - start, beginsLine) }
    guard offset == start + 1, byte(offset).isOfWord else { throw NeedsFullParse() }
    var end = offset
    while end < source.count, source[end].isOfWord { end += 1 }
    let word = UnsafeRawBufferPointer(rebasing: source[offset..<end])
    if word.elementsEqual("if".utf8) { return try directive(.poundIf, end, beginsLine) }
    if word.elementsEqual("elseif".utf8) { return try directive(.poundElseif, end, beginsLine) }
    if word.elementsEqual("else".utf8) { return plainDirective(.poundElse, end, beginsLine) }
    if word.elementsEqual("endif".utf8) { return plainDirective(.poundEndif, end, beginsLine) }
    if word.elementsEqual("available".utf8) || word.elementsEqual("unavailable".utf8) {
      return plainDirective(.poundAvailable, end, beginsLine)
    }
    if word.elementsEqual("sourceLocation".utf8) { throw NeedsFullParse() }
    add(.pound, from: start, beginsLine: beginsLine)
  }

  private mutating func plainDirective(_ kind: Token.Kind, _ end: Int, _ beginsLine: Bool) {
    let start = offset - 1
    offset = end
    add(kind, from: start, beginsLine: beginsLine)
  }

  /// Its condition is the rest of the line.
  private mutating func directive(_ kind: Token.Kind, _ end: Int, _ beginsLine: Bool) throws(NeedsFullParse) {
    plainDirective(kind, end, beginsLine)
    skipLine()
    tokens[tokens.count - 1].partner = UInt32(offset)
    try check(condition: end..<offset)
  }
}

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

  private mutating func plainDirective(_ kind: TokenKind, _ end: Int, _ beginsLine: Bool) {
    let start = offset - 1
    offset = end
    add(kind, from: start, beginsLine: beginsLine)
  }

  /// Its condition is the rest of the line.
  private mutating func directive(_ kind: TokenKind, _ end: Int, _ beginsLine: Bool) throws(NeedsFullParse) {
    plainDirective(kind, end, beginsLine)
    skipLine()
    tokens[tokens.count - 1].partner = UInt32(offset)
    try check(condition: end..<offset)
  }

  // MARK: Conditions

  /// Names, with what is asked of them in parentheses, and operators between them.
  func check(condition range: Range<Int>) throws(NeedsFullParse) {
    var depth = 0
    var expectsName = true
    var place = range.lowerBound
    while place < range.upperBound {
      let byte = source[place]
      place += 1
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): break
      case UInt8(ascii: "!") where expectsName: if self.byte(place) == UInt8(ascii: " ") { throw NeedsFullParse() }
      case UInt8(ascii: "(") where expectsName: depth += 1
      case UInt8(ascii: ")") where !expectsName: depth -= 1
      case UInt8(ascii: "&") where !expectsName && self.byte(place) == byte,
        UInt8(ascii: "|") where !expectsName && self.byte(place) == byte:
        guard self.byte(place - 2) == UInt8(ascii: " "), self.byte(place + 1) == UInt8(ascii: " ") else {
          throw NeedsFullParse()
        }
        place += 1
        expectsName = true
      case UInt8(ascii: "/") where !expectsName && depth == 0 && self.byte(place) == byte: return
      default:
        guard expectsName, byte.isOfWord, byte < 0x80 else { throw NeedsFullParse() }
        place = try endOfName(place - 1, before: range.upperBound)
        expectsName = false
      }
      if depth < 0 { throw NeedsFullParse() }
    }
    if depth != 0 || expectsName { throw NeedsFullParse() }
  }

  private func endOfName(_ start: Int, before end: Int) throws(NeedsFullParse) -> Int {
    let place = try endOfWord(start, before: end)
    return place < end && source[place] == UInt8(ascii: "(") ? try endOfArguments(place + 1, before: end) : place
  }

  /// `true` and `false` are conditions; no other word of the language is.
  private func endOfWord(_ start: Int, before end: Int) throws(NeedsFullParse) -> Int {
    let place = source[start..<end].firstIndex { !$0.isOfWord || $0 >= 0x80 } ?? end
    let word = words[UnsafeRawBufferPointer(rebasing: source[start..<place])]
    if word.isReserved, word != .true, word != .false { throw NeedsFullParse() }
    return place
  }

  /// Words with periods between them, or a comparison with a version; several with commas or colons between them.
  private func endOfArguments(_ start: Int, before end: Int) throws(NeedsFullParse) -> Int {
    var place = start
    var expectsWord = true
    while place < end {
      let byte = source[place]
      place += 1
      switch byte {
      case UInt8(ascii: " ") where source[place - 2] != UInt8(ascii: "."): break
      case UInt8(ascii: "<") where expectsWord, UInt8(ascii: ">") where expectsWord:
        if self.byte(place) == UInt8(ascii: "=") { place += 1 }
        guard (48...57).contains(self.byte(place)) else { throw NeedsFullParse() }
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"):
        if expectsWord || byte == UInt8(ascii: ".") && !self.byte(place).isOfWord { throw NeedsFullParse() }
        expectsWord = true
      case UInt8(ascii: ")") where !expectsWord: return place
      default:
        guard expectsWord, byte.isOfWord, byte < 0x80 else { throw NeedsFullParse() }
        place = try endOfWord(place - 1, before: end)
        expectsWord = false
      }
    }
    throw NeedsFullParse()
  }
}

import LintSupport

/// Tokens that begin with a number sign: directives, macros and raw strings.
extension FastLexer {
  mutating func scanPound(_ beginsLine: Bool) throws(NeedsFullParse) {
    let start = offset
    while byte(offset) == UInt8(ascii: "#") { offset += 1 }
    // Each further sign makes the search for the end of a string longer.
    if offset - start > Self.squareLimit { throw NeedsFullParse() }
    if byte(offset) == UInt8(ascii: "\"") { return try scanString(signs: offset - start, beginsLine) }
    guard offset == start + 1, byte(offset).isOfWord else { throw NeedsFullParse() }
    var end = offset
    while end < source.count, source[end].isOfWord { end += 1 }
    let word = UnsafeRawBufferPointer(rebasing: source[offset..<end])
    // The parser reads `#else1` as `#else` and a number.
    for byte in word where (48...57).contains(byte) { throw NeedsFullParse() }
    if word.elementsEqual("if".utf8) { return try scanDirective(.poundIf, end, beginsLine) }
    if word.elementsEqual("elseif".utf8) { return try scanDirective(.poundElseif, end, beginsLine) }
    if word.elementsEqual("else".utf8) { return addDirective(.poundElse, end, beginsLine) }
    if word.elementsEqual("endif".utf8) { return addDirective(.poundEndif, end, beginsLine) }
    if word.elementsEqual("available".utf8) || word.elementsEqual("unavailable".utf8) {
      return addDirective(.poundAvailable, end, beginsLine)
    }
    if word.elementsEqual("sourceLocation".utf8) { throw NeedsFullParse() }
    add(.pound, from: start, beginsLine: beginsLine)
  }

  private mutating func addDirective(_ kind: TokenKind, _ end: Int, _ beginsLine: Bool) {
    let start = offset - 1
    offset = end
    add(kind, from: start, beginsLine: beginsLine)
  }

  /// Adds a directive whose condition is the rest of the line.
  private mutating func scanDirective(_ kind: TokenKind, _ end: Int, _ beginsLine: Bool) throws(NeedsFullParse) {
    addDirective(kind, end, beginsLine)
    skipLine()
    tokens[tokens.nextID - 1].detailEnd = UInt32(offset)
    try check(condition: end..<offset)
  }

  // MARK: Conditions

  /// Declines a condition that contains anything but names, their arguments and operators.
  func check(condition range: Range<Int>) throws(NeedsFullParse) {
    var depth = 0
    var expectsName = true
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = source[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): break
      case UInt8(ascii: "!") where expectsName: if self.byte(offset) == UInt8(ascii: " ") { throw NeedsFullParse() }
      case UInt8(ascii: "(") where expectsName: depth += 1
      case UInt8(ascii: ")") where !expectsName: depth -= 1
      case UInt8(ascii: "&") where !expectsName && self.byte(offset) == byte,
        UInt8(ascii: "|") where !expectsName && self.byte(offset) == byte:
        guard self.byte(offset - 2) == UInt8(ascii: " "), self.byte(offset + 1) == UInt8(ascii: " ") else {
          throw NeedsFullParse()
        }
        offset += 1
        expectsName = true
      case UInt8(ascii: "/") where !expectsName && depth == 0 && self.byte(offset) == byte: return
      default:
        guard expectsName, byte.isOfWord, byte < 0x80 else { throw NeedsFullParse() }
        offset = try endOfName(offset - 1, before: range.upperBound)
        expectsName = false
      }
      if depth < 0 { throw NeedsFullParse() }
    }
    if depth != 0 || expectsName { throw NeedsFullParse() }
  }

  private func endOfName(_ start: Int, before end: Int) throws(NeedsFullParse) -> Int {
    let offset = try endOfWord(start, before: end)
    return offset < end && source[offset] == UInt8(ascii: "(") ? try endOfArguments(offset + 1, before: end) : offset
  }

  /// The end of a word. The only keywords in conditions are `true` and `false`.
  private func endOfWord(_ start: Int, before end: Int) throws(NeedsFullParse) -> Int {
    let offset = source[start..<end].firstIndex { !$0.isOfWord || $0 >= 0x80 } ?? end
    let word = keywords[UnsafeRawBufferPointer(rebasing: source[start..<offset])]
    if word.isReserved, word != .true, word != .false { throw NeedsFullParse() }
    return offset
  }

  /// The end of arguments: dotted names or version comparisons, separated by commas or colons.
  private func endOfArguments(_ start: Int, before end: Int) throws(NeedsFullParse) -> Int {
    var offset = start
    var expectsWord = true
    while offset < end {
      let byte = source[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: " ") where source[offset - 2] != UInt8(ascii: "."): break
      case UInt8(ascii: "<") where expectsWord, UInt8(ascii: ">") where expectsWord:
        if self.byte(offset) == UInt8(ascii: "=") { offset += 1 }
        guard (48...57).contains(self.byte(offset)) else { throw NeedsFullParse() }
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"):
        if expectsWord || byte == UInt8(ascii: ".") && !self.byte(offset).isOfWord { throw NeedsFullParse() }
        expectsWord = true
      case UInt8(ascii: ")") where !expectsWord: return offset
      default:
        guard expectsWord, byte.isOfWord, byte < 0x80 else { throw NeedsFullParse() }
        offset = try endOfWord(offset - 1, before: end)
        expectsWord = false
      }
    }
    throw NeedsFullParse()
  }
}

extension PlainScan {
  mutating func pound(_ beginsLine: Bool) throws(Unsure) {
    let start = offset
    while byte(offset) == UInt8(ascii: "#") { offset += 1 }
    // Each end of a string would be looked for at each of them.
    if offset - start > Self.squares { throw Unsure() }
    if byte(offset) == UInt8(ascii: "\"") { return try string(signs: offset - start, beginsLine) }
    guard offset == start + 1, byte(offset).isOfWord else { throw Unsure() }
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
    if word.elementsEqual("sourceLocation".utf8) { throw Unsure() }
    add(.pound, from: start, beginsLine: beginsLine)
  }

  private mutating func plainDirective(_ kind: PlainToken.Kind, _ end: Int, _ beginsLine: Bool) {
    let start = offset - 1
    offset = end
    add(kind, from: start, beginsLine: beginsLine)
  }

  /// Its condition is the rest of the line.
  private mutating func directive(_ kind: PlainToken.Kind, _ end: Int, _ beginsLine: Bool) throws(Unsure) {
    plainDirective(kind, end, beginsLine)
    skipLine()
    tokens[tokens.count - 1].partner = UInt32(offset)
    try check(condition: end..<offset)
  }

  /// Names, with what is asked of them in parentheses, and operators between them.
  private func check(condition range: Range<Int>) throws(Unsure) {
    var depth = 0
    var expectsName = true
    var place = range.lowerBound
    while place < range.upperBound {
      let byte = source[place]
      place += 1
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): break
      case UInt8(ascii: "!") where expectsName: if self.byte(place) == UInt8(ascii: " ") { throw Unsure() }
      case UInt8(ascii: "(") where expectsName: depth += 1
      case UInt8(ascii: ")") where !expectsName: depth -= 1
      case UInt8(ascii: "&") where !expectsName && self.byte(place) == byte,
        UInt8(ascii: "|") where !expectsName && self.byte(place) == byte:
        guard self.byte(place - 2) == UInt8(ascii: " "), self.byte(place + 1) == UInt8(ascii: " ") else {
          throw Unsure()
        }
        place += 1
        expectsName = true
      case UInt8(ascii: "/") where !expectsName && depth == 0 && self.byte(place) == byte: return
      default:
        guard expectsName, byte.isOfWord, byte < 0x80 else { throw Unsure() }
        place = try endOfName(place, before: range.upperBound)
        expectsName = false
      }
      if depth < 0 { throw Unsure() }
    }
    if depth != 0 || expectsName { throw Unsure() }
  }

  private func endOfName(_ start: Int, before end: Int) throws(Unsure) -> Int {
    var place = start
    while place < end, source[place].isOfWord, source[place] < 0x80 { place += 1 }
    guard place < end, source[place] == UInt8(ascii: "(") else { return place }
    while place < end, source[place] != UInt8(ascii: ")") {
      switch source[place] {
      case UInt8(ascii: "("): if place > start, source[place - 1] == UInt8(ascii: "(") { throw Unsure() }
      case UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "<"),
        UInt8(ascii: ">"), UInt8(ascii: "="):
        break
      default: guard source[place].isOfWord, source[place] < 0x80 else { throw Unsure() }
      }
      place += 1
    }
    guard place < end else { throw Unsure() }
    return place + 1
  }
}

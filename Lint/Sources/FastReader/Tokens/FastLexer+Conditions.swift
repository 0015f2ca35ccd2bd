import LintSupport

/// Conditions of `#if` that are what they look like: the rest of them is for the parser.
extension FastLexer {
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

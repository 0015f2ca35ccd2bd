import LintSupport

/// Conditions of `#if` that are what they look like: the rest of them is for the parser.
extension PlainScan {
  /// Names, with what is asked of them in parentheses, and operators between them.
  func check(condition range: Range<Int>) throws(Unsure) {
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

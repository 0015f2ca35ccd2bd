/// What stands between tokens: space and comments.
extension FastLexer {
  /// Whether a line ended.
  mutating func skipSpace() throws(NeedsFullParse) -> Bool {
    var hasEnded = false
    while offset < source.count {
      switch source[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): offset += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        hasEnded = true
        offset += 1
      case UInt8(ascii: "/") where byte(offset + 1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where byte(offset + 1) == UInt8(ascii: "*"): if try skipComment() { hasEnded = true }
      default: return hasEnded
      }
    }
    return hasEnded
  }

  mutating func skipLine() {
    while offset < source.count, source[offset] != UInt8(ascii: "\n"), source[offset] != UInt8(ascii: "\r") {
      offset += 1
    }
  }

  private mutating func skipComment() throws(NeedsFullParse) -> Bool {
    var level = 0
    var hasEnded = false
    while offset < source.count {
      let byte = source[offset]
      if byte == UInt8(ascii: "/"), self.byte(offset + 1) == UInt8(ascii: "*") {
        level += 1
        offset += 2
      } else if byte == UInt8(ascii: "*"), self.byte(offset + 1) == UInt8(ascii: "/") {
        level -= 1
        offset += 2
        if level == 0 { return hasEnded }
      } else {
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { hasEnded = true }
        offset += 1
      }
    }
    throw NeedsFullParse()
  }
}

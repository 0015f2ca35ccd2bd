/// Strings: one token, or several if they contain interpolations.
extension FastLexer {
  mutating func scanString(signs: Int, _ beginsLine: Bool) throws(NeedsFullParse) {
    let start = offset - signs
    let isLong = byte(offset + 1) == UInt8(ascii: "\"") && byte(offset + 2) == UInt8(ascii: "\"")
    offset += isLong ? 3 : 1
    if isLong, byte(offset) != UInt8(ascii: "\n"), byte(offset) != UInt8(ascii: "\r") { throw NeedsFullParse() }
    let quotes = isLong ? 3 : 1
    let first = tokens.count
    while try !skipSegment(quotes, signs) {
      if tokens.count == first { add(.stringOpen, from: start, beginsLine: beginsLine) }
      offset += signs + 2
      add(.interpolationOpen, from: offset - signs - 2, beginsLine: false)
      try scan(inString: true)
    }
    if tokens.count == first { return add(.string, from: start, beginsLine: beginsLine) }
    add(.stringClose, from: offset - quotes - signs, beginsLine: false)
  }

  /// Skips to the end of the string or to its next interpolation.
  ///
  /// - Returns: whether the string ended.
  private mutating func skipSegment(_ quotes: Int, _ signs: Int) throws(NeedsFullParse) -> Bool {
    while offset < source.count {
      switch source[offset] {
      case UInt8(ascii: "\\") where hasSigns(at: offset + 1, signs):
        let escaped = byte(offset + signs + 1)
        if escaped == UInt8(ascii: "(") { return false }
        if quotes == 1, escaped == UInt8(ascii: "\n") || escaped == UInt8(ascii: "\r") { throw NeedsFullParse() }
        offset += signs + 2
      case UInt8(ascii: "\"") where isEnd(quotes, signs):
        offset += quotes + signs
        if quotes == 3, byte(offset) == UInt8(ascii: "\"") { throw NeedsFullParse() }
        return true
      case UInt8(ascii: "\n") where quotes == 1, UInt8(ascii: "\r") where quotes == 1: throw NeedsFullParse()
      default: offset += 1
      }
    }
    throw NeedsFullParse()
  }

  private func hasSigns(at offset: Int, _ count: Int) -> Bool {
    for index in 0..<count where byte(offset + index) != UInt8(ascii: "#") { return false }
    return true
  }

  private func isEnd(_ quotes: Int, _ signs: Int) -> Bool {
    for index in 0..<quotes where byte(offset + index) != UInt8(ascii: "\"") { return false }
    return hasSigns(at: offset + quotes, signs)
  }
}

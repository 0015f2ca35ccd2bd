import LintSupport

/// The next token, by its first byte.
extension FastLexer {
  mutating func token(_ beginsLine: Bool) throws(NeedsFullParse) {
    let start = offset
    let byte = source[offset]
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      while offset < source.count, source[offset].isOfWord { offset += 1 }
      try word(from: start, beginsLine)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): try number(beginsLine)
    case UInt8(ascii: "("): try open(.leftParen, beginsLine)
    case UInt8(ascii: "["): try open(.leftSquare, beginsLine)
    case UInt8(ascii: "{"): try open(.leftBrace, beginsLine)
    case UInt8(ascii: ")"): try close(.rightParen, .leftParen, beginsLine)
    case UInt8(ascii: "]"): try close(.rightSquare, .leftSquare, beginsLine)
    case UInt8(ascii: "}"): try close(.rightBrace, .leftBrace, beginsLine)
    case UInt8(ascii: ","): sign(.comma, beginsLine)
    case UInt8(ascii: ";"): sign(.semicolon, beginsLine)
    case UInt8(ascii: "@"): sign(.at, beginsLine)
    case UInt8(ascii: "\\"): sign(.backslash, beginsLine)
    case UInt8(ascii: ":"):
      if self.byte(offset + 1) == byte { throw NeedsFullParse() }
      sign(.colon, beginsLine)
    case UInt8(ascii: "\""): try string(signs: 0, beginsLine)
    case UInt8(ascii: "#"): try pound(beginsLine)
    case UInt8(ascii: "`"): try escapedWord(beginsLine)
    case UInt8(ascii: "$"): try dollar(beginsLine)
    default: try mark(beginsLine)
    }
  }
}

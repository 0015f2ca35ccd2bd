import LintSupport

/// Words: names, those of the language, names between backticks and behind `$`.
extension FastLexer {
  mutating func word(from start: Int, _ beginsLine: Bool) throws(NeedsFullParse) {
    let bytes = UnsafeRawBufferPointer(rebasing: source[start..<offset])
    for byte in bytes where byte >= 0x80 { throw NeedsFullParse() }
    // Names go on behind it.
    if byte(offset) == UInt8(ascii: "$") { throw NeedsFullParse() }
    add(.word, from: start, beginsLine: beginsLine)
    tokens[tokens.count - 1].word = words[bytes]
  }

  mutating func escapedWord(_ beginsLine: Bool) throws(NeedsFullParse) {
    let start = offset
    offset += 1
    while offset < source.count, source[offset].isOfWord, source[offset] < 0x80 { offset += 1 }
    guard byte(offset) == UInt8(ascii: "`"), offset > start + 1, !(48...57).contains(source[start + 1]) else {
      throw NeedsFullParse()
    }
    offset += 1
    add(.word, from: start, beginsLine: beginsLine)
  }

  /// `$0`, or the name of a projection.
  mutating func dollar(_ beginsLine: Bool) throws(NeedsFullParse) {
    let start = offset
    offset += 1
    while offset < source.count, source[offset].isOfWord { offset += 1 }
    if offset == start + 1 || source[start..<offset].contains(where: { $0 >= 0x80 }) { throw NeedsFullParse() }
    let isNumber = source[start + 1..<offset].allSatisfy { (48...57).contains($0) }
    add(isNumber ? .dollar : .word, from: start, beginsLine: beginsLine)
  }
}

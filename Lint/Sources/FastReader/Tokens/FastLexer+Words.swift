import LintSupport

/// Words: names, keywords, names between backticks and names that begin with `$`.
extension FastLexer {
  mutating func scanWord(_ beginsLine: Bool) throws(NeedsFullParse) {
    let start = offset
    var end = offset
    var bits: UInt8 = 0
    while end < source.count {
      let byte = source[end]
      // Most bytes are lowercase letters.
      if byte &- UInt8(ascii: "a") >= 26, !byte.isOfWord { break }
      bits |= byte
      end += 1
    }
    offset = end
    // The name may continue after the dollar sign.
    if bits >= 0x80 || byte(end) == UInt8(ascii: "$") { throw NeedsFullParse() }
    let word = keywords[UnsafeRawBufferPointer(rebasing: source[start..<end])]
    add(.word, word, from: start, beginsLine: beginsLine)
  }

  mutating func scanEscapedWord(_ beginsLine: Bool) throws(NeedsFullParse) {
    let start = offset
    offset += 1
    while offset < source.count, source[offset].isOfWord, source[offset] < 0x80 { offset += 1 }
    guard byte(offset) == UInt8(ascii: "`"), offset > start + 1, !(48...57).contains(source[start + 1]) else {
      throw NeedsFullParse()
    }
    offset += 1
    add(.word, from: start, beginsLine: beginsLine)
  }

  /// Scans a shorthand parameter such as `$0`, or the name of a projected value.
  mutating func scanDollar(_ beginsLine: Bool) throws(NeedsFullParse) {
    let start = offset
    offset += 1
    while offset < source.count, source[offset].isOfWord { offset += 1 }
    if offset == start + 1 || source[start..<offset].contains(where: { $0 >= 0x80 }) { throw NeedsFullParse() }
    let isNumber = source[start + 1..<offset].allSatisfy { (48...57).contains($0) }
    add(isNumber ? .dollar : .word, from: start, beginsLine: beginsLine)
  }

  // MARK: Numbers

  mutating func scanNumber(_ beginsLine: Bool) throws(NeedsFullParse) {
    let start = offset
    var kind = TokenKind.integer
    if source[offset] == UInt8(ascii: "0"),
      [UInt8(ascii: "x"), UInt8(ascii: "b"), UInt8(ascii: "o")].contains(byte(offset + 1))
    {
      offset += 2
      let isHex = source[start + 1] == UInt8(ascii: "x")
      while isDigit(byte(offset)) || isHex && isHexLetter(byte(offset)) { offset += 1 }
      if offset == start + 2 || isHex && byte(offset) == UInt8(ascii: ".") { throw NeedsFullParse() }
    } else {
      skipDigits()
      // `pair.0.1` has no fraction.
      if tokens.last?.kind != .period || tokens.last?.end != UInt32(start) { kind = try scanFraction() }
    }
    if byte(offset).isOfWord { throw NeedsFullParse() }
    add(kind, from: start, beginsLine: beginsLine)
  }

  private mutating func scanFraction() throws(NeedsFullParse) -> TokenKind {
    var kind = TokenKind.integer
    if byte(offset) == UInt8(ascii: "."), (48...57).contains(byte(offset + 1)) {
      kind = .float
      offset += 1
      skipDigits()
    }
    if byte(offset) | 0x20 == UInt8(ascii: "e") {
      kind = .float
      offset += 1
      if byte(offset) == UInt8(ascii: "-") || byte(offset) == UInt8(ascii: "+") { offset += 1 }
      guard (48...57).contains(byte(offset)) else { throw NeedsFullParse() }
      skipDigits()
    }
    return kind
  }

  private mutating func skipDigits() { while isDigit(byte(offset)) { offset += 1 } }
  private func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) || byte == UInt8(ascii: "_") }
  private func isHexLetter(_ byte: UInt8) -> Bool { (97...102).contains(byte | 0x20) }
}

import LintSupport

/// The words that the grammar turns on.
extension TokenScan {
  mutating func word() -> Token {
    var end = offset + 1
    while end < source.count, source[end].isOfWord { end += 1 }
    let word = UnsafeRawBufferPointer(rebasing: source[offset..<end])
    offset = end
    return .word(Self.word(word))
  }

  /// Most words have another length than all of these.
  private static func word(_ bytes: UnsafeRawBufferPointer) -> Word {
    switch bytes.count {
    case 2: bytes.isWord("if") ? .if : .other
    case 3: bytes.isWord("let") || bytes.isWord("var") ? .declaration : .other
    case 4: fourLetters(bytes)
    case 6: bytes.isWord("import") ? .import : .other
    case 15: bytes.isWord("precedencegroup") ? .precedenceGroup : .other
    default: .other
    }
  }

  private static func fourLetters(_ bytes: UnsafeRawBufferPointer) -> Word {
    switch bytes[0] {
    case UInt8(ascii: "e"): bytes.isWord("else") ? .else : .other
    case UInt8(ascii: "c"): bytes.isWord("case") ? .case : .other
    case UInt8(ascii: "f"): bytes.isWord("func") ? .declaration : .other
    case UInt8(ascii: "i"): bytes.isWord("init") ? .declaration : .other
    default: .other
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Of a word as long as this.
  @inline(__always)
  fileprivate func isWord(_ word: StaticString) -> Bool {
    memcmp(baseAddress ?? UnsafeRawPointer(word.utf8Start), word.utf8Start, word.utf8CodeUnitCount) == 0
  }
}

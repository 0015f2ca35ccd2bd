/// Finds words of the language by their first and last eight bytes, and their length: no two have all three in common.
package struct KeywordTable {
  private struct Entry {
    var first: UInt64 = 0
    var last: UInt64 = 0
    var count = 0
    var word = Keyword.name
  }

  private static let size = 1 << 9
  private static let longest = 16
  private var entries = [Entry](repeating: Entry(), count: size)

  static let all = KeywordTable()

  private init() {
    for word in Keyword.allCases where word != .name && word != .wildcard {
      var text = "\(word)"
      text.withUTF8 { add(word, UnsafeRawBufferPointer($0)) }
    }
  }

  private mutating func add(_ word: Keyword, _ bytes: UnsafeRawBufferPointer) {
    let (first, last) = Self.ends(of: bytes)
    var slot = Self.slot(first)
    while entries[slot].count > 0 { slot = (slot + 1) & (Self.size - 1) }
    entries[slot] = Entry(first: first, last: last, count: bytes.count, word: word)
  }

  subscript(bytes: UnsafeRawBufferPointer) -> Keyword {
    if bytes.count > Self.longest || bytes.count < 2 {
      return bytes.first == UInt8(ascii: "_") ? wildcard(bytes) : .name
    }
    let (first, last) = Self.ends(of: bytes)
    var slot = Self.slot(first)
    while entries[slot].count > 0 {
      if entries[slot].first == first, entries[slot].last == last, entries[slot].count == bytes.count {
        return entries[slot].word
      }
      slot = (slot + 1) & (Self.size - 1)
    }
    return .name
  }

  private func wildcard(_ bytes: UnsafeRawBufferPointer) -> Keyword { bytes.count == 1 ? .wildcard : .name }

  private static func ends(of bytes: UnsafeRawBufferPointer) -> (UInt64, UInt64) {
    if bytes.count >= 8 {
      return (
        bytes.loadUnaligned(as: UInt64.self), bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
      )
    }
    var all: UInt64 = 0
    for byte in bytes { all = all << 8 | UInt64(byte) }
    return (all, 0)
  }

  private static func slot(_ first: UInt64) -> Int { Int((first &* 0x9e37_79b9_7f4a_7c15) >> 55) }
}

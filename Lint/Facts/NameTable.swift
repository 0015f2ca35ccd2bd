/// Words and their numbers; the empty word is number 0.
///
/// Open addressing over one buffer of bytes: a look-up makes no string. A file has a table of its own while it is read,
/// so that threads meet once a file and not once a word.
struct NameTable: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = [0]
  private var slots: [UInt32]

  init(capacity: Int = 64) {
    slots = Array(repeating: 0, count: capacity)
  }

  var count: Int { ends.count }

  mutating func intern(_ word: UnsafeRawBufferPointer) -> UInt32 {
    if word.isEmpty { return 0 }
    var slot = Self.hash(word) & (slots.count - 1)
    while slots[slot] != 0 {
      if isWord(slots[slot], word) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    let id = UInt32(ends.count)
    bytes.append(contentsOf: word)
    ends.append(UInt32(bytes.count))
    slots[slot] = id
    if ends.count * 2 > slots.count { grow() }
    return id
  }

  func text(_ id: UInt32) -> String { String(decoding: bytes[range(id)], as: UTF8.self) }

  /// Forgets all words and keeps the memory.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    ends.append(0)
    for slot in slots.indices { slots[slot] = 0 }
  }

  func mapWords<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> [Result] {
    bytes.withUnsafeBytes { all in
      (0..<UInt32(count)).map { body(UnsafeRawBufferPointer(rebasing: all[range($0)])) }
    }
  }

  private func range(_ id: UInt32) -> Range<Int> {
    id == 0 ? 0..<0 : Int(ends[Int(id) - 1])..<Int(ends[Int(id)])
  }

  private func isWord(_ id: UInt32, _ word: UnsafeRawBufferPointer) -> Bool {
    let range = range(id)
    guard range.count == word.count else { return false }
    return bytes.withUnsafeBytes { UnsafeRawBufferPointer(rebasing: $0[range]).elementsEqual(word) }
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for id in 1..<UInt32(count) {
      var slot =
        bytes.withUnsafeBytes { Self.hash(UnsafeRawBufferPointer(rebasing: $0[range(id)])) } & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = id
    }
  }

  /// FNV-1a: words are short.
  private static func hash(_ word: UnsafeRawBufferPointer) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in word { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: (hash ^ (hash >> 32)) & 0x7fff_ffff)
  }
}

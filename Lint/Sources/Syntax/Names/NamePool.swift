import Synchronization

/// All words of the process, each once. Whoever has a number reads the word without a lock.
final class NamePool: Sendable {
  static let shared = NamePool()

  let words = WordList()
  private let slots = Mutex([UInt32](repeating: 0, count: 1 << 14))

  var count: Int { slots.withLock { _ in words.count } }

  func intern(_ word: UnsafeRawBufferPointer) -> UInt32 {
    slots.withLock { take(word, hash: NameTable.hash(word), &$0) }
  }

  /// The names of all words of a table, in its order, taken in one step.
  func names(of table: NameTable) -> [Name] {
    slots.withLock { slots in table.mapWords { Name(id: take($0, hash: $1, &slots)) } }
  }

  func snapshot() -> WordSnapshot {
    slots.withLock { _ in
      var snapshot = WordSnapshot()
      for id in 0..<UInt32(words.count) {
        snapshot.bytes.append(contentsOf: words[id].bytes)
        snapshot.ends.append(UInt32(snapshot.bytes.count))
      }
      return snapshot
    }
  }

  private func take(_ word: UnsafeRawBufferPointer, hash: UInt32, _ slots: inout [UInt32]) -> UInt32 {
    if word.isEmpty { return 0 }
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let known = words[slots[slot]]
      if known.hash == hash, known.isWord(word) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    let id = words.append(word, hash: hash)
    slots[slot] = id
    if words.count * 2 > slots.count { grow(&slots) }
    return id
  }

  private func grow(_ slots: inout [UInt32]) {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for id in 1..<UInt32(words.count) {
      var slot = Int(words[id].hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = id
    }
  }
}

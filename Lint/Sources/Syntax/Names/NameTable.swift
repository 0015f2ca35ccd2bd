/// The words of a file and their numbers; the empty word has number 0.
///
/// The table uses open addressing over one buffer of bytes, so a lookup creates no string. Each file has its own table while
/// it is read, so threads lock the shared pool once per file instead of once per word.
@usableFromInline package struct NameTable: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = [0]
  private var hashes: [UInt32] = [0]
  private var slots: [UInt32]

  package init(capacity: Int = 512) {
    slots = Array(repeating: 0, count: capacity)
    bytes.reserveCapacity(capacity * 4)
    ends.reserveCapacity(capacity / 2)
    hashes.reserveCapacity(capacity / 2)
  }

  var count: Int { ends.count }

  @usableFromInline package mutating func intern(_ word: UnsafeRawBufferPointer) -> UInt32 {
    if word.isEmpty { return 0 }
    let hash = Self.hash(word)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      if hashes[Int(slots[slot])] == hash, isWord(slots[slot], word) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    let id = UInt32(ends.count)
    bytes.append(contentsOf: word.assumingMemoryBound(to: UInt8.self))
    ends.append(UInt32(bytes.count))
    hashes.append(hash)
    slots[slot] = id
    if ends.count * 2 > slots.count { grow() }
    return id
  }

  /// Calls a closure with each word and its hash.
  func mapWords<Result>(_ body: (UnsafeRawBufferPointer, UInt32) -> Result) -> [Result] {
    bytes.withUnsafeBytes { all in
      (0..<UInt32(count)).map { body(UnsafeRawBufferPointer(rebasing: all[range($0)]), hashes[Int($0)]) }
    }
  }

  private func range(_ id: UInt32) -> Range<Int> {
    id == 0 ? 0..<0 : Int(ends[Int(id) - 1])..<Int(ends[Int(id)])
  }

  private func isWord(_ id: UInt32, _ word: UnsafeRawBufferPointer) -> Bool {
    let range = range(id)
    return bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      return PooledWord(start: base + range.lowerBound, count: UInt32(range.count), hash: 0).isWord(word)
    }
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for id in 1..<count {
      var slot = Int(hashes[id]) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(id)
    }
  }

  /// Hashes a word, eight bytes at a time.
  static func hash(_ word: UnsafeRawBufferPointer) -> UInt32 {
    var hash = UInt64(word.count)
    var offset = 0
    while offset + 8 <= word.count {
      hash = mixed(hash ^ word.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    hash = mixed(hash ^ rest(of: word, from: offset))
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }

  /// The last bytes of a word, fewer than eight. Two loads that may overlap cover them.
  @inline(__always)
  private static func rest(of word: UnsafeRawBufferPointer, from offset: Int) -> UInt64 {
    let count = word.count
    switch count - offset {
    case 4...:
      return UInt64(word.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
        | UInt64(word.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)) << 32
    case 2...:
      return UInt64(word.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
        | UInt64(word.loadUnaligned(fromByteOffset: count - 2, as: UInt16.self)) << 16
    case 1: return UInt64(word[offset])
    default: return 0
    }
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = value &* 0x9e37_79b9_7f4a_7c15
    return product ^ product >> 29
  }
}

extension NameTable {
  /// The name of a word in a source, without backticks.
  @inlinable @inline(__always) package mutating func name(_ word: UnsafeRawBufferPointer) -> Name {
    var word = word
    if word.count > 2, word[0] == UInt8(ascii: "`") {
      word = UnsafeRawBufferPointer(rebasing: word[1..<word.count - 1])
    }
    return Name(id: intern(word))
  }

  /// The name of a literal.
  package mutating func name(_ word: StaticString) -> Name {
    Name(id: intern(UnsafeRawBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)))
  }
}

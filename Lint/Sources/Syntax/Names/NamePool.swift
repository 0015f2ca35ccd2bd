#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import Synchronization

/// The interned words of the process. Reading the word of a number needs no lock.
final class NamePool: Sendable {
  static let shared = NamePool()

  let words = WordList()
  private let slots = Mutex([UInt32](repeating: 0, count: 1 << 14))

  var count: Int { slots.withLock { _ in words.count } }

  func intern(_ word: UnsafeRawBufferPointer) -> UInt32 {
    slots.withLock { intern(word, hash: NameTable.hash(word), &$0) }
  }

  /// The names of all words of a table, in its order. It locks the pool once.
  func names(of table: NameTable) -> [Name] {
    slots.withLock { slots in table.mapWords { Name(id: intern($0, hash: $1, &slots)) } }
  }

  func snapshot() -> WordSnapshot {
    slots.withLock { _ in
      var snapshot = WordSnapshot()
      for id in 0..<UInt32(words.count) {
        snapshot.bytes.append(contentsOf: words[id].bytes.assumingMemoryBound(to: UInt8.self))
        snapshot.ends.append(UInt32(snapshot.bytes.count))
      }
      return snapshot
    }
  }

  private func intern(_ word: UnsafeRawBufferPointer, hash: UInt32, _ slots: inout [UInt32]) -> UInt32 {
    if word.isEmpty { return 0 }
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let candidate = words[slots[slot]]
      if candidate.hash == hash, candidate.isWord(word) { return slots[slot] }
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

/// The words of a pool by their numbers. Words never move.
///
/// One thread at a time adds words. A number is published after its word, so any thread may read the word of a number.
final class WordList: @unchecked Sendable {
  private static let chunkSize = 1 << 14
  private static let chunkLimit = 1 << 14
  private static let slabSize = 1 << 16

  private(set) var count = 1
  private let chunks: UnsafeMutablePointer<UnsafeMutablePointer<PooledWord>>
  private var slab: UnsafeMutableRawBufferPointer

  init() {
    slab = .allocate(byteCount: Self.slabSize, alignment: 1)
    chunks = .allocate(capacity: Self.chunkLimit)
    addChunk(at: 0)
    if let base = slab.baseAddress { chunks[0].initialize(to: PooledWord(start: base, count: 0, hash: 0)) }
  }

  subscript(id: UInt32) -> PooledWord { chunks[Int(id) / Self.chunkSize][Int(id) % Self.chunkSize] }

  func append(_ word: UnsafeRawBufferPointer, hash: UInt32) -> UInt32 {
    if count % Self.chunkSize == 0 { addChunk(at: count / Self.chunkSize) }
    let place = chunks[count / Self.chunkSize] + count % Self.chunkSize
    place.initialize(to: PooledWord(start: copy(word), count: UInt32(word.count), hash: hash))
    count += 1
    return UInt32(count - 1)
  }

  private func addChunk(at index: Int) {
    precondition(index < Self.chunkLimit, "more words than any project has")
    (chunks + index).initialize(to: .allocate(capacity: Self.chunkSize))
  }

  private func copy(_ word: UnsafeRawBufferPointer) -> UnsafeRawPointer {
    if word.count > slab.count { slab = .allocate(byteCount: max(Self.slabSize, word.count), alignment: 1) }
    slab.copyMemory(from: word)
    defer { slab = UnsafeMutableRawBufferPointer(rebasing: slab[word.count...]) }
    return UnsafeRawPointer(slab.baseAddress ?? UnsafeMutableRawPointer(chunks))
  }
}

/// The bytes of a word in a pool and their hash.
struct PooledWord {
  let start: UnsafeRawPointer
  let count: UInt32
  let hash: UInt32

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: Int(count)) }

  func isWord(_ other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count, let start = other.baseAddress else { return false }
    return memcmp(self.start, start, other.count) == 0
  }
}

/// The words of the process in the order of their numbers, as the cache stores them.
public struct WordSnapshot: Sendable {
  public var bytes: [UInt8] = []
  /// The end of each word; the first word is empty.
  public var ends: [UInt32] = []

  public init() {}

  /// The current number of words.
  public static var count: Int { NamePool.shared.count }

  /// The current words.
  public static func current() -> WordSnapshot { NamePool.shared.snapshot() }

  /// The names of stored words, in their order; nil if the ends are invalid.
  public static func names(_ bytes: UnsafeRawBufferPointer, ends: UnsafeRawBufferPointer) -> [Name]? {
    let count = ends.count / 4
    var names: [Name] = []
    names.reserveCapacity(count)
    var start = 0
    for index in 0..<count {
      let end = Int(ends.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
      guard start <= end, end <= bytes.count else { return nil }
      names.append(Name(id: NamePool.shared.intern(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))))
      start = end
    }
    return names
  }
}

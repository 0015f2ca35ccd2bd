import LintSupport

/// Words by their numbers; none ever moves or goes.
///
/// One thread at a time adds words. Whoever was told a number may read its word at any time: the place was written before.
final class WordList: @unchecked Sendable {
  struct Word {
    let start: UnsafeRawPointer
    let count: UInt32
    let hash: UInt32

    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: Int(count)) }

    func isWord(_ other: UnsafeRawBufferPointer) -> Bool {
      guard count == other.count, let start = other.baseAddress else { return false }
      return memcmp(self.start, start, other.count) == 0
    }
  }

  private static let chunkSize = 1 << 14
  private static let chunkLimit = 1 << 14
  private static let slabSize = 1 << 16

  private(set) var count = 1
  private let chunks: UnsafeMutablePointer<UnsafeMutablePointer<Word>>
  private var slab: UnsafeMutableRawBufferPointer

  init() {
    slab = .allocate(byteCount: Self.slabSize, alignment: 1)
    chunks = .allocate(capacity: Self.chunkLimit)
    addChunk(at: 0)
    if let base = slab.baseAddress { chunks[0].initialize(to: Word(start: base, count: 0, hash: 0)) }
  }

  subscript(id: UInt32) -> Word { chunks[Int(id) / Self.chunkSize][Int(id) % Self.chunkSize] }

  func append(_ word: UnsafeRawBufferPointer, hash: UInt32) -> UInt32 {
    if count % Self.chunkSize == 0 { addChunk(at: count / Self.chunkSize) }
    let place = chunks[count / Self.chunkSize] + count % Self.chunkSize
    place.initialize(to: Word(start: keep(word), count: UInt32(word.count), hash: hash))
    count += 1
    return UInt32(count - 1)
  }

  private func addChunk(at index: Int) {
    precondition(index < Self.chunkLimit, "more words than any project has")
    (chunks + index).initialize(to: .allocate(capacity: Self.chunkSize))
  }

  private func keep(_ word: UnsafeRawBufferPointer) -> UnsafeRawPointer {
    if word.count > slab.count { slab = .allocate(byteCount: max(Self.slabSize, word.count), alignment: 1) }
    slab.copyMemory(from: word)
    defer { slab = UnsafeMutableRawBufferPointer(rebasing: slab[word.count...]) }
    return UnsafeRawPointer(slab.baseAddress ?? UnsafeMutableRawPointer(chunks))
  }
}

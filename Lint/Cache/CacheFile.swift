#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import Synchronization
public import LintFacts

/// What an earlier run remembered, as it lies in one file. A file that is damaged, or of another key, is none.
public final class CacheFile: @unchecked Sendable {
  /// When the sources were looked at, in nanoseconds.
  public let moment: Int
  public let entries: [CacheEntry]
  /// What else was kept.
  let sections: [CacheBlock]

  let header: CacheHeader
  let inode: UInt64
  private let mapping: Mapping
  private let words: (bytes: UnsafeRawBufferPointer, ends: UnsafeRawBufferPointer)
  private let adopted = Mutex<NameMap?>(nil)

  public convenience init?(path: String, key: Digest) {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, let mapping = Mapping(file, size: Int(status.st_size)) else { return nil }
    try? self.init(mapping, key: key, inode: UInt64(status.st_ino))
  }

  private init(_ mapping: Mapping, key: Digest, inode: UInt64) throws(ByteReader.Damage) {
    guard let header = CacheHeader.newest(in: mapping), header.key == key,
      let bytes = mapping[header.indexOffset, header.indexCount],
      Digest(of: UnsafeRawBufferPointer(bytes)) == header.index
    else { throw ByteReader.Damage() }
    var reader = ByteReader(UnsafeRawBufferPointer(bytes))
    let ends = try reader.block()
    words = (bytes: try reader.block(), ends: ends)
    var sections: [CacheBlock] = []
    for _ in 0..<(try reader.count()) { sections.append(try CacheBlock(&reader)) }
    var entries: [CacheEntry] = []
    let count = try reader.count()
    entries.reserveCapacity(count)
    for _ in 0..<count { entries.append(try CacheEntry(&reader)) }
    self.header = header
    self.mapping = mapping
    self.inode = inode
    self.sections = sections
    self.entries = entries
    moment = header.moment
  }

  /// Takes over the words. Whoever does it before any other word is known leaves all facts as they lie there.
  public func adoptWords() { _ = names }

  /// The names of the words, by the numbers that they had when the file was written.
  public var names: NameMap {
    adopted.withLock { adopted in
      if let adopted { return adopted }
      let new = NameMap(WordSnapshot.names(words.bytes, ends: words.ends) ?? [])
      adopted = new
      return new
    }
  }

  /// Whether a run over this leaves all words the numbers that they have here.
  public var keepsNumbers: Bool { adopted.withLock { $0?.isIdentity ?? true } }

  /// The words as they are to be written again, where nobody has asked for them.
  var untouchedWords: WordSnapshot? {
    if adopted.withLock({ $0 != nil }) { return nil }
    var snapshot = WordSnapshot()
    snapshot.bytes = Array(words.bytes)
    snapshot.ends = (0..<words.ends.count / 4).map { words.ends.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) }
    return snapshot
  }

  /// What else was kept, by its number, as long as this lives; nil where it is damaged, or was never there.
  public func section(_ number: Int) -> UnsafeRawBufferPointer? {
    sections.indices.contains(number) ? bytes(of: sections[number]).map { UnsafeRawBufferPointer($0) } : nil
  }

  /// The facts of a file, as they are or as they were when the files were joined; nil where they are damaged.
  public func facts(_ block: CacheBlock, path: String) -> FileFacts? {
    let names = names
    guard let bytes = bytes(of: block) else { return nil }
    if names.isIdentity { return FactsBlock(bytes, keptBy: mapping).map { FileFacts($0, path: path) } }
    guard let block = FactsBlock(copying: UnsafeRawBufferPointer(bytes)) else { return nil }
    block.adopt(names)
    return FileFacts(block, path: path)
  }

  private func bytes(of block: CacheBlock) -> UnsafeMutableRawBufferPointer? {
    guard let bytes = mapping[block.offset, block.count], Digest(of: UnsafeRawBufferPointer(bytes)) == block.digest
    else { return nil }
    return bytes
  }
}

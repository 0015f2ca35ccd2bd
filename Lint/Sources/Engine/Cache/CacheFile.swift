import LintSemantics
public import LintSupport
public import LintSyntax
import Synchronization

/// The memory-mapped cache of an earlier run. Initialization fails if the file is damaged or has another key.
public final class CacheFile: @unchecked Sendable {
  /// The time at which the sources were examined, in nanoseconds.
  public let moment: Int

  let header: CacheHeader
  let index: CacheIndex
  let inode: UInt64
  private let mapping: Mapping
  private let read = Mutex<[CacheEntry]?>(nil)
  private let adopted = Mutex<Words?>(nil)

  private struct Words {
    let names: NameMap
    let areComplete: Bool
  }

  public convenience init?(path: String, key: Digest) {
    // Opening a pipe would wait for its writer.
    guard FileSystem.isFile(path) else { return nil }
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
    index = try CacheIndex(&reader)
    self.header = header
    self.mapping = mapping
    self.inode = inode
    moment = header.moment
  }

  /// The entry of each file, read on first use; empty if they are damaged.
  public var entries: [CacheEntry] {
    read.withLock { read in
      if let read { return read }
      var entries: [CacheEntry] = []
      if let bytes = bytes(of: index.entries) {
        var reader = ByteReader(UnsafeRawBufferPointer(bytes))
        entries = (try? reader.list(CacheEntry.init)) ?? []
      }
      read = entries
      return entries
    }
  }

  /// Interns the cached words. If no other word was interned before, the cached facts can be used in place.
  public func adoptWords() { _ = words }

  /// The names of the words, by their numbers in the cache; nil if they are damaged.
  public var names: NameMap? { words.areComplete ? words.names : nil }

  private var words: Words {
    adopted.withLock { adopted in
      if let adopted { return adopted }
      var names: [Name]?
      if let words = bytes(of: index.words), let ends = bytes(of: index.wordEnds) {
        names = WordSnapshot.names(UnsafeRawBufferPointer(words), ends: UnsafeRawBufferPointer(ends))
      }
      let new = Words(names: NameMap(names ?? []), areComplete: names != nil)
      adopted = new
      return new
    }
  }

  /// Whether the words have the same numbers as in the cache.
  public var preservesNumbers: Bool { adopted.withLock { $0.map { $0.areComplete && $0.names.isIdentity } ?? true } }

  /// Whether no words exist besides the cached ones.
  var hasAllWords: Bool {
    adopted.withLock {
      $0.map { $0.areComplete && $0.names.isIdentity && $0.names.count == WordSnapshot.count } ?? true
    }
  }

  /// The bytes of a section; nil if it is missing or damaged. They are valid while this object exists.
  public func section(_ number: Int) -> UnsafeRawBufferPointer? {
    index.sections.indices.contains(number) ? bytes(of: index.sections[number]).map { UnsafeRawBufferPointer($0) } : nil
  }

  /// The facts of a file, current or from when the files were joined; nil if they are damaged.
  public func facts(_ block: CacheBlock, path: String) -> FileFacts? {
    guard let names, let bytes = bytes(of: block) else { return nil }
    if names.isIdentity { return FactsBlock(bytes, ownedBy: mapping).map { FileFacts($0, path: path) } }
    guard let block = FactsBlock(copying: UnsafeRawBufferPointer(bytes)) else { return nil }
    block.mapNames(to: names)
    return FileFacts(block, path: path)
  }

  private func bytes(of block: CacheBlock) -> UnsafeMutableRawBufferPointer? {
    guard let bytes = mapping[block.offset, block.count], Digest(of: UnsafeRawBufferPointer(bytes)) == block.digest
    else { return nil }
    return bytes
  }
}

/// A read-only memory-mapped file.
final class Mapping: @unchecked Sendable {
  let bytes: UnsafeMutableRawBufferPointer

  init?(_ file: Int32, size: Int) {
    guard size > 0, let base = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0), base != MAP_FAILED else {
      return nil
    }
    bytes = UnsafeMutableRawBufferPointer(start: base, count: size)
  }

  deinit { munmap(bytes.baseAddress, bytes.count) }

  subscript(offset: Int, count: Int) -> UnsafeMutableRawBufferPointer? {
    guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else { return nil }
    return UnsafeMutableRawBufferPointer(rebasing: bytes[offset..<offset + count])
  }
}

/// The parts of a cache besides the facts of files. The raw value is the index of the part.
enum CacheSection: Int {
  case layout
  case reports
  case trackedReports
  /// A project's joined tables.
  case joined
  case snapshot
}

extension CacheFile {
  func section(_ section: CacheSection) -> UnsafeRawBufferPointer? { self.section(section.rawValue) }
}

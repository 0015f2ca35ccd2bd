import LintConfiguration
import LintSemantics
import LintSupport
import LintSyntax
import Synchronization

/// Compares source files with the cache and reads those that changed.
struct SourceLoader: Sendable {
  private let sources: Sources
  private let reader: SourceReader
  private let limit: Int
  private let cache: CacheFile?
  private let known: CacheEntryTable
  /// Whether to compute the stamps and digests of interfaces that a cache needs.
  private let isCompared: Bool

  init(_ sources: Sources, _ parser: Parser, limit: Int, _ cache: CacheFile?, isCompared: Bool) {
    self.sources = sources
    reader = parser.reader
    self.isCompared = isCompared
    self.limit = min(limit, SourceReader.byteLimit)
    self.cache = cache
    known = CacheEntryTable(cache?.entries ?? [])
  }

  /// Whether a file is unchanged. If its stamp is older than the cache, the stamp decides; otherwise the content does.
  func state(of path: String) -> SourceState {
    guard let cache else { return .changed }
    let entry = known[path]
    if let known = entry, !sources.isReplaced(path), known.stamp.size <= limit, known.stamp.isOlder(than: cache.moment),
      FileStamp(of: sources.root + "/" + path) == known.stamp
    {
      return .cached(known)
    }
    guard let (bytes, stamp) = try? sources.bytesWithStamp(path, limit: limit) else { return .changed }
    let content = bytes.withUnsafeBytes { Digest(of: $0) }
    guard var entry = entry?.content == content ? entry : known[content] else { return .changed }
    if entry.path != path { entry.joined = nil }
    entry.path = path
    entry.stamp = stamp
    return .cached(entry)
  }

  func size(of path: String) -> Int { sources.size(of: path) }

  func read(_ path: String) -> SourceState {
    do throws(FileContents.ReadError) {
      if !isCompared {
        return try sources.bytes(of: path, limit: limit).withUnsafeBytes { bytes in
          facts(bytes, CacheEntry(path: path, stamp: .none, content: Digest(of: bytes), interface: .none))
        }
      }
      let (bytes, stamp) = try sources.bytesWithStamp(path, limit: limit)
      return bytes.withUnsafeBytes { bytes in
        facts(bytes, CacheEntry(path: path, stamp: stamp, content: Digest(of: bytes), interface: .none))
      }
    } catch {
      switch error {
      case .unreadable(let reason): return .unreadable(reason)
      case .tooLarge(let count):
        return .unreadable("it has \(count) bytes, and the limit is \(limit); exclude it or raise 'file_size_limit:'")
      }
    }
  }

  private func facts(_ bytes: UnsafeRawBufferPointer, _ known: CacheEntry) -> SourceState {
    var entry = known
    do throws(SourceReader.Refusal) {
      let facts = try reader.facts(of: bytes, path: entry.path)
      entry.isGenerated = facts.isGenerated
      entry.syntaxError = facts.syntaxError
      if isCompared { entry.interface = InterfaceHasher.digest(of: facts) }
      return .read(facts, entry)
    } catch {
      entry.refusal = error == .notUTF8 ? "it isn't UTF-8" : "its code is nested too deeply"
      return .refused(entry)
    }
  }
}

/// The state of a source file before or after it is read.
enum SourceState: Sendable {
  /// The content is cached; the stamp may be new.
  case cached(CacheEntry)
  case changed
  case read(FileFacts, CacheEntry)
  /// The file was read and has no facts.
  case refused(CacheEntry)
  case unreadable(String)

  var isChanged: Bool {
    if case .changed = self { true } else { false }
  }

  var entry: CacheEntry? {
    switch self {
    case .cached(let entry), .read(_, let entry), .refused(let entry): entry
    case .changed, .unreadable: nil
    }
  }

  /// The reason why the file isn't checked.
  var reason: String? {
    switch self {
    case .cached(let entry), .refused(let entry): entry.refusal
    case .unreadable(let reason): reason
    case .changed, .read: nil
    }
  }
}

/// Finds cached files by path, or by content if a file was moved. The tables are built on first use, which is rare.
final class CacheEntryTable: Sendable {
  private let entries: [CacheEntry]
  /// Whether the entries are sorted by path, which is the order that runs write.
  private let isSorted: Bool
  private let byPath = Mutex<[String: Int]?>(nil)
  private let byContent = Mutex<[Digest: Int]?>(nil)

  init(_ entries: [CacheEntry]) {
    self.entries = entries
    isSorted = zip(entries, entries.dropFirst()).allSatisfy { $0.path < $1.path }
  }

  subscript(path: String) -> CacheEntry? {
    guard isSorted else { return entry(byPath, path) { $0.path } }
    let place = entries.partitioningIndex { $0.path >= path }
    return place < entries.count && entries[place].path == path ? entries[place] : nil
  }

  subscript(content: Digest) -> CacheEntry? { entry(byContent, content) { $0.content } }

  private func entry<Key: Hashable & Sendable>(
    _ table: borrowing Mutex<[Key: Int]?>, _ key: Key, _ keyOf: (CacheEntry) -> Key
  ) -> CacheEntry? {
    table.withLock { table in
      let known = table ?? Dictionary(entries.indices.map { (keyOf(entries[$0]), $0) }) { first, _ in first }
      table = known
      return known[key].map { entries[$0] }
    }
  }
}

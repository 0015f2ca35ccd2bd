import LintConfiguration
import LintSupport
import Synchronization

/// The files that a cache knows, found by path, or by content where one was moved. Tables for either are made when they are
/// first needed, and mostly are not.
final class CacheEntryTable: Sendable {
  private let entries: [CacheEntry]
  /// Whether they stand in the order of their paths, as runs leave them.
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

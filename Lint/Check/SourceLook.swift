import LintCache
import LintFacts
import Synchronization

/// Looks at the files of a project: which of them are as the cache knows them, and what is in the others.
struct SourceLook: Sendable {
  private let sources: Sources
  private let limit: Int
  private let cache: CacheFile?
  private let known: KnownFiles

  init(_ sources: Sources, limit: Int, _ cache: CacheFile?) {
    self.sources = sources
    self.limit = min(limit, SourceReader.byteLimit)
    self.cache = cache
    known = KnownFiles(cache?.entries ?? [])
  }

  /// Whether a file is as it was. Its stamp decides, where it is older than the cache, else its content.
  func state(of path: String) -> SourceState {
    guard let cache else { return .changed }
    let entry = known[path]
    if let known = entry, !sources.isReplaced(path), known.stamp.size <= limit, known.stamp.isOlder(than: cache.moment),
      Stamp(of: sources.root + "/" + path) == known.stamp
    {
      return .kept(known)
    }
    guard let (bytes, stamp) = try? sources.stamped(path, limit: limit) else { return .changed }
    let content = bytes.withUnsafeBytes { Digest(of: $0) }
    guard var entry = entry?.content == content ? entry : known[content] else { return .changed }
    entry.path = path
    entry.stamp = stamp
    return .kept(entry)
  }

  func size(of path: String) -> Int { sources.size(of: path) }

  func read(_ path: String) -> SourceState {
    do throws(FileContents.Failure) {
      let (bytes, stamp) = try sources.stamped(path, limit: limit)
      return bytes.withUnsafeBytes { facts($0, path, stamp) }
    } catch {
      switch error {
      case .unreadable(let reason): return .unreadable(reason)
      case .tooLarge(let count):
        return .unreadable("it has \(count) bytes, and the limit is \(limit): exclude it, or raise file_size_limit")
      }
    }
  }

  private func facts(_ bytes: UnsafeRawBufferPointer, _ path: String, _ stamp: Stamp) -> SourceState {
    let none = Digest(first: 0, second: 0)
    var entry = CacheEntry(path: path, stamp: stamp, content: Digest(of: bytes), interface: none)
    do throws(SourceReader.Refusal) {
      let facts = try SourceReader.facts(of: bytes, path: path)
      entry.interface = InterfaceDigest.digest(of: facts)
      return .read(facts, entry)
    } catch {
      entry.refusal = error == .notUTF8 ? "it is not UTF-8" : "it is nested too deeply to be read"
      return .refused(entry)
    }
  }
}

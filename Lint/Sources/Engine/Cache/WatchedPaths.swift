public import LintSupport

/// Paths below a folder, each with its stamp. If no stamp has changed, everything derived from them is current.
public struct WatchedPaths: Sendable {
  private var stamps: [FileStamp] = []
  /// The digest of each folder's entries.
  private var contents: [Digest] = []
  /// The paths as C strings, one after the other.
  private var paths: [UInt8] = []

  public init() {}

  public var count: Int { stamps.count }

  public mutating func add(_ path: String, _ stamp: FileStamp, content: Digest = .none) {
    stamps.append(stamp)
    contents.append(content)
    paths += path.isEmpty ? ".".utf8 : path.utf8
    paths.append(0)
  }

  /// The paths from an index to the end.
  public func texts(from first: Int) -> [String] {
    // Each path ends with a zero, so the last part is empty.
    paths.split(separator: 0, omittingEmptySubsequences: false).dropLast().dropFirst(first).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private func end(from start: Int) -> Int { paths[start...].firstIndex(of: 0) ?? paths.count }

  /// The digest of a folder's entries.
  public func content(_ index: Int) -> Digest { contents[index] }

  public mutating func renew(_ index: Int, _ stamp: FileStamp) { stamps[index] = stamp }

  /// Whether stamps that were too recent to be reliable at one moment are reliable at a later one. A file that changed just
  /// before it was examined may have changed again with the same stamp.
  public func becomesReliable(after moment: Int, until now: Int) -> Bool {
    stamps.contains { !$0.isOlder(than: moment) && $0.isOlder(than: now) }
  }

  /// The ascending indices of the paths that have, or may have, changed since a moment.
  public func changes(below root: String, since moment: Int) -> [Int] {
    let folder = open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return Array(stamps.indices) }
    defer { close(folder) }
    return Workers.map(parts(Workers.count)) { part in changes(in: part, below: folder, since: moment) }.flatMap { $0 }
  }

  private struct WatchedRange: Sendable {
    var stamps: Range<Int>
    /// The offset of the first path.
    var start: Int
  }

  private func parts(_ number: Int) -> [WatchedRange] {
    let length = max(1, (stamps.count + number - 1) / number)
    var parts: [WatchedRange] = []
    var start = 0
    for first in stride(from: 0, to: stamps.count, by: length) {
      let part = WatchedRange(stamps: first..<min(first + length, stamps.count), start: start)
      parts.append(part)
      for _ in part.stamps { start = end(from: start) + 1 }
    }
    return parts
  }

  private func changes(in part: WatchedRange, below folder: Int32, since moment: Int) -> [Int] {
    paths.withUnsafeBytes { bytes in
      guard var path = bytes.baseAddress?.advanced(by: part.start).assumingMemoryBound(to: CChar.self) else {
        return []
      }
      var changed: [Int] = []
      for index in part.stamps {
        var status = stat()
        let now = fstatat(folder, path, &status, 0) == 0 ? FileStamp(status) : .absent
        if now != stamps[index] || !now.isOlder(than: moment) { changed.append(index) }
        path += strlen(path) + 1
      }
      return changed
    }
  }
}

extension WatchedPaths {
  public func write(to writer: inout ByteWriter) {
    writer.add(stamps)
    writer.add(contents)
    writer.add(paths)
  }

  public init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    stamps = try reader.values(of: FileStamp.self)
    contents = try reader.values(of: Digest.self)
    paths = try reader.values(of: UInt8.self)
    // Each path ends with a zero, and each has a stamp.
    guard contents.count == stamps.count, paths.count(where: { $0 == 0 }) == stamps.count, paths.last ?? 0 == 0 else {
      throw ByteReader.Damage()
    }
  }
}

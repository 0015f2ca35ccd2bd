import LintConfiguration
import LintSupport

/// The state of the folders, manifests and sources of a project. While none of them changes, the reports of the run are
/// current.
struct ProjectSnapshot: Sendable {
  /// A digest of the root and the configuration.
  let key: Digest
  let problems: [Problem]
  let skipped: [SkippedPath]
  let matchedExclusions: Set<PathPattern>
  let fileCount: Int
  /// Folders and manifests, followed by the sources.
  private(set) var watched: WatchedPaths
  let otherCount: Int

  /// The sources, including those that couldn't be read.
  var paths: [String] { watched.texts(from: otherCount) }

  /// - Parameter watched: the folders and manifests, followed by the sources if their list is unchanged.
  /// - Returns: nil if a source is unreadable, since no stamp shows when that changes.
  init?(
    _ watched: WatchedPaths, _ inventory: SourceInventory, _ states: [SourceState], problems: [Problem],
    skipped: [SkippedPath], key: Digest
  ) {
    self.watched = watched
    otherCount = inventory.earlier?.snapshot.otherCount ?? watched.count
    for number in inventory.earlier?.changedSources ?? Array(states.indices) {
      guard let entry = states[number].entry else { return nil }
      if inventory.earlier != nil {
        self.watched.renew(otherCount + number, entry.stamp)
      } else {
        self.watched.add(inventory.paths[number], entry.stamp)
      }
    }
    self.key = key
    self.problems = problems
    self.skipped = skipped
    matchedExclusions = inventory.matchedExclusions
    fileCount = states.count { $0.reason == nil }
  }

  static func key(_ sources: Sources, _ configuration: Configuration) -> Digest {
    var hasher = DigestHasher()
    hasher.add(sources.root)
    hasher.add(configuration.text)
    for name in configuration.enabledByCommandLine.sorted() { hasher.add(name) }
    return hasher.digest
  }
}

extension ProjectSnapshot {
  var bytes: [UInt8] {
    var writer = ByteWriter(capacity: watched.count * 128)
    writer.add(key)
    writer.add(list: problems) { $0.write(to: &$1) }
    writer.add(list: skipped) { $0.write(to: &$1) }
    writer.add(list: matchedExclusions.map(\.text).sorted()) { $1.add($0) }
    writer.add(fileCount)
    writer.add(otherCount)
    watched.write(to: &writer)
    return writer.bytes
  }

  /// - Returns: nil if the root or the configuration differs.
  init?(_ bytes: UnsafeRawBufferPointer, key: Digest) {
    var reader = ByteReader(bytes)
    guard let snapshot = try? ProjectSnapshot(&reader), snapshot.key == key else { return nil }
    self = snapshot
  }

  private init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    key = try reader.digest()
    problems = try reader.list(Problem.init)
    skipped = try reader.list(SkippedPath.init)
    matchedExclusions = Set(try reader.list { reader throws(ByteReader.Damage) in PathPattern(try reader.text()) })
    fileCount = try reader.int()
    otherCount = try reader.int()
    watched = try WatchedPaths(&reader)
    guard fileCount >= 0, (0...watched.count).contains(otherCount) else { throw ByteReader.Damage() }
  }
}

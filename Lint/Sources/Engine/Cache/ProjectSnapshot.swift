import LintConfiguration
import LintSupport

/// The state of a project in a run: its folders, its manifests and its sources. While none of them changes, the reports of the
/// run are current.
struct ProjectSnapshot: Sendable {
  /// A digest of the root and the configuration.
  let key: Digest
  let problems: [Problem]
  let skipped: [SkippedPath]
  /// The patterns under `excluded:` that matched a path.
  let excluding: Set<PathPattern>
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
    excluding = inventory.excluding
    fileCount = states.count { $0.reason == nil }
  }

  static func key(_ sources: Sources, _ configuration: Configuration) -> Digest {
    var hashing = Hashing()
    hashing.add(sources.root)
    hashing.add(StableText.text(configuration))
    return hashing.digest
  }
}

extension ProjectSnapshot {
  var bytes: [UInt8] {
    var writer = ByteWriter(capacity: watched.count * 128)
    writer.add(key)
    problems.write(to: &writer)
    skipped.write(to: &writer)
    writer.add(excluding.count)
    for pattern in excluding.map(\.text).sorted() { writer.add(pattern) }
    writer.add(fileCount)
    writer.add(otherCount)
    watched.write(to: &writer)
    return writer.bytes
  }

  /// - Returns: nil if the root or the configuration was another.
  init?(_ bytes: UnsafeRawBufferPointer, key: Digest) {
    var reader = ByteReader(bytes)
    guard let snapshot = try? ProjectSnapshot(&reader), snapshot.key == key else { return nil }
    self = snapshot
  }

  private init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    key = try reader.digest()
    problems = try [Problem](&reader)
    skipped = try [SkippedPath](&reader)
    var excluding: Set<PathPattern> = []
    for _ in 0..<(try reader.count()) { excluding.insert(PathPattern(try reader.text())) }
    self.excluding = excluding
    fileCount = try reader.int()
    otherCount = try reader.int()
    watched = try WatchedPaths(&reader)
    guard fileCount >= 0, (0...watched.count).contains(otherCount) else { throw ByteReader.Damage() }
  }
}

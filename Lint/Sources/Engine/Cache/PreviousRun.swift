import LintRules
import LintSemantics
import LintSupport

/// The snapshot and the reports of an earlier run, with the changes since.
struct PreviousRun: Sendable {
  let snapshot: ProjectSnapshot
  /// The indices of the sources that may have changed.
  let changedSources: [Int]
  /// The indices of the other paths that may have changed.
  private let changedOthers: [Int]
  private let cache: CacheFile
  private let root: String

  init?(_ cache: CacheFile, _ sources: Sources, key: Digest) {
    guard sources.replaced.isEmpty, let bytes = cache.section(.snapshot),
      let snapshot = ProjectSnapshot(bytes, key: key)
    else {
      return nil
    }
    let changes = snapshot.watched.changes(below: sources.root, since: cache.moment)
    changedOthers = changes.filter { $0 < snapshot.otherCount }
    changedSources = changes.dropFirst(changedOthers.count).map { $0 - snapshot.otherCount }
    self.snapshot = snapshot
    self.cache = cache
    root = sources.root
  }

  var isUnchanged: Bool { changedSources.isEmpty && changedOthers.isEmpty }

  /// - Returns: nil if other rules ran then.
  func reports(of rules: [any Rule.Type]) -> [FileReport]? {
    cache.section(.reports).flatMap { CachedReports($0, rules) }?.reports.map(\.report)
  }

  /// All that was seen, with what decides which sources there are as it is now; nothing, where that may be others. Who
  /// saves a file often writes another and gives it the name: the folder has changed then, and nothing that lies in it.
  var watched: WatchedPaths? {
    var watched = snapshot.watched
    let paths = changedOthers.isEmpty ? [] : watched.texts(from: 0)
    for index in changedOthers {
      let path = root + "/" + paths[index]
      let stamp = FileStamp(at: path)
      // Only of folders it was asked what lay in them: what else has changed may say anything now.
      guard watched.content(index) != .none, let listing = FolderListing(of: path),
        listing.digest == watched.content(index)
      else { return nil }
      watched.renew(index, stamp)
    }
    return watched
  }

  /// The cache entries of the sources; nil if they are damaged.
  var sources: [CacheEntry]? {
    let entries = cache.entries
    return entries.count == snapshot.watched.count - snapshot.otherCount ? entries : nil
  }
}

/// A project as an earlier run joined it, with the function bodies that were edited since.
struct CachedProject {
  let project: Project
  /// For the files that were edited since then, by their places among all, the facts from which it was joined.
  let origins: [Int: CacheBlock]

  /// More edits than these cost more, each time, than to write once what they lead to.
  private static let limit = 16

  var isWorthWriting: Bool { origins.count > Self.limit }
}

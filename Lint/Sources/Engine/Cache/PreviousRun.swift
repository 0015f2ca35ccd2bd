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

  /// - Returns: nil if that run had other rules.
  func reports(of rules: [any Rule.Type]) -> [FileReport]? {
    cache.section(.reports).flatMap { CachedReports($0, rules) }?.reports.map(\.report)
  }

  /// The watched paths with their current stamps; nil if the list of sources may have changed. Editors often save by writing
  /// a new file and renaming it, which changes the folder's stamp but not its entries.
  var watched: WatchedPaths? {
    var watched = snapshot.watched
    let paths = changedOthers.isEmpty ? [] : watched.texts(from: 0)
    for index in changedOthers {
      let path = root + "/" + paths[index]
      let stamp = FileStamp(at: path)
      // Only folders have a content digest; any other changed path may have any effect.
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

/// A project that an earlier run joined, with the function bodies that have been edited since.
struct CachedProject {
  let project: Project
  /// The facts from which edited files were joined, by file index.
  let origins: [Int: CacheBlock]

  /// With more edits, joining again once is cheaper than applying them in each run.
  private static let limit = 16

  var isWorthWriting: Bool { origins.count > Self.limit }
}

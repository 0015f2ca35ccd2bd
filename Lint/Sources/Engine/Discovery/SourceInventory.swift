import LintConfiguration
import LintSupport

/// The sources of a project, their layout, and the paths that determine both.
struct SourceInventory {
  let paths: [String]
  /// The earlier run; nil if the list of sources may have changed.
  let earlier: PreviousRun?
  /// The patterns under `excluded:` that matched a path.
  let matchedExclusions: Set<PathPattern>
  /// The files and folders that aren't read.
  let skipped: [SkippedPath]
  /// The folders and manifests, followed by the sources if their list is unchanged; nil if stamps can't detect a change.
  let watched: WatchedPaths?
  private let layoutSource: LayoutSource

  private enum LayoutSource {
    case cached(ProjectLayout.CachedLayout)
    case fresh(ProjectLayout)
  }

  /// Whether the layout comes from the cache.
  var hasCachedLayout: Bool {
    if case .cached = layoutSource { true } else { false }
  }

  /// The layout. It interns words, so the words of the cache have to be interned first.
  var layout: ProjectLayout {
    switch layoutSource {
    case .cached(let cached): ProjectLayout(cached)
    case .fresh(let layout): layout
    }
  }

  /// - Returns: nil if the list of sources may have changed.
  init?(_ earlier: PreviousRun, _ cache: CacheFile) {
    guard let watched = earlier.watched, let entries = earlier.sources,
      let cached = cache.section(.layout).flatMap({ ProjectLayout.cached($0, paths: entries.map(\.path)) })
    else { return nil }
    paths = cached.paths
    self.earlier = earlier
    matchedExclusions = earlier.snapshot.matchedExclusions
    skipped = earlier.snapshot.skipped.filter { $0.reason != .generated && $0.reason != .unreadable }
    self.watched = watched
    layoutSource = .cached(cached)
  }

  /// - Parameter settings: the digest of the root and the configuration, as in ``ProjectSnapshot``.
  init(_ sources: Sources, _ configuration: Configuration, _ parser: Parser, _ cache: CacheFile?, key settings: Digest?)
  {
    var matched: Set<PathPattern> = []
    let found = SourceFinder(
      root: sources.root,
      excludes: { path in
        let patterns = configuration.excluded.filter { $0.matches(path) }
        matched.formUnion(patterns)
        return !patterns.isEmpty
      }, includes: configuration.names)
    matchedExclusions = matched
    var watched = found.watched
    if settings != nil { for path in found.manifests { watched.add(path, FileStamp(at: sources.root + "/" + path)) } }
    let objectiveC = found.sources.isEmpty ? ObjectiveCSources() : found.objectiveC.selecting(configuration.reads)
    if settings != nil { for path in objectiveC.paths { watched.add(path, FileStamp(at: sources.root + "/" + path)) } }
    self.watched = settings != nil && found.problems.isEmpty && sources.replaced.isEmpty ? watched : nil
    let all = SourceSelector.all(found, sources, under: configuration)
    let manifests = Manifests(found.manifests, sources, parser)
    if !objectiveC.paths.isEmpty { cache?.adoptWords() }
    let classes = objectiveC.classes(sources, limit: configuration.fileSizeLimit)
    let key = settings.map { ProjectLayout.key(all, found, manifests, classes, $0) } ?? .none
    if let cached = cache?.section(.layout).flatMap({ ProjectLayout.cached($0) }), cached.key == key {
      layoutSource = .cached(cached)
      paths = cached.paths
      skipped = found.skipped + cached.skipped
    } else {
      // The cached words are interned first, so that the cached facts can be used in place.
      cache?.adoptWords()
      let fresh = ProjectLayout(all, found, manifests, classes, configuration, key: key)
      layoutSource = .fresh(fresh)
      paths = fresh.paths
      skipped = found.skipped + fresh.skipped
    }
    earlier = nil
  }
}

import LintConfiguration
import LintSupport

/// The sources of a project, their layout, and the paths that determine both.
struct SourceInventory {
  let paths: [String]
  /// What an earlier run saw of them; nothing, where the sources may be others.
  let earlier: PreviousRun?
  /// The patterns under `excluded:` that matched a path.
  let excluding: Set<PathPattern>
  /// What decides which sources there are, as it was seen, and behind it the sources where they are known already; nothing,
  /// where stamps cannot tell that there are others.
  let watched: WatchedPaths?
  private let order: Order

  private enum Order {
    case cached(ProjectLayout.Cached)
    case fresh(ProjectLayout)
  }

  /// Whether the layout comes from the cache.
  var hasCachedLayout: Bool {
    if case .cached = order { true } else { false }
  }

  /// To be asked for when the words of the cache are known, where they are needed: a structure has words of its own.
  var layout: ProjectLayout {
    switch order {
    case .cached(let cached): ProjectLayout(cached)
    case .fresh(let layout): layout
    }
  }

  /// - Returns: nothing, where there may be other sources now.
  init?(_ earlier: PreviousRun, _ cache: CacheFile) {
    guard let watched = earlier.watched, let entries = earlier.sources,
      let cached = cache.section(.layout).flatMap({ ProjectLayout.cached($0, paths: entries.map(\.path)) })
    else { return nil }
    paths = cached.paths
    self.earlier = earlier
    excluding = earlier.snapshot.excluding
    self.watched = watched
    order = .cached(cached)
  }

  /// - Parameter asked: the key of what is asked: see ``ProjectSnapshot``.
  init(
    _ sources: Sources, _ configuration: Configuration, _ parser: Parser, _ cache: CacheFile?, key asked: Digest?
  ) {
    var met: Set<PathPattern> = []
    let found = Discovery(
      root: sources.root,
      excludes: { path in
        let patterns = configuration.excluded.filter { $0.matches(path) }
        met.formUnion(patterns)
        return !patterns.isEmpty
      }, includes: configuration.names)
    excluding = met
    var watched = found.watched
    if asked != nil { for path in found.manifests { watched.add(path, FileStamp(at: sources.root + "/" + path)) } }
    self.watched = asked != nil && found.problems.isEmpty && sources.replaced.isEmpty ? watched : nil
    let all = SourceSelection.all(found.sources, and: sources.replaced, under: configuration)
    let manifests = Manifests(found.manifests, sources, parser)
    let key = asked.map { ProjectLayout.key(all, found, manifests, $0) } ?? .none
    if let cached = cache?.section(.layout).flatMap({ ProjectLayout.cached($0) }), cached.key == key {
      order = .cached(cached)
      paths = cached.paths
    } else {
      // The words of the cache come first: then its facts can stay as they lie.
      cache?.adoptWords()
      let fresh = ProjectLayout(all, found, manifests, configuration, key: key)
      order = .fresh(fresh)
      paths = fresh.paths
    }
    earlier = nil
  }
}

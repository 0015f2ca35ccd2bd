import LintConfiguration
import LintSemantics
import LintSupport
import LintSyntax
import Synchronization

/// Loads the files of a project, from the cache where possible, and joins them on demand.
final class ProjectLoader: Sendable {
  let layout: ProjectLayout
  let files: [SourceState]
  let problems: [Problem]
  /// The files and folders that aren't checked.
  let skipped: [SkippedPath]
  let conventions: Conventions
  let matchedExclusions: Set<PathPattern>
  /// The cache of earlier runs.
  let cache: CacheFile?
  let cacheLocation: CacheLocation?
  /// The time before the first source was examined.
  let moment: Int
  /// The state of the project, if stamps can detect a change to it.
  let snapshot: ProjectSnapshot?

  /// The digest of each file's contents, by path.
  let contents: Lazy<[String: Digest]>

  private let sourceLoader: SourceLoader
  /// Whether the list of sources comes from the cache.
  let reusesFolders: Bool
  /// Whether the layout comes from the cache.
  let hasCachedLayout: Bool
  private let joined = Mutex<Project?>(nil)
  /// Whether a cached project needed facts that are damaged in the cache.
  private let lost = Atomic(false)

  /// - Parameters:
  ///   - earlier: the snapshot of an earlier run and the changes since.
  ///   - key: the digest of the root and the configuration, if a snapshot is cached.
  init(
    _ sources: Sources, _ configuration: Configuration, _ parser: Parser, _ location: CacheLocation?,
    _ cache: CacheFile?,
    _ earlier: PreviousRun?, key: Digest?, at moment: Int, _ progress: @escaping @Sendable (Int, Int) -> Void
  ) {
    self.moment = moment
    cacheLocation = location
    self.cache = cache
    conventions = configuration.conventions
    let inventory =
      earlier.flatMap { earlier in cache.flatMap { SourceInventory(earlier, $0) } }
      ?? SourceInventory(sources, configuration, parser, cache, key: key)
    reusesFolders = inventory.earlier != nil
    matchedExclusions = inventory.matchedExclusions
    hasCachedLayout = inventory.hasCachedLayout
    let sourceLoader = SourceLoader(
      sources, parser, limit: configuration.fileSizeLimit, cache, isCompared: location != nil)
    self.sourceLoader = sourceLoader
    let files = Self.states(of: inventory, sourceLoader, cache, progress)
    self.files = files
    contents = Lazy {
      let entries = files.compactMap(\.entry)
      return Dictionary(entries.map { ($0.path, $0.content) }) { first, _ in first }
    }
    layout = inventory.layout
    var problems = layout.problems
    var skipped = inventory.skipped
    for (path, state) in zip(inventory.paths, files) {
      if let reason = state.reason {
        problems.append(Problem(path: path, reason: reason))
        skipped.append(SkippedPath(path, .unreadable))
      } else if let entry = state.entry {
        if entry.isGenerated { skipped.append(SkippedPath(path, .generated)) }
        if let place = entry.syntaxError { problems.append(Problem(syntaxErrorIn: path, at: place)) }
      }
    }
    skipped.sort { $0.path < $1.path }
    (self.problems, self.skipped) = (problems, skipped)
    snapshot = inventory.watched.flatMap { watched in
      key.flatMap { ProjectSnapshot(watched, inventory, files, problems: problems, skipped: skipped, key: $0) }
    }
  }

  private static func states(
    of inventory: SourceInventory, _ sourceLoader: SourceLoader, _ cache: CacheFile?,
    _ progress: @escaping @Sendable (Int, Int) -> Void
  ) -> [SourceState] {
    let paths = inventory.paths
    var all = inventory.earlier?.sources?.map(SourceState.cached) ?? Array(repeating: .changed, count: paths.count)
    let unknown = inventory.earlier?.changedSources ?? Array(paths.indices)
    let states = cache == nil ? [] : Workers.map(unknown.map { paths[$0] }) { sourceLoader.state(of: $0) }
    for (index, state) in zip(unknown, states) { all[index] = state }
    let changed = unknown.filter { all[$0].isChanged }
    if changed.isEmpty { return all }
    cache?.adoptWords()
    let read = read(changed.map { paths[$0] }, sourceLoader, progress)
    for (index, state) in zip(changed, read) { all[index] = state }
    return all
  }

  /// Large files are read one at a time, to limit memory.
  private static func read(
    _ paths: [String], _ sourceLoader: SourceLoader, _ progress: @escaping @Sendable (Int, Int) -> Void
  ) -> [SourceState] {
    let done = AtomicCounter()
    let files = paths.map { (path: $0, size: sourceLoader.size(of: $0)) }
    let deadline = Deadline<(path: String, size: Int), SourceState> {
      TimeBudget.usual.time($0.size)
    } orElse: {
      .unreadable(TimeBudget.usual.reason(bytes: $0.size, doing: "to read"))
    }
    let isLarge: (Int) -> Bool = { files[$0].size > 1 << 20 }
    var states = [SourceState](repeating: .changed, count: files.count)
    for (group, threads) in [
      (files.indices.filter { !isLarge($0) }, Workers.count), (files.indices.filter(isLarge), 1),
    ] {
      let read = Workers.map(group.map { files[$0] }, threads: threads, deadline: deadline) { file in
        defer { progress(done.increment(), files.count) }
        return sourceLoader.read(file.path)
      }
      for (index, state) in zip(group, read) { states[index] = state }
    }
    return states
  }

  /// The indices of the files with facts.
  var readable: [Int] { files.indices.filter { files[$0].reason == nil } }

  var fileCount: Int { files.count { $0.reason == nil } }

  var project: Project {
    joined.withLock { joined in
      if let joined { return joined }
      let readable = readable
      cache?.adoptWords()
      let facts = Workers.map(readable) { self.facts($0) }
      let present = zip(readable, facts).filter { $0.1 != nil }.map(\.0)
      let project = Project(
        files: facts.compactMap { $0 }, modules: layout.modules.selecting(present), conventions: conventions,
        objectiveCClasses: layout.objectiveCClasses)
      joined = project
      return project
    }
  }

  /// Whether all files were joined.
  var isJoined: Bool { joined.withLock { $0 != nil } }

  var hasLostFacts: Bool { lost.load(ordering: .relaxed) }

  /// The project that an earlier run joined, if no declaration has changed and the edited function bodies don't affect
  /// other files.
  var cachedProject: CachedProject? {
    guard let cache, let names = cache.names, hasCachedLayout, let joined = cache.section(.joined), !joined.isEmpty
    else { return nil }
    let readable = readable
    let known = cache.entries.filter { $0.refusal == nil }
    guard known.count == readable.count else { return nil }
    var edits: [BodyEdit] = []
    var origins: [Int: CacheBlock] = [:]
    for (number, (index, before)) in zip(readable, known).enumerated() {
      guard let now = files[index].entry, now.path == before.path, now.interface == before.interface else { return nil }
      if now.content == before.content, before.joined == nil { continue }
      let origin = before.joined ?? before.facts
      guard let old = cache.facts(origin, path: before.path), let new = facts(index) else { return nil }
      edits.append(BodyEdit(file: FileID(number), before: old, after: new))
      origins[index] = origin
    }
    let project = Project(
      cached: joined, names, modules: layout.modules.selecting(readable), conventions: conventions,
      objectiveCClasses: layout.objectiveCClasses, count: known.count, edits: edits
    ) { number in
      if let facts = self.facts(readable[number.index]) { return facts }
      self.lost.store(true, ordering: .relaxed)
      return .empty(path: known[number.index].path)
    }
    return project.map { CachedProject(project: $0, origins: origins) }
  }

  /// The facts of a file, read again if they are damaged in the cache.
  private func facts(_ index: Int) -> FileFacts? {
    switch files[index] {
    case .read(let facts, _): return facts
    case .cached(let entry):
      if let facts = cache?.facts(entry.facts, path: entry.path) { return facts }
      if case .read(let facts, _) = sourceLoader.read(entry.path) { return facts }
      return nil
    case .changed, .refused, .unreadable: return nil
    }
  }
}

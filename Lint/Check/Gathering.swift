import LintCache
import LintConfiguration
import LintFacts
import LintProject
import Synchronization

/// The files of a project, read as far as the cache does not know them, and joined when somebody asks.
final class Gathering: Sendable {
  let structure: Structure
  let files: [SourceState]
  let problems: [Problem]
  let conventions: Conventions
  /// The patterns of what is excluded that something matched.
  let excluding: Set<PathPattern>
  /// What was kept, and where what is found out is to be kept.
  let cache: CacheFile?
  let place: CachePlace?
  /// When the sources were looked at.
  let moment: Int

  private let look: SourceLook
  /// Whether the structure is the one that was kept.
  let hasKeptStructure: Bool
  private let joined = Mutex<Project?>(nil)
  /// Whether facts that were kept turned out to be lost, when a project that was kept asked for them.
  private let lost = Atomic(false)

  init(
    _ sources: Sources, _ configuration: Configuration, _ place: CachePlace?,
    _ progress: @escaping @Sendable (Int, Int) -> Void
  ) {
    moment = Stamp.now()
    self.place = place
    conventions = configuration.conventions
    let cache = place.flatMap { CacheFile(path: $0.path, key: $0.key) }
    self.cache = cache
    var met: Set<PathPattern> = []
    let found = Discovery(
      root: sources.root,
      excludes: { path in
        let patterns = configuration.excluded.filter { $0.matches(path) }
        met.formUnion(patterns)
        return !patterns.isEmpty
      }, includes: configuration.names)
    excluding = met
    let all = ReadFiles.all(found.sources, and: sources.replaced, under: configuration)
    let manifests = Manifests(found.manifests, sources)
    let key = place == nil ? .none : Structure.key(all, found, manifests, configuration)
    let paths: [String]
    let structure: () -> Structure
    if let kept = cache?.section(.structure).flatMap({ Structure.kept($0, key: key) }) {
      hasKeptStructure = true
      paths = kept.paths
      structure = { Structure(kept, key: key) }
    } else {
      hasKeptStructure = false
      // The words of the cache come first: then its facts can stay as they lie.
      cache?.adoptWords()
      let fresh = Structure(all, found, manifests, configuration, key: key)
      paths = fresh.paths
      structure = { fresh }
    }
    let look = SourceLook(sources, limit: configuration.fileSizeLimit, cache, isCompared: place != nil)
    self.look = look
    files = Self.states(of: paths, look, cache, progress)
    self.structure = structure()
    problems =
      self.structure.problems
      + zip(paths, files).compactMap { path, state in state.reason.map { Problem(path: path, reason: $0) } }
  }

  private static func states(
    of paths: [String], _ look: SourceLook, _ cache: CacheFile?, _ progress: @escaping @Sendable (Int, Int) -> Void
  ) -> [SourceState] {
    let states = cache == nil ? paths.map { _ in SourceState.changed } : Workers.map(paths) { look.state(of: $0) }
    let changed = states.indices.filter { if case .changed = states[$0] { true } else { false } }
    if changed.isEmpty { return states }
    cache?.adoptWords()
    let read = read(changed.map { paths[$0] }, look, progress)
    var all = states
    for (index, state) in zip(changed, read) { all[index] = state }
    return all
  }

  /// Big files are read one at a time: many at once would want too much memory.
  private static func read(
    _ paths: [String], _ look: SourceLook, _ progress: @escaping @Sendable (Int, Int) -> Void
  ) -> [SourceState] {
    let done = Count()
    let files = paths.map { (path: $0, size: look.size(of: $0)) }
    let patience = Patience<(path: String, size: Int), SourceState> {
      TimeBudget.usual.time($0.size)
    } orElse: {
      .unreadable(TimeBudget.usual.reason(bytes: $0.size, doing: "to read"))
    }
    let isLarge: (Int) -> Bool = { files[$0].size > 1 << 20 }
    var states = [SourceState](repeating: .changed, count: files.count)
    for (group, threads) in [
      (files.indices.filter { !isLarge($0) }, Workers.count), (files.indices.filter(isLarge), 1),
    ] {
      let read = Workers.map(group.map { files[$0] }, threads: threads, patience: patience) { file in
        defer { progress(done.increment(), files.count) }
        return look.read(file.path)
      }
      for (index, state) in zip(group, read) { states[index] = state }
    }
    return states
  }

  /// The files with facts, by their places among all.
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
        files: facts.compactMap { $0 }, modules: structure.modules.of(present), conventions: conventions)
      joined = project
      return project
    }
  }

  /// Whether all files were joined to answer what was asked.
  var isJoined: Bool { joined.withLock { $0 != nil } }

  var hasLostFacts: Bool { lost.load(ordering: .relaxed) }

  /// The project as an earlier run joined it, where no file declares anything else, and what functions do now would make no
  /// difference.
  var earlierProject: EarlierProject? {
    guard let cache, hasKeptStructure, let joined = cache.section(.joined), !joined.isEmpty else { return nil }
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
      edits.append(BodyEdit(file: Int32(number), before: old, after: new))
      origins[index] = origin
    }
    let project = Project(
      kept: joined, cache.names, modules: structure.modules.of(readable), conventions: conventions, count: known.count,
      edits: edits
    ) { number in
      if let facts = self.facts(readable[Int(number)]) { return facts }
      self.lost.store(true, ordering: .relaxed)
      return .none(path: known[Int(number)].path)
    }
    return project.map { EarlierProject(project: $0, origins: origins) }
  }

  /// The facts of a file; those that were kept and are damaged are read again.
  private func facts(_ index: Int) -> FileFacts? {
    switch files[index] {
    case .read(let facts, _): return facts
    case .kept(let entry):
      if let facts = cache?.facts(entry.facts, path: entry.path) { return facts }
      if case .read(let facts, _) = look.read(entry.path) { return facts }
      return nil
    case .changed, .refused, .unreadable: return nil
    }
  }
}

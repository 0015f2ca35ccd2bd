import LintConfiguration
import LintSemantics
import LintSupport
import LintSyntax
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
  /// When looking at the sources began.
  let moment: Int
  /// All that was seen, where stamps tell when it is something else.
  let standing: Standing?

  private let look: SourceLook
  /// Whether stamps told which sources there are.
  let keepsFolders: Bool
  /// Whether the structure is the one that was kept.
  let hasKeptStructure: Bool
  private let joined = Mutex<Project?>(nil)
  /// Whether facts that were kept turned out to be lost, when a project that was kept asked for them.
  private let lost = Atomic(false)

  /// - Parameter earlier: what an earlier run saw, and what has changed since.
  /// - Parameter key: that of what is asked, where it is to be kept: see ``Standing``.
  init(
    _ sources: Sources, _ configuration: Configuration, _ place: CachePlace?, _ cache: CacheFile?,
    _ earlier: EarlierCheck?, key: Digest?, at moment: Int, _ progress: @escaping @Sendable (Int, Int) -> Void
  ) {
    self.moment = moment
    self.place = place
    self.cache = cache
    conventions = configuration.conventions
    let inventory =
      earlier.flatMap { earlier in cache.flatMap { Inventory(earlier, $0) } }
      ?? Inventory(sources, configuration, cache, key: key)
    keepsFolders = inventory.earlier != nil
    excluding = inventory.excluding
    hasKeptStructure = inventory.hasKeptStructure
    let look = SourceLook(sources, limit: configuration.fileSizeLimit, cache, isCompared: place != nil)
    self.look = look
    let files = Self.states(of: inventory, look, cache, progress)
    self.files = files
    structure = inventory.structure
    let problems =
      structure.problems
      + zip(inventory.paths, files).compactMap { path, state in state.reason.map { Problem(path: path, reason: $0) } }
    self.problems = problems
    standing = inventory.watched.flatMap { watched in
      key.flatMap { Standing(watched, inventory, files, problems: problems, key: $0) }
    }
  }

  private static func states(
    of inventory: Inventory, _ look: SourceLook, _ cache: CacheFile?, _ progress: @escaping @Sendable (Int, Int) -> Void
  ) -> [SourceState] {
    let paths = inventory.paths
    var all = inventory.earlier?.sources?.map(SourceState.kept) ?? Array(repeating: .changed, count: paths.count)
    let unknown = inventory.earlier?.changedSources ?? Array(paths.indices)
    let states = cache == nil ? [] : Workers.map(unknown.map { paths[$0] }) { look.state(of: $0) }
    for (index, state) in zip(unknown, states) { all[index] = state }
    let changed = unknown.filter { all[$0].isChanged }
    if changed.isEmpty { return all }
    cache?.adoptWords()
    let read = read(changed.map { paths[$0] }, look, progress)
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
    guard let cache, let names = cache.names, hasKeptStructure, let joined = cache.section(.joined), !joined.isEmpty
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
      kept: joined, names, modules: structure.modules.of(readable), conventions: conventions, count: known.count,
      edits: edits
    ) { number in
      if let facts = self.facts(readable[number.index]) { return facts }
      self.lost.store(true, ordering: .relaxed)
      return .none(path: known[number.index].path)
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

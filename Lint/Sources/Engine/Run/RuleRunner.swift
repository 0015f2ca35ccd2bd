import LintAnalysis
import LintRules
import LintSemantics
import LintSupport
import LintSyntax

/// Runs the rules over each file. A report of an earlier run is reused if nothing that it depends on has changed.
struct RuleRunner {
  private let loader: ProjectLoader
  private let sources: Sources
  private let rules: [any Rule.Type]
  private let budget: TimeBudget
  /// A digest of everything that the reports depend on; nil if a file couldn't be read.
  private let inputs: Lazy<Digest?>

  init(_ loader: ProjectLoader, _ sources: Sources, _ rules: [any Rule.Type], within budget: TimeBudget) {
    self.loader = loader
    self.sources = sources
    self.rules = rules
    self.budget = budget
    inputs = Lazy { Self.inputs(loader, rules) }
  }

  var reports: [FileReport] { loader.cacheLocation == nil ? reportsWithoutCache : reportsWithCache }

  /// The reports without a cache. Dependencies aren't recorded.
  private var reportsWithoutCache: [FileReport] {
    let project = loader.project
    let reports = completed(project.fileIDs.map { _ in nil }, project, nil)
    return zip(project.files, reports).map { $1.report(at: $0.path) }
  }

  private var reportsWithCache: [FileReport] {
    let tracked = loader.trackedReports(of: rules)
    if let tracked, let inputs = inputs.value, tracked.inputs == inputs {
      if loader.needsSaving { save(reports: .unchanged, tracked: .unchanged, joined: .unchanged, loader.origins) }
      return zip(loader.readablePaths, tracked.reports).map { $1.report(at: $0) }
    }
    return tracked.flatMap(reportsOfCachedProject) ?? reportsOfJoinedProject(tracked)
  }

  /// The reports, if no declaration has changed, so that no file affects another one in a new way.
  private func reportsOfCachedProject(_ tracked: TrackedReports) -> [FileReport]? {
    guard let earlier = loader.cachedProject else { return nil }
    let project = earlier.project
    let paths = loader.readablePaths
    let contents = loader.digests(of: paths).contents
    var interface = tracked.interface
    interface.common = ProjectInterface.common(project, paths, loader.layout, rules)
    let reports = completed(tracked.reports(under: interface, contents), project, contents)
    if loader.hasLostFacts { return nil }
    if earlier.isWorthWriting {
      save(reports, paths, under: interface, joined: joined(project))
    } else {
      save(reports, paths, under: interface, joined: .unchanged, earlier.origins)
    }
    return zip(paths, reports).map { $1.report(at: $0) }
  }

  private func reportsOfJoinedProject(_ tracked: TrackedReports?) -> [FileReport] {
    let project = loader.project
    let paths = project.files.map(\.path)
    let (contents, interfaces) = loader.digests(of: paths)
    let interface = ProjectInterface(of: project, showing: interfaces, paths, loader.layout, rules)
    let reports = completed(
      tracked?.reports(under: interface, contents) ?? contents.map { _ in nil }, project, contents)
    save(reports, paths, under: interface, joined: joined(project))
    return zip(paths, reports).map { $1.report(at: $0) }
  }

  /// The reports, with the missing ones computed.
  ///
  /// - Parameter contents: the digests that the cache stores with the dependencies; nil without a cache.
  private func completed(_ reports: [TrackedReport?], _ project: Project, _ contents: [Digest]?) -> [TrackedReport] {
    let missing = reports.indices.filter { reports[$0] == nil }
    let deadline = Deadline<Int, TrackedReport> {
      budget.time(Int(project.files[$0].byteCount))
    } orElse: {
      overdueReport(bytes: Int(project.files[$0].byteCount), contents?[$0] ?? .none)
    }
    let found = Workers.map(missing, deadline: deadline) { report(of: FileID($0), in: project, contents?[$0]) }
    var all = reports
    for (number, report) in zip(missing, found) { all[number] = report }
    return all.compactMap { $0 }
  }

  private static func inputs(_ loader: ProjectLoader, _ rules: [any Rule.Type]) -> Digest? {
    var hasher = DigestHasher()
    hasher.add(loader.layout.key)
    hasher.add(rules)
    for file in loader.files {
      guard let entry = file.entry else { return nil }
      hasher.add(entry.path)
      hasher.add(entry.content)
    }
    return hasher.digest
  }

  /// - Parameter content: the digest that the cache stores with the dependencies; nil without a cache.
  private func report(of number: FileID, in project: Project, _ content: Digest? = nil) -> TrackedReport {
    let facts = project.facts(number)
    if facts.isGenerated {
      return TrackedReport(content: content ?? .none, dependencies: Dependencies.none, findings: [], directives: [])
    }
    let reading = FileReading(project, file: number, recordsDependencies: content != nil)
    let found = findings(reading)
    let directives = facts.directives.map { LocatedDirective($0, in: facts) }
    return TrackedReport(
      content: content ?? .none, dependencies: reading.dependencies, findings: found, directives: directives)
  }

  private func overdueReport(bytes: Int, _ content: Digest) -> TrackedReport {
    var report = TrackedReport(content: content, dependencies: nil, findings: [], directives: [])
    report.timeoutReason = budget.reason(bytes: bytes, doing: "to check")
    return report
  }

  private func findings(_ reading: FileReading) -> [ReportedFinding] {
    let found = rules.map { rule in (rule, rule.check(reading)) }
    if found.allSatisfy({ $0.1.isEmpty }) { return [] }
    let places = FindingLocator(of: found.flatMap { $0.1 }, in: reading, sources)
    return found.flatMap { rule, findings in findings.map { places.located($0, by: rule) } }.sorted().numbered()
  }

  /// The cache section of a joined project; empty if a file turned out to be unreadable, so that the next run joins again.
  private func joined(_ project: Project) -> CacheWriter.Section {
    var writer = ByteWriter(capacity: 1 << 20)
    if project.fileCount == loader.fileCount { project.write(to: &writer) }
    return .fresh(writer.bytes)
  }

  private func save(
    _ reports: [TrackedReport], _ paths: [String], under interface: ProjectInterface, joined: CacheWriter.Section,
    _ origins: [Int: CacheBlock] = [:]
  ) {
    let isComplete = reports.allSatisfy { $0.timeoutReason == nil }
    let tracked = TrackedReports(inputs: isComplete ? inputs.value : nil, interface: interface, reports: reports)
    save(
      reports: .fresh(tracked.cachedReports(at: paths).bytes(rules)), tracked: .fresh(tracked.bytes), joined: joined,
      origins, isComplete: isComplete)
  }

  private func save(
    reports: CacheWriter.Section, tracked: CacheWriter.Section, joined: CacheWriter.Section,
    _ origins: [Int: CacheBlock], isComplete: Bool = true
  ) {
    guard let location = loader.cacheLocation, location.isWritable else { return }
    let writer = CacheWriter(path: location.path, key: location.key, moment: loader.moment, over: loader.cache)
    let layout = loader.hasCachedLayout ? .unchanged : CacheWriter.Section.fresh(loader.layout.bytes)
    let snapshot = CacheWriter.Section.fresh(isComplete ? loader.snapshot?.bytes ?? [] : [])
    writer.write(loader.cacheEntries(origins), sections: [layout, reports, tracked, joined, snapshot])
  }
}

extension ProjectLoader {
  var readablePaths: [String] { readable.compactMap { files[$0].entry?.path } }

  /// The reports of an earlier run with the same rules.
  func trackedReports(of rules: [any Rule.Type]) -> TrackedReports? {
    guard let cache, let reports = cache.section(.reports).flatMap({ CachedReports($0, rules) }) else { return nil }
    return cache.section(.trackedReports).flatMap { TrackedReports($0, reports) }
  }

  /// Whether to update the cache although nothing changed, so that the next run doesn't compare contents.
  var needsSaving: Bool {
    guard let cache, let old = cache.section(.snapshot) else { return true }
    guard let snapshot else {
      return !old.isEmpty || zip(files, cache.entries).contains { $0.entry?.stamp != $1.stamp }
    }
    return !old.elementsEqual(snapshot.bytes) || snapshot.watched.becomesReliable(after: cache.moment, until: moment)
  }

  /// The cache entries of the files.
  ///
  /// - Parameter origins: the facts from which edited files were joined, by file index.
  func cacheEntries(_ origins: [Int: CacheBlock]) -> [(entry: CacheEntry, facts: CacheWriter.Facts)] {
    files.indices.compactMap { index in
      guard var entry = files[index].entry else { return nil }
      entry.joined = origins[index]
      switch files[index] {
      case .cached: return (entry, entry.refusal == nil ? .unchanged : .none)
      case .read(let facts, _): return (entry, .fresh(facts.block))
      case .refused: return (entry, .none)
      case .changed, .unreadable: return nil
      }
    }
  }

  /// The facts from which edited files were joined, by file index.
  var origins: [Int: CacheBlock] {
    var found: [Int: CacheBlock] = [:]
    for (index, file) in files.enumerated() { found[index] = file.entry?.joined }
    return found
  }
}

extension ProjectLoader {
  /// The digests of the contents and interfaces of files, in the order of the paths.
  func digests(of paths: [String]) -> (contents: [Digest], interfaces: [Digest]) {
    var contents: [Digest] = []
    var interfaces: [Digest] = []
    contents.reserveCapacity(paths.count)
    interfaces.reserveCapacity(paths.count)
    // Unreadable files are missing in `paths`; the others have the same order.
    for file in files where contents.count < paths.count {
      guard let entry = file.entry, entry.path == paths[contents.count] else { continue }
      contents.append(entry.content)
      interfaces.append(entry.interface)
    }
    return (contents, interfaces)
  }
}

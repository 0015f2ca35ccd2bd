import LintAnalysis
import LintRules
import LintSemantics
import LintSupport
import LintSyntax

/// Asks the rules about each file; an answer that an earlier run remembered is taken where all that it rests on is as it was.
struct Reporting {
  private let gathering: Gathering
  private let sources: Sources
  private let rules: [any Rule.Type]
  private let budget: TimeBudget
  /// What all of it rests on, where all of it can be known again.
  private let all: Lazily<Digest?>

  init(_ gathering: Gathering, _ sources: Sources, _ rules: [any Rule.Type], within budget: TimeBudget) {
    self.gathering = gathering
    self.sources = sources
    self.rules = rules
    self.budget = budget
    all = Lazily { Self.all(gathering, rules) }
  }

  var reports: [FileReport] {
    gathering.place == nil ? freshReports : comparedReports
  }

  /// Nobody remembers what they rest on.
  private var freshReports: [FileReport] {
    let project = gathering.project
    return Workers.map(Array(project.fileIDs)) { number in
      report(of: number, in: project, .none).report(at: project.facts(number).path)
    }
  }

  private var comparedReports: [FileReport] {
    let kept = gathering.keptReports(of: rules)
    if let kept, let all = all.value, kept.all == all {
      if gathering.isToBeKept { save(told: .kept, reports: .kept, joined: .kept, gathering.origins) }
      return zip(gathering.readablePaths, kept.reports).map { $1.report(at: $0) }
    }
    return kept.flatMap(reportsWithoutJoining) ?? reportsOfJoined(kept)
  }

  /// Where no file declares anything else, and nothing else follows: what files can see of each other is as it was.
  private func reportsWithoutJoining(_ kept: KeptReports) -> [FileReport]? {
    guard let earlier = gathering.earlierProject else { return nil }
    let project = earlier.project
    let paths = gathering.readablePaths
    let contents = gathering.digests(of: paths).contents
    var view = kept.view
    view.common = ProjectView.common(project, paths, gathering.structure, rules)
    let reports = completed(kept.reports(under: view, contents), project, contents)
    if gathering.hasLostFacts { return nil }
    if earlier.isWorthWriting {
      save(reports, paths, under: view, joined: joined(project))
    } else {
      save(reports, paths, under: view, joined: .kept, earlier.origins)
    }
    return zip(paths, reports).map { $1.report(at: $0) }
  }

  private func reportsOfJoined(_ kept: KeptReports?) -> [FileReport] {
    let project = gathering.project
    let paths = project.files.map(\.path)
    let (contents, interfaces) = gathering.digests(of: paths)
    let view = ProjectView(of: project, showing: interfaces, paths, gathering.structure, rules)
    let reports = completed(kept?.reports(under: view, contents) ?? contents.map { _ in nil }, project, contents)
    save(reports, paths, under: view, joined: joined(project))
    return zip(paths, reports).map { $1.report(at: $0) }
  }

  /// The reports with those that are missing.
  private func completed(_ reports: [KeptReport?], _ project: Project, _ contents: [Digest]) -> [KeptReport] {
    let missing = reports.indices.filter { reports[$0] == nil }
    let patience = Patience<Int, KeptReport> {
      budget.time(Int(project.files[$0].byteCount))
    } orElse: {
      late(bytes: Int(project.files[$0].byteCount), contents[$0])
    }
    let found = Workers.map(missing, patience: patience) { report(of: FileID($0), in: project, contents[$0]) }
    var all = reports
    for (number, report) in zip(missing, found) { all[number] = report }
    return all.compactMap { $0 }
  }

  private static func all(_ gathering: Gathering, _ rules: [any Rule.Type]) -> Digest? {
    var hashing = Hashing()
    hashing.add(gathering.structure.key)
    hashing.add(rules)
    for file in gathering.files {
      guard let entry = file.entry else { return nil }
      hashing.add(entry.path)
      hashing.add(entry.content)
    }
    return hashing.digest
  }

  private func report(of number: FileID, in project: Project, _ content: Digest) -> KeptReport {
    let facts = project.facts(number)
    if facts.isGenerated { return KeptReport(content: content, grounds: Grounds.none, findings: [], directives: []) }
    let reading = FileReading(project, file: number)
    let found = findings(reading)
    let directives = facts.directives.map { LocatedDirective($0, in: facts) }
    return KeptReport(content: content, grounds: reading.grounds, findings: found, directives: directives)
  }

  private func late(bytes: Int, _ content: Digest) -> KeptReport {
    var report = KeptReport(content: content, grounds: nil, findings: [], directives: [])
    report.delay = budget.reason(bytes: bytes, doing: "to judge")
    return report
  }

  private func findings(_ reading: FileReading) -> [RuledFinding] {
    let found = rules.map { rule in (rule, rule.check(reading)) }
    if found.allSatisfy({ $0.1.isEmpty }) { return [] }
    let places = FindingPlaces(of: found.flatMap { $0.1 }, in: reading.facts, sources)
    return found.flatMap { rule, findings in findings.map { places.ruled($0, by: rule) } }.sorted().numbered()
  }

  /// What is to be kept of a project. A file that turned out to be unreadable has no number in it; then the next run joins
  /// anew.
  private func joined(_ project: Project) -> CacheWriter.Section {
    var writer = ByteWriter(capacity: 1 << 20)
    if project.fileCount == gathering.fileCount { project.write(to: &writer) }
    return .fresh(writer.bytes)
  }

  private func save(
    _ reports: [KeptReport], _ paths: [String], under view: ProjectView, joined: CacheWriter.Section,
    _ origins: [Int: CacheBlock] = [:]
  ) {
    let isComplete = reports.allSatisfy { $0.delay == nil }
    let kept = KeptReports(all: isComplete ? all.value : nil, view: view, reports: reports)
    save(
      told: .fresh(kept.told(at: paths).bytes(rules)), reports: .fresh(kept.bytes), joined: joined, origins,
      isComplete: isComplete)
  }

  private func save(
    told: CacheWriter.Section, reports: CacheWriter.Section, joined: CacheWriter.Section, _ origins: [Int: CacheBlock],
    isComplete: Bool = true
  ) {
    guard let place = gathering.place, place.isKept else { return }
    let writer = CacheWriter(path: place.path, key: place.key, moment: gathering.moment, over: gathering.cache)
    let structure = gathering.hasKeptStructure ? .kept : CacheWriter.Section.fresh(gathering.structure.bytes)
    let standing = CacheWriter.Section.fresh(isComplete ? gathering.standing?.bytes ?? [] : [])
    writer.write(gathering.remembered(origins), sections: [structure, told, reports, joined, standing])
  }
}

extension Gathering {
  var readablePaths: [String] { readable.compactMap { files[$0].entry?.path } }

  /// What an earlier run of the same rules said.
  func keptReports(of rules: [any Rule.Type]) -> KeptReports? {
    guard let cache, let told = cache.section(.told).flatMap({ ToldReports($0, rules) }) else { return nil }
    return cache.section(.reports).flatMap { KeptReports($0, told) }
  }

  /// Whether all is as it was, and something looks new: the next run need not look closer to know.
  var isToBeKept: Bool {
    guard let cache, let kept = cache.section(.standing) else { return true }
    guard let standing else {
      return !kept.isEmpty || zip(files, cache.entries).contains { $0.entry?.stamp != $1.stamp }
    }
    return !kept.elementsEqual(standing.bytes) || standing.watched.settles(after: cache.moment, until: moment)
  }

  /// All that is known of the files by now.
  ///
  /// - Parameter origins: the facts from which files were joined, where these are others, by their places.
  func remembered(_ origins: [Int: CacheBlock]) -> [(entry: CacheEntry, facts: CacheWriter.Facts)] {
    files.indices.compactMap { index in
      guard var entry = files[index].entry else { return nil }
      entry.joined = origins[index]
      switch files[index] {
      case .kept: return (entry, entry.refusal == nil ? .kept : .none)
      case .read(let facts, _): return (entry, .fresh(facts.block))
      case .refused: return (entry, .none)
      case .changed, .unreadable: return nil
      }
    }
  }

  /// What was known before of the facts from which files were joined.
  var origins: [Int: CacheBlock] {
    var found: [Int: CacheBlock] = [:]
    for (index, file) in files.enumerated() { found[index] = file.entry?.joined }
    return found
  }
}

extension Gathering {
  /// What is known of each file of a project, by its number: of its content, and of what it shows to others.
  func digests(of paths: [String]) -> (contents: [Digest], interfaces: [Digest]) {
    var contents: [Digest] = []
    var interfaces: [Digest] = []
    contents.reserveCapacity(paths.count)
    interfaces.reserveCapacity(paths.count)
    // A file that could not be read after all is missing there; the others stand in the same order.
    for file in files where contents.count < paths.count {
      guard let entry = file.entry, entry.path == paths[contents.count] else { continue }
      contents.append(entry.content)
      interfaces.append(entry.interface)
    }
    return (contents, interfaces)
  }
}

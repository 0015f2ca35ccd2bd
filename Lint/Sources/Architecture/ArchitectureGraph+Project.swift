public import LintEngine
public import LintSemantics
import LintSupport
import LintSyntax

extension ArchitectureGraph {
  /// - Parameter findings: the findings to relate to types and uses. Those that a comment suppresses are no violations.
  public init(of project: Project, areas: Areas, findings: [ReportedFinding] = []) {
    let table = EntryTable(project, areas)
    let files = Workers.map(Array(project.fileIDs)) { FileUses(in: $0, project, table) }
    var counts: [Pair: Int] = [:]
    for use in files.lazy.flatMap(\.uses) { counts[use.pair, default: 0] += 1 }
    var locator = ViolationLocator(files)
    let entriesOfFindings = findings.map { locator.add($0) }
    let violations = locator.violations
    self.init(
      areas: areas, entries: table.entries,
      uses: counts.sorted { $0.key < $1.key }.map { pair, count in
        Use(user: pair.user, used: pair.used, count: count, violationCount: violations[pair] ?? 0)
      }, entriesOfFindings: entriesOfFindings)
  }

  /// The user and the used type of a use.
  fileprivate struct Pair: Hashable, Comparable {
    let user: EntryID
    let used: EntryID

    static func < (first: Pair, second: Pair) -> Bool { (first.user, first.used) < (second.user, second.used) }
  }
}

/// The entries of a project's types.
private struct EntryTable: Sendable {
  let entries: [ArchitectureGraph.Entry]
  private let ids: [EntryID?]

  init(_ project: Project, _ areas: Areas) {
    let types = project.typeIDs.map { Self.representative(of: $0, in: project) }
    let made = Set(types.compactMap { $0 }).map { type in
      let declaration = project[type].declaration
      let file = project.file(declaration)
      return (
        type,
        entry: ArchitectureGraph.Entry(
          name: project.qualifiedName(of: type), area: areas.area(of: file.path) ?? AreaID(0),
          claims: project.roles.claims(of: type), path: file.path,
          line: file.lines.location(of: project[declaration].nameStart).line)
      )
    }.sorted {
      ($0.entry.name, $0.entry.path, $0.entry.line, $0.0) < ($1.entry.name, $1.entry.path, $1.entry.line, $1.0)
    }
    entries = made.map(\.entry)
    let numbers = Dictionary(uniqueKeysWithValues: made.enumerated().map { ($1.0, EntryID($0)) })
    ids = types.map { type in type.flatMap { numbers[$0] } }
  }

  subscript(type: TypeID) -> EntryID? { ids[type.index] }

  /// The type itself if it has a role or no outer type, else that of the type around it; nil for an alias outside of types.
  private static func representative(of type: TypeID, in project: Project) -> TypeID? {
    project.withOuterTypes(type).first { type in
      project[type].kind.isNominal && (project[type].outer == nil || !project.roles.claims(of: type).isEmpty)
    }
  }
}

/// The types in a file, and the uses of other types in its code.
private struct FileUses: Sendable {
  struct Use: Hashable {
    let pair: ArchitectureGraph.Pair
    let offset: UInt32
  }

  let path: String
  /// Sorted by offset.
  let uses: [Use]
  /// The declarations and extensions of types, each before those that it contains.
  private let bodies: [(range: ByteRange, entry: EntryID)]

  init(in file: FileID, _ project: Project, _ table: EntryTable) {
    let project = project.reading(file)
    let facts = project.facts(file)
    path = facts.path
    bodies = facts.declarationIDs.filter { facts[$0].kind.hasMembers }.compactMap { declaration in
      let entry = project.type(declaredBy: SymbolID(file: file, declaration: declaration)).flatMap { table[$0] }
      return entry.map { (facts[declaration].range, $0) }
    }
    // `Outer.Inner` mentions both at the same place.
    var counted: Set<Use> = []
    uses = project.typeMentions(in: file).compactMap { mention in
      guard let user = project.enclosingType(of: mention.owner, file: file).flatMap({ table[$0] }),
        let used = table[mention.type], user != used
      else { return nil }
      return Use(pair: ArchitectureGraph.Pair(user: user, used: used), offset: mention.offset)
    }.filter { counted.insert($0).inserted }
  }

  /// The innermost type around an offset.
  func entry(at offset: UInt32) -> EntryID? {
    bodies.last { $0.range.start <= offset && offset < $0.range.end }?.entry
  }

  /// The uses at places in a range.
  func uses(in range: ByteRange) -> ArraySlice<Use> {
    let start = uses.partitioningIndex { $0.offset >= range.start }
    return uses[start...].prefix { $0.offset < max(range.end, range.start + 1) }
  }
}

/// Relates findings to uses. A finding is about a use that its range names, or whose type contains one of its reasons.
private struct ViolationLocator {
  private let files: [String: FileUses]
  private(set) var violations: [ArchitectureGraph.Pair: Int] = [:]

  init(_ files: [FileUses]) {
    self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
  }

  /// - Returns: the type that contains the finding.
  mutating func add(_ finding: ReportedFinding) -> EntryID? {
    guard let file = files[finding.path] else { return nil }
    let named = file.uses(in: finding.extent.range)
    let entry = named.first?.pair.user ?? file.entry(at: finding.extent.range.start)
    if case .inSource = finding.suppression { return entry }
    var pairs = Set(named.map(\.pair))
    if let entry {
      for place in finding.reasons.compactMap(\.place) {
        guard let used = files[place.path]?.entry(at: place.offset), used != entry else { continue }
        pairs.insert(ArchitectureGraph.Pair(user: entry, used: used))
      }
    }
    for pair in pairs { violations[pair, default: 0] += 1 }
    return entry
  }
}

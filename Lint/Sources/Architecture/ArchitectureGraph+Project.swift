public import LintEngine
public import LintSemantics
import LintSupport
import LintSyntax

extension ArchitectureGraph {
  /// - Parameters:
  ///   - findings: The findings to relate to types and uses. Those that a comment suppresses aren't violations.
  ///   - changes: The changes that limit the listed findings, if any.
  public init(
    of project: Project, areas: Areas, findings: [ReportedFinding] = [], changes: ReportedChanges? = nil
  ) {
    let table = EntryTable(project, areas)
    let files = Workers.map(Array(project.fileIDs)) { FileUses(in: $0, project, table, areas) }
    var counts: [Link: Int] = [:]
    for use in files.lazy.flatMap(\.uses) { for link in use.links { counts[link, default: 0] += 1 } }
    var locator = ViolationLocator(files)
    let entriesOfFindings = findings.map { locator.add($0, isListed: changes?.contain($0) ?? true) }
    var uses: [EntryUse] = []
    var usesInAreas: [UseInArea] = []
    for (link, count) in counts.sorted(by: { $0.key < $1.key }) {
      let violations = locator.violations[link] ?? FindingTally()
      switch link.user {
      case .entry(let user):
        uses.append(EntryUse(user: user, used: link.used, count: count, violations: violations))
      case .area(let area):
        usesInAreas.append(UseInArea(area: area, used: link.used, count: count, violations: violations))
      }
    }
    self.init(
      areas: areas, entries: table.entries, uses: uses, usesInAreas: usesInAreas, entriesOfFindings: entriesOfFindings)
  }
}

/// A used type, and the type or the area of the code that uses it.
private struct Link: Hashable, Comparable {
  enum User: Hashable {
    case entry(EntryID)
    case area(AreaID)
  }

  let user: User
  let used: EntryID

  private var key: (Int, Int, EntryID) {
    switch user {
    case .entry(let entry): (0, entry.index, used)
    case .area(let area): (1, area.index, used)
    }
  }

  static func < (first: Link, second: Link) -> Bool { first.key < second.key }
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
  struct UsePlace: Hashable {
    /// The type around the place.
    let user: EntryID?
    let used: EntryID
    let offset: UInt32
    /// The links that the place counts for.
    let links: [Link]
  }

  let path: String
  fileprivate let area: AreaID
  /// Sorted by offset.
  let uses: [UsePlace]
  /// The declarations and extensions of types, each before those that it contains.
  private let bodies: [(range: ByteRange, entry: EntryID)]

  init(in file: FileID, _ project: Project, _ table: EntryTable, _ areas: Areas) {
    let project = project.reading(file)
    let facts = project.facts(file)
    let area = areas.area(of: facts.path) ?? AreaID(0)
    path = facts.path
    self.area = area
    bodies = facts.declarationIDs.filter { facts[$0].kind.hasMembers }.compactMap { declaration in
      let entry = project.type(declaredBy: SymbolID(file: file, declaration: declaration)).flatMap { table[$0] }
      return entry.map { (facts[declaration].range, $0) }
    }
    // `Outer.Inner` mentions both at the same place.
    var counted: Set<UsePlace> = []
    uses = project.typeMentions(in: file).compactMap { mention in
      guard let used = table[mention.type] else { return nil }
      let user = project.enclosingType(of: mention.owner, file: file).flatMap { table[$0] }
      let links = Self.links(from: user, in: area, to: used, table)
      return links.isEmpty ? nil : UsePlace(user: user, used: used, offset: mention.offset, links: links)
    }.filter { counted.insert($0).inserted }
  }

  private static func links(from user: EntryID?, in area: AreaID, to used: EntryID, _ table: EntryTable) -> [Link] {
    (user.map { $0 == used ? [] : [Link(user: .entry($0), used: used)] } ?? [])
      + (table.entries[used.index].area == area ? [] : [Link(user: .area(area), used: used)])
  }

  /// The links from a type of the file to another type.
  func links(from user: EntryID, to used: EntryID, isInArea: Bool) -> [Link] {
    (user == used ? [] : [Link(user: .entry(user), used: used)])
      + (isInArea ? [] : [Link(user: .area(area), used: used)])
  }

  /// The innermost type around an offset.
  func entry(at offset: UInt32) -> EntryID? {
    bodies.last { $0.range.start <= offset && offset < $0.range.end }?.entry
  }

  /// The uses at places in a range.
  func uses(in range: ByteRange) -> ArraySlice<UsePlace> {
    let start = uses.partitioningIndex { $0.offset >= range.start }
    return uses[start...].prefix { $0.offset < max(range.end, range.start + 1) }
  }
}

/// Relates findings to uses. A finding is about a use that its range names, or whose type contains one of its reasons.
private struct ViolationLocator {
  private let files: [String: FileUses]
  private(set) var violations: [Link: FindingTally] = [:]

  init(_ files: [FileUses]) {
    self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
  }

  /// - Returns: the type that contains the finding.
  mutating func add(_ finding: ReportedFinding, isListed: Bool) -> EntryID? {
    guard let file = files[finding.path] else { return nil }
    let named = file.uses(in: finding.extent.range)
    let entry = named.lazy.compactMap(\.user).first ?? file.entry(at: finding.extent.range.start)
    if case .inSource = finding.suppression { return entry }
    var links = Set(named.flatMap(\.links))
    if let entry {
      for place in finding.reasons.compactMap(\.place) {
        guard let other = files[place.path], let used = other.entry(at: place.offset) else { continue }
        links.formUnion(file.links(from: entry, to: used, isInArea: other.area == file.area))
      }
    }
    for link in links { violations[link, default: FindingTally()].add(isListed: isListed) }
    return entry
  }
}

public import LintEngine
public import LintSemantics
import LintSyntax

/// Everything that the architecture page shows.
public struct ArchitectureReport: Sendable {
  /// The name of the project.
  public let name: String
  public let fileCount: Int
  public let graph: ArchitectureGraph
  public let map: AreaMap
  public let roleMaps: [RoleMap]
  /// All findings, sorted by place.
  public let findings: [ReportedFinding]
  /// The changes that limit the shown findings, if any.
  public let changes: ReportedChanges?
  public let ownership: Ownership?
  public let history: History?
  public let sources: Sources

  public init(
    name: String, _ project: Project, _ sources: Sources, findings: [ReportedFinding], changes: ReportedChanges? = nil,
    ownership: Ownership? = nil, history: History? = nil
  ) {
    let sorted = findings.sorted()
    let graph = ArchitectureGraph(of: project, areas: Areas(of: project), findings: sorted, changes: changes)
    self.name = name
    fileCount = project.fileCount
    self.graph = graph
    map = AreaMap(of: graph)
    roleMaps = RoleMap.all(of: graph)
    self.findings = sorted
    self.changes = changes
    self.ownership = ownership
    self.history = history
    self.sources = sources
  }
}

/// The findings that a change affects.
public struct ReportedChanges: Sendable {
  /// The branch, tag or commit that the project is compared with.
  public let reference: String
  private let keys: Set<String>

  public init(since reference: String, findings: [ReportedFinding]) {
    self.reference = reference
    keys = Set(findings.map(Self.key))
  }

  public func contain(_ finding: ReportedFinding) -> Bool { keys.contains(Self.key(finding)) }

  private static func key(_ finding: ReportedFinding) -> String {
    "\(finding.rule)\n\(finding.extent.range.start)\n\(finding.path)\n\(finding.message)"
  }
}

/// The state of a finding.
public enum FindingState: String, Sendable, CaseIterable {
  case new, baselined, suppressed

  public init(_ finding: ReportedFinding) {
    switch finding.suppression {
    case nil: self = .new
    case .baseline: self = .baselined
    case .inSource: self = .suppressed
    }
  }
}

/// The numbers of findings in each state.
public struct FindingCounts: Sendable, Hashable {
  private var tallies: [FindingState: FindingTally] = [:]

  /// - Parameter changes: the changes that limit the listed findings, if any.
  public init(_ findings: some Sequence<ReportedFinding>, _ changes: ReportedChanges? = nil) {
    for finding in findings {
      tallies[FindingState(finding), default: FindingTally()].add(isListed: changes?.contain(finding) ?? true)
    }
  }

  public subscript(state: FindingState) -> FindingTally { tallies[state] ?? FindingTally() }

  /// The findings that no comment suppresses.
  public var violations: FindingTally { self[.new] + self[.baselined] }
}

/// The owners of a project's files.
public struct Ownership: Sendable {
  private let owners: CodeOwners
  /// The folder of the project in its repository, with a slash at the end unless it is empty.
  private let prefix: String

  /// - Parameter folder: the folder of the project in its repository; empty if they are the same.
  public init(_ owners: CodeOwners, folder: String) {
    self.owners = owners
    prefix = folder.isEmpty ? "" : folder + "/"
  }

  /// - Parameter path: the path relative to the root of the project.
  public func owners(of path: String) -> [String] { owners.owners(of: prefix + path) }

  /// The owners of the files in each area, the owner of most files first.
  public func owners(ofFiles paths: [String]) -> [String] {
    var counts: [String: Int] = [:]
    for owner in paths.flatMap(owners(of:)) { counts[owner, default: 0] += 1 }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }
}

public import LintSemantics
public import LintSyntax

/// The types of an area with the same role.
@frozen public struct RoleGroupID: Handle {
  public let number: Int32

  @inlinable public init(number: Int32) { self.number = number }
}

/// The types of an area by role, and the uses between the roles.
public struct RoleMap: Sendable {
  public struct Group: Sendable {
    /// The role; nil for types without one.
    public let role: Role?
    /// The types in the order of the graph.
    public let entries: [EntryID]
  }

  /// The use of types with a role by types with another one.
  public struct RoleUse: Sendable, Hashable {
    public let user: RoleGroupID
    public let used: RoleGroupID
    public let count: Int
    public let violations: FindingTally
  }

  /// In the order from the user interface to the data.
  public let groups: [Group]
  /// Sorted by user and used group.
  public let uses: [RoleUse]

  public subscript(id: RoleGroupID) -> Group { groups[id.index] }
  public var ids: HandleRange<RoleGroupID> { HandleRange(groups.indices) }

  /// The map of each area.
  public static func all(of graph: ArchitectureGraph) -> [RoleMap] {
    var entries = [[EntryID]](repeating: [], count: graph.areas.names.count)
    for id in graph.ids { entries[graph[id].area.index].append(id) }
    let roles = graph.entries.map(\.role)
    let usesByArea = Dictionary(grouping: graph.uses.filter { graph[$0.user].area == graph[$0.used].area }) {
      graph[$0.user].area
    }
    return graph.areas.ids.map { RoleMap(entries[$0.index], usesByArea[$0] ?? [], roles) }
  }

  private init(_ entries: [EntryID], _ typeUses: [ArchitectureGraph.EntryUse], _ roles: [Role?]) {
    let byRole = Dictionary(grouping: entries) { roles[$0.index] }
    let order: [Role?] = Role.fromInterfaceToData + [nil]
    groups = order.compactMap { role in byRole[role].map { Group(role: role, entries: $0) } }
    var numbers: [Role?: RoleGroupID] = [:]
    for (number, group) in groups.enumerated() { numbers[group.role] = RoleGroupID(number) }
    var sums: [[RoleGroupID]: (count: Int, violations: FindingTally)] = [:]
    for use in typeUses {
      guard let user = numbers[roles[use.user.index]], let used = numbers[roles[use.used.index]], user != used else {
        continue
      }
      let sum = sums[[user, used], default: (0, FindingTally())]
      sums[[user, used]] = (sum.count + use.count, sum.violations + use.violations)
    }
    uses = sums.map { pair, sum in
      RoleUse(user: pair[0], used: pair[1], count: sum.count, violations: sum.violations)
    }.sorted { ($0.user, $0.used) < ($1.user, $1.used) }
  }
}

extension Role {
  /// All roles, from the ones closest to the user to the ones closest to the data.
  public static let fromInterfaceToData: [Role] = [
    .coordinator, .controller, .view, .cell, .observer, .presenter, .viewModel, .store, .model,
  ]
}

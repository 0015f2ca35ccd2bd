import LintSyntax

/// The uses between areas, and the cycles among them.
public struct AreaMap: Sendable {
  /// The use of an area by another one.
  public struct AreaUse: Sendable, Hashable {
    public let user: AreaID
    public let used: AreaID
    /// The number of places that name a type of the used area.
    public let count: Int
    /// The findings about such places.
    public let violations: FindingTally
    /// Whether the used area leads back to the user.
    public let isInCycle: Bool
  }

  /// Areas that use each other.
  public struct Cycle: Sendable, Hashable {
    /// Every area that reaches the others and is reached by them, sorted.
    public let members: [AreaID]
    /// The areas of the shortest way from the first member back to it.
    public let path: [AreaID]
  }

  /// Sorted by user and used area.
  public let uses: [AreaUse]
  public let cycles: [Cycle]

  public init(of graph: ArchitectureGraph) {
    var sums: [Pair: (count: Int, violations: FindingTally)] = [:]
    for use in graph.usesInAreas {
      let pair = Pair(user: use.area, used: graph[use.used].area)
      let sum = sums[pair, default: (0, FindingTally())]
      sums[pair] = (sum.count + use.count, sum.violations + use.violations)
    }
    let directed = DirectedGraph<AreaID>(
      count: graph.areas.ids.count, arrows: sums.keys.map { (from: $0.user, to: $0.used) })
    let components = directed.cyclicComponents
    cycles = components.map { Cycle(members: $0, path: $0.first.flatMap(directed.shortestCycle) ?? []) }
    var numbers: [AreaID: Int] = [:]
    for (number, members) in components.enumerated() { for member in members { numbers[member] = number } }
    uses = sums.map { pair, sum in
      AreaUse(
        user: pair.user, used: pair.used, count: sum.count, violations: sum.violations,
        isInCycle: numbers[pair.user] != nil && numbers[pair.user] == numbers[pair.used])
    }.sorted { ($0.user, $0.used) < ($1.user, $1.used) }
  }

  private struct Pair: Hashable {
    let user: AreaID
    let used: AreaID
  }

  /// The index of the cycle that an area belongs to.
  public func cycle(of area: AreaID) -> Int? { cycles.firstIndex { $0.members.contains(area) } }
}

public import LintSyntax

/// The places of boxes on a map: users above the boxes that they use. The same graph always has the same layout.
public struct MapLayout<ID: Handle>: Sendable {
  /// The sizes in pixels that a layout uses.
  public struct Sizes: Sendable {
    public var width: Int
    public var height: Int
    public var horizontalGap: Int
    public var verticalGap: Int
    public var margin: Int
    /// The number of boxes in a row before it continues in the next one.
    public var columns: Int

    public init(width: Int, height: Int, horizontalGap: Int, verticalGap: Int, margin: Int, columns: Int) {
      self.width = width
      self.height = height
      self.horizontalGap = horizontalGap
      self.verticalGap = verticalGap
      self.margin = margin
      self.columns = columns
    }
  }

  /// The upper left corner of a box.
  public struct Point: Sendable, Hashable {
    public let x: Int
    public let y: Int
  }

  public let sizes: Sizes
  /// The boxes in reading order.
  public let order: [ID]
  public let width: Int
  public let height: Int
  private let points: [Point]

  public subscript(id: ID) -> Point { points[id.index] }

  /// - Parameter weight: the weight of an arrow. Where boxes use each other, the light arrows lead upwards.
  public init(of graph: DirectedGraph<ID>, _ sizes: Sizes, weight: (_ user: ID, _ used: ID) -> Int = { _, _ in 1 }) {
    self.sizes = sizes
    let rows = Self.rows(of: graph.withoutCycles(weight: weight)).flatMap { Self.wrapped($0, sizes.columns) }
    let longest = rows.map(\.count).max() ?? 0
    let step = (x: sizes.width + sizes.horizontalGap, y: sizes.height + sizes.verticalGap)
    width = 2 * sizes.margin + max(longest * step.x - sizes.horizontalGap, 0)
    height = 2 * sizes.margin + max(rows.count * step.y - sizes.verticalGap, 0)
    var points = [Point](repeating: Point(x: 0, y: 0), count: graph.ids.count)
    for (line, row) in rows.enumerated() {
      let indentation = (longest - row.count) * step.x / 2
      for (column, id) in row.enumerated() {
        points[id.index] = Point(
          x: sizes.margin + indentation + column * step.x, y: sizes.margin + line * step.y)
      }
    }
    self.points = points
    order = rows.flatMap { $0 }
  }

  /// The rows of a graph without cycles: each node below all of its users. Nodes without arrows are in the last row.
  private static func rows(of acyclic: DirectedGraph<ID>) -> [[ID]] {
    var predecessors = [[ID]](repeating: [], count: acyclic.ids.count)
    for id in acyclic.ids { for target in acyclic.successors(of: id) { predecessors[target.index].append(id) } }
    var ranks = [Int](repeating: 0, count: acyclic.ids.count)
    // A component comes after the ones that it reaches, so the reverse is in the order of the arrows.
    for id in acyclic.components.reversed().flatMap({ $0 }) {
      for target in acyclic.successors(of: id) { ranks[target.index] = max(ranks[target.index], ranks[id.index] + 1) }
    }
    let isAlone: (ID) -> Bool = { acyclic.successors(of: $0).isEmpty && predecessors[$0.index].isEmpty }
    var rows = [[ID]](repeating: [], count: (ranks.max() ?? -1) + 1)
    for id in acyclic.ids where !isAlone(id) { rows[ranks[id.index]].append(id) }
    return sorted(rows.filter { !$0.isEmpty }, acyclic, predecessors)
      + [acyclic.ids.filter(isAlone)].filter { !$0.isEmpty }
  }

  private static var sweepCount: Int { 4 }

  /// Moves each node below its users and above the nodes that it uses, which leaves fewer crossings.
  private static func sorted(_ rows: [[ID]], _ graph: DirectedGraph<ID>, _ predecessors: [[ID]]) -> [[ID]] {
    var rows = rows
    var places = [Double](repeating: 0, count: graph.ids.count)
    func place(_ row: [ID]) {
      for (index, id) in row.enumerated() { places[id.index] = (Double(index) + 0.5) / Double(row.count) }
    }
    func sort(_ index: Int, by neighbors: (ID) -> [ID]) {
      let centers = rows[index].map { id -> (center: Double, id: ID) in
        let near = neighbors(id)
        let sum = near.map { places[$0.index] }.reduce(0, +)
        return (near.isEmpty ? places[id.index] : sum / Double(near.count), id)
      }
      rows[index] = centers.sorted { ($0.center, $0.id) < ($1.center, $1.id) }.map(\.id)
      place(rows[index])
    }
    for row in rows { place(row) }
    for _ in 0..<sweepCount {
      for index in rows.indices.dropFirst() { sort(index) { predecessors[$0.index] } }
      for index in rows.indices.dropLast().reversed() { sort(index) { graph.successors(of: $0) } }
    }
    return rows
  }

  /// A long row in parts of similar length.
  private static func wrapped(_ row: [ID], _ columns: Int) -> [[ID]] {
    let lines = (row.count + columns - 1) / columns
    if lines < 2 { return [row] }
    let length = (row.count + lines - 1) / lines
    return stride(from: 0, to: row.count, by: length).map { Array(row[$0..<min($0 + length, row.count)]) }
  }
}

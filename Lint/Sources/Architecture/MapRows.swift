import LintSyntax

/// The rows of a map: boxes, and between them the lanes of arrows that pass a row.
///
/// Arrows to the same box share their lanes, so a row has at most two lanes for each box, one downwards and one upwards.
struct MapRows<ID: Handle> {
  enum RowElement: Hashable {
    case box(ID)
    case lane(to: ID, isUpward: Bool)
  }

  /// The elements of each row from left to right.
  private(set) var rows: [[RowElement]]
  /// The row of each box.
  private var rowNumbers: [Int]

  /// - Parameter columns: the number of boxes in a row before it continues in the next one.
  init(of graph: DirectedGraph<ID>, columns: Int, weight: (_ user: ID, _ used: ID) -> Int) {
    let boxes = Self.ranks(of: graph.withoutCycles(weight: weight)).flatMap { Self.wrapped($0, columns) }
    rows = boxes.map { $0.map(RowElement.box) }
    rowNumbers = Array(repeating: 0, count: graph.ids.count)
    for (number, row) in boxes.enumerated() { for id in row { rowNumbers[id.index] = number } }
    var links: [RowPosition: Set<RowPosition>] = [:]
    var known = Set(boxes.joined().map { place(.box($0), rowNumbers[$0.index]) })
    for user in graph.ids {
      for used in graph.successors(of: user) where rowNumbers[user.index] != rowNumbers[used.index] {
        let way = way(from: user, to: used)
        for lane in way where known.insert(lane).inserted { rows[lane.row].append(lane.element) }
        let all = [place(.box(user), rowNumbers[user.index])] + way + [place(.box(used), rowNumbers[used.index])]
        for (first, second) in zip(all, all.dropFirst()) {
          links[first, default: []].insert(second)
          links[second, default: []].insert(first)
        }
      }
    }
    sort(by: links)
  }

  /// The lanes that an arrow passes, in the direction of the arrow, with their rows.
  func lanes(from user: ID, to used: ID) -> [(row: Int, lane: RowElement)] {
    way(from: user, to: used).map { ($0.row, $0.element) }
  }

  private struct RowPosition: Hashable {
    let row: Int
    let element: RowElement
  }

  private func place(_ element: RowElement, _ row: Int) -> RowPosition { RowPosition(row: row, element: element) }

  private func way(from user: ID, to used: ID) -> [RowPosition] {
    let (start, end) = (rowNumbers[user.index], rowNumbers[used.index])
    let isUpward = start > end
    let between = Array((min(start, end) + 1..<max(start, end, min(start, end) + 1)))
    return (isUpward ? between.reversed() : between).map { place(.lane(to: used, isUpward: isUpward), $0) }
  }

  // MARK: Ranks

  /// Each box below all of its users. Boxes without arrows are in the last row.
  private static func ranks(of graph: DirectedGraph<ID>) -> [[ID]] {
    var isUsed = [Bool](repeating: false, count: graph.ids.count)
    var ranks = [Int](repeating: 0, count: graph.ids.count)
    // A component comes after the ones that it reaches, so the reverse is in the order of the arrows.
    for id in graph.components.reversed().flatMap({ $0 }) {
      for target in graph.successors(of: id) {
        isUsed[target.index] = true
        ranks[target.index] = max(ranks[target.index], ranks[id.index] + 1)
      }
    }
    let isAlone: (ID) -> Bool = { graph.successors(of: $0).isEmpty && !isUsed[$0.index] }
    var rows = [[ID]](repeating: [], count: (ranks.max() ?? -1) + 1)
    for id in graph.ids where !isAlone(id) { rows[ranks[id.index]].append(id) }
    return (rows + [graph.ids.filter(isAlone)]).filter { !$0.isEmpty }
  }

  /// A long row in parts of similar length.
  private static func wrapped(_ row: [ID], _ columns: Int) -> [[ID]] {
    let lines = (row.count + columns - 1) / columns
    let length = (row.count + lines - 1) / lines
    return stride(from: 0, to: row.count, by: length).map { Array(row[$0..<min($0 + length, row.count)]) }
  }

  // MARK: Order

  private static var sweepCount: Int { 6 }

  /// Moves each element near the elements that it is linked to, first from the top to the bottom and then back.
  private mutating func sort(by links: [RowPosition: Set<RowPosition>]) {
    var positions: [RowPosition: Double] = [:]
    for row in rows.indices { note(row, &positions) }
    for _ in 0..<Self.sweepCount {
      for row in rows.indices.dropFirst() { sort(row, by: links, in: row - 1, &positions) }
      for row in rows.indices.dropLast().reversed() { sort(row, by: links, in: row + 1, &positions) }
    }
  }

  private mutating func sort(
    _ row: Int, by links: [RowPosition: Set<RowPosition>], in other: Int, _ positions: inout [RowPosition: Double]
  ) {
    let centers = rows[row].enumerated().map { index, element -> (center: Double, index: Int, element: RowElement) in
      let near = (links[place(element, row)] ?? []).filter { $0.row == other }.compactMap { positions[$0] }.sorted()
      let own = positions[place(element, row)] ?? 0
      return (near.isEmpty ? own : near.reduce(0, +) / Double(near.count), index, element)
    }
    rows[row] = centers.sorted { ($0.center, $0.index) < ($1.center, $1.index) }.map(\.element)
    note(row, &positions)
  }

  private func note(_ row: Int, _ positions: inout [RowPosition: Double]) {
    for (index, element) in rows[row].enumerated() {
      positions[place(element, row)] = (Double(index) + 0.5) / Double(rows[row].count)
    }
  }
}

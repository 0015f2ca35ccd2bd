import LintArchitecture
import LintSyntax

/// The line of an arrow, and the place of its number.
struct ArrowPath {
  /// Begins at the head of the arrow. Where arrows to the same box share a part of their lines, their dashes are at the same places.
  let text: String
  let label: (x: Int, y: Int)
}

/// The lines of arrows on a map. Their ends are spread over the upper and lower sides of the boxes.
struct ArrowPaths<ID: Handle> {
  /// A side of a box.
  private struct Side: Hashable {
    let box: ID
    let isTop: Bool
  }

  /// An end of an arrow at a side. Ends from the same lane share a place.
  private struct End: Hashable, Comparable {
    /// The horizontal place that the arrow leads to or comes from.
    let x: Int
    /// The arrow; -1 for all arrows from a lane.
    let arrow: Int
    let isStart: Bool

    static func < (first: End, second: End) -> Bool {
      (first.x, first.arrow, first.isStart ? 0 : 1) < (second.x, second.arrow, second.isStart ? 0 : 1)
    }
  }

  private var paths: [ArrowPath] = []

  init(of arrows: [(user: ID, used: ID)], in layout: MapLayout<ID>) {
    let ends = arrows.enumerated().map { Self.ends(of: $1, number: $0, layout) }
    var sides: [Side: Set<End>] = [:]
    for end in ends {
      sides[end.start.side, default: []].insert(end.start.end)
      sides[end.stop.side, default: []].insert(end.stop.end)
    }
    let sorted = sides.mapValues { $0.sorted() }
    func point(_ side: Side, _ end: End) -> MapLayout<ID>.Point {
      let (corner, sizes) = (layout[side.box], layout.sizes)
      let all = sorted[side] ?? []
      let place = (all.firstIndex(of: end) ?? 0) + 1
      return MapLayout<ID>.Point(
        x: corner.x + sizes.width * place / (all.count + 1), y: corner.y + (side.isTop ? 0 : sizes.height))
    }
    paths = zip(arrows, ends).map { arrow, ends in
      Self.path(
        from: point(ends.start.side, ends.start.end), layout.lanes(from: arrow.user, to: arrow.used),
        to: point(ends.stop.side, ends.stop.end), isInRow: layout[arrow.user].y == layout[arrow.used].y)
    }
  }

  subscript(index: Int) -> ArrowPath { paths[index] }

  private static func ends(
    of arrow: (user: ID, used: ID), number: Int, _ layout: MapLayout<ID>
  ) -> (start: (side: Side, end: End), stop: (side: Side, end: End)) {
    let (user, used) = (layout[arrow.user], layout[arrow.used])
    let lanes = layout.lanes(from: arrow.user, to: arrow.used)
    let middle = layout.sizes.width / 2
    return (
      (
        Side(box: arrow.user, isTop: user.y > used.y),
        End(x: lanes.first?.start.x ?? used.x + middle, arrow: number, isStart: true)
      ),
      (
        Side(box: arrow.used, isTop: user.y < used.y),
        End(x: lanes.last?.end.x ?? user.x + middle, arrow: lanes.isEmpty ? number : -1, isStart: false)
      )
    )
  }

  private static func path(
    from start: MapLayout<ID>.Point, _ lanes: [MapLayout<ID>.Lane], to end: MapLayout<ID>.Point, isInRow: Bool
  ) -> ArrowPath {
    var text = "M\(end.x) \(end.y)"
    var point = end
    for lane in lanes.reversed() {
      text += curve(from: point, to: lane.end, isInRow: false) + "V\(lane.start.y)"
      point = lane.start
    }
    text += curve(from: point, to: start, isInRow: isInRow)
    let next = lanes.first?.start ?? end
    return ArrowPath(text: text, label: ((start.x + next.x) / 2, (start.y + next.y) / 2 + (isInRow ? 27 : 5)))
  }

  /// A curve that begins and ends vertically. Between boxes of the same row, it leads through the gap below them.
  private static func curve(from start: MapLayout<ID>.Point, to end: MapLayout<ID>.Point, isInRow: Bool) -> String {
    let bend = isInRow ? 36 : (end.y - start.y) / 2
    return "C\(start.x) \(start.y + bend) \(end.x) \(isInRow ? end.y + bend : end.y - bend) \(end.x) \(end.y)"
  }
}

public import LintSyntax

/// The places of boxes and arrows on a map: users above the boxes that they use. The same graph always has the same layout.
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
    /// The width of an arrow that passes a row.
    public var lane = 14

    public init(width: Int, height: Int, horizontalGap: Int, verticalGap: Int, margin: Int, columns: Int) {
      self.width = width
      self.height = height
      self.horizontalGap = horizontalGap
      self.verticalGap = verticalGap
      self.margin = margin
      self.columns = columns
    }
  }

  /// The upper left corner of a box, or a point of an arrow.
  public struct Point: Sendable, Hashable {
    public let x: Int
    public let y: Int

    public init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }
  }

  /// A vertical part of an arrow, beside the boxes of a row.
  public struct Lane: Sendable, Hashable {
    public let start: Point
    public let end: Point
  }

  public let sizes: Sizes
  /// The boxes in reading order.
  public let order: [ID]
  public let width: Int
  public let height: Int
  private let points: [Point]
  private let lanes: [[ID]: [Lane]]

  public subscript(id: ID) -> Point { points[id.index] }

  /// The lanes of an arrow in its direction.
  public func lanes(from user: ID, to used: ID) -> [Lane] { lanes[[user, used]] ?? [] }

  /// - Parameter weight: the weight of an arrow. Where boxes use each other, the light arrows lead upwards.
  public init(of graph: DirectedGraph<ID>, _ sizes: Sizes, weight: (_ user: ID, _ used: ID) -> Int = { _, _ in 1 }) {
    self.sizes = sizes
    let map = MapRows(of: graph, columns: sizes.columns, weight: weight)
    let rows = map.rows.map { Self.places(of: $0, sizes) }
    let longest = rows.map(\.width).max() ?? 0
    let step = sizes.height + sizes.verticalGap
    width = 2 * sizes.margin + longest
    height = 2 * sizes.margin + max(rows.count * step - sizes.verticalGap, 0)
    var points = [Point](repeating: Point(x: 0, y: 0), count: graph.ids.count)
    var order: [ID] = []
    var centers: [[MapRows<ID>.RowElement: Int]] = []
    for (number, row) in rows.enumerated() {
      let indentation = sizes.margin + (longest - row.width) / 2
      centers.append([:])
      for (element, x) in zip(map.rows[number], row.starts) {
        switch element {
        case .box(let id):
          points[id.index] = Point(x: indentation + x, y: sizes.margin + number * step)
          order.append(id)
        case .lane: centers[number][element] = indentation + x + sizes.lane / 2
        }
      }
    }
    var lanes: [[ID]: [Lane]] = [:]
    for user in graph.ids {
      for used in graph.successors(of: user) {
        let ends = (top: 0, bottom: sizes.height)
        lanes[[user, used]] = map.lanes(from: user, to: used).compactMap { row, lane in
          guard let x = centers[row][lane], case .lane(_, let isUpward) = lane else { return nil }
          let top = sizes.margin + row * step
          let (first, last) = isUpward ? (ends.bottom, ends.top) : (ends.top, ends.bottom)
          return Lane(start: Point(x: x, y: top + first), end: Point(x: x, y: top + last))
        }
      }
    }
    self.points = points
    self.order = order
    self.lanes = lanes
  }

  /// The left ends of the elements of a row, and the width of the row.
  private static func places(of row: [MapRows<ID>.RowElement], _ sizes: Sizes) -> (starts: [Int], width: Int) {
    var starts: [Int] = []
    var end = 0
    var wasLane = false
    for element in row {
      let isLane = if case .lane = element { true } else { false }
      if !starts.isEmpty {
        end += isLane && wasLane ? sizes.lane / 2 : isLane || wasLane ? sizes.lane : sizes.horizontalGap
      }
      starts.append(end)
      end += isLane ? sizes.lane : sizes.width
      wasLane = isLane
    }
    return (starts, end)
  }
}

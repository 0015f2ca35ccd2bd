import LintArchitecture
import LintSyntax

/// A map of boxes and arrows as SVG.
struct GraphDrawing<ID: Handle> {
  struct Box {
    /// The target of a click or Enter; nil for a box that isn't a link.
    var target: String?
    let title: String
    /// The lines below the title.
    let lines: [String]
    /// The description for screen readers.
    let label: String
    var hasViolations = false
    var isInCycle = false
    /// The class that selects the color of the box.
    var style = ""
  }

  struct Arrow {
    let user: ID
    let used: ID
    let count: Int
    let violationCount: Int
    var isInCycle = false
    let label: String
  }

  let label: String
  let boxes: [Box]
  let arrows: [Arrow]
  let layout: MapLayout<ID>
  /// A prefix for identifiers, which must be unique on the page.
  let prefix: String

  init(label: String, prefix: String, boxes: [Box], arrows: [Arrow], _ sizes: MapLayout<ID>.Sizes) {
    self.label = label
    self.boxes = boxes
    self.arrows = arrows
    self.prefix = prefix
    let counts = Dictionary(arrows.map { ([$0.user, $0.used], $0.count) }) { first, _ in first }
    layout = MapLayout(
      of: DirectedGraph(count: boxes.count, arrows: arrows.map { (from: $0.user, to: $0.used) }), sizes
    ) { counts[[$0, $1]] ?? 0 }
  }

  /// - Parameter style: a style sheet inside the picture, for a file of its own.
  func html(style: HTML? = nil) -> HTML {
    let ports = ArrowPorts(arrows.map { ($0.user, $0.used) }, layout)
    let sheet = style.map { "<style>\($0)</style>\n" as HTML } ?? ""
    return """
      <svg class="map" xmlns="http://www.w3.org/2000/svg" width="\(layout.width)" height="\(layout.height)" \
      viewBox="0 0 \(layout.width) \(layout.height)" role="group" aria-label="\(label)">
      \(sheet)<defs>\(marker("use"))\(marker("wrong"))</defs>
      <g aria-hidden="true">
      \(arrows.enumerated().map { arrow($1, ports[$0]) })</g>
      \(layout.order.map { box(boxes[$0.index], layout[$0], $0) })</svg>

      """
  }

  private func marker(_ name: String) -> HTML {
    """
    <marker id="\(prefix)-\(name)" class="head \(name)" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="9" markerHeight="9" \
    markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L10 5L0 10z"/></marker>
    """
  }

  private func arrow(_ arrow: Arrow, _ path: ArrowPath) -> HTML {
    let isWrong = arrow.violationCount > 0
    let classes = (isWrong ? "arrow wrong" : "arrow use") + (arrow.isInCycle ? " cycle" : "")
    let number: HTML =
      isWrong
      ? "<text class=\"count\" x=\"\(path.middle.x)\" y=\"\(path.middle.y)\">\(arrow.violationCount)</text>" : ""
    return """
      <g class="\(classes)" data-user="\(arrow.user.index)" data-used="\(arrow.used.index)"><title>\(arrow.label)</title>\
      <path d="\(path.text)" stroke-width="\(strokeWidth(arrow.count))" marker-end="url(#\(prefix)-\(isWrong ? "wrong" : "use"))"/>\
      \(number)</g>

      """
  }

  /// One more pixel for ten times as many places.
  private func strokeWidth(_ count: Int) -> Int { min(String(count).count, 4) }

  private func box(_ box: Box, _ place: MapLayout<ID>.Point, _ id: ID) -> HTML {
    let sizes = layout.sizes
    let classes = ["box", box.style, box.hasViolations ? "wrong" : "", box.isInCycle ? "cycle" : ""]
      .filter { !$0.isEmpty }.joined(separator: " ")
    let lines = box.lines.enumerated().map { index, line in
      "<text class=\"line\" x=\"\(place.x + 12)\" y=\"\(place.y + 44 + 18 * index)\">\(Self.cut(line, 27))</text>"
        as HTML
    }
    let content: HTML = """
      <title>\(box.label)</title><rect x="\(place.x)" y="\(place.y)" width="\(sizes.width)" height="\(sizes.height)" rx="6"/>\
      <text class="title" x="\(place.x + 12)" y="\(place.y + 24)">\(Self.cut(box.title, 22))</text>\(lines)
      """
    guard let target = box.target else {
      return "<g class=\"\(classes)\" role=\"img\" aria-label=\"\(box.label)\">\(content)</g>\n"
    }
    return """
      <a class="\(classes)" href="#\(target)" data-box="\(id.index)" aria-label="\(box.label)">\(content)</a>

      """
  }

  /// The text up to a width in letters of average width.
  private static func cut(_ text: String, _ width: Int) -> String {
    if text.displayWidth <= width { return text }
    var cut = ""
    var used = 1
    for character in text {
      used += String(character).displayWidth
      if used > width { break }
      cut.append(character)
    }
    return cut + "…"
  }
}

/// The line of an arrow and its middle, where a number is written.
struct ArrowPath {
  let text: String
  let middle: (x: Int, y: Int)

  init(from start: (x: Int, y: Int), _ first: (x: Int, y: Int), _ second: (x: Int, y: Int), to end: (x: Int, y: Int)) {
    text = "M\(start.x) \(start.y)C\(first.x) \(first.y) \(second.x) \(second.y) \(end.x) \(end.y)"
    middle = ((start.x + 3 * first.x + 3 * second.x + end.x) / 8, (start.y + 3 * first.y + 3 * second.y + end.y) / 8)
  }
}

/// The lines of arrows, whose ends are spread over the sides of the boxes.
private struct ArrowPorts<ID: Handle> {
  private enum Side { case top, bottom, left, right }

  private struct Port: Hashable {
    let box: ID
    let side: Side
  }

  private var paths: [ArrowPath] = []

  init(_ arrows: [(user: ID, used: ID)], _ layout: MapLayout<ID>) {
    let sides = arrows.map { Self.sides(layout[$0.user], layout[$0.used], layout) }
    // The ends at each side, in the order of the boxes at the other ends.
    var ends: [Port: [(arrow: Int, isStart: Bool, order: Int)]] = [:]
    for (index, arrow) in arrows.enumerated() {
      let (start, end) = sides[index]
      ends[Port(box: arrow.user, side: start), default: []].append((index, true, layout[arrow.used].x))
      ends[Port(box: arrow.used, side: end), default: []].append((index, false, layout[arrow.user].x))
    }
    var starts = [(x: Int, y: Int)](repeating: (0, 0), count: arrows.count)
    var stops = starts
    for (port, list) in ends {
      let sorted = list.sorted { ($0.order, $0.arrow, $0.isStart ? 0 : 1) < ($1.order, $1.arrow, $1.isStart ? 0 : 1) }
      for (place, end) in sorted.enumerated() {
        let point = Self.point(port, (place + 1, sorted.count + 1), layout)
        if end.isStart { starts[end.arrow] = point } else { stops[end.arrow] = point }
      }
    }
    paths = arrows.indices.map { Self.path(starts[$0], sides[$0].0, stops[$0], sides[$0].1) }
  }

  subscript(index: Int) -> ArrowPath { paths[index] }

  private static func sides(
    _ user: MapLayout<ID>.Point, _ used: MapLayout<ID>.Point, _ layout: MapLayout<ID>
  ) -> (Side, Side) {
    if user.y < used.y {
      if !isBlocked(user, used, layout) { return (.bottom, .top) }
      return user.x > used.x ? (.right, .right) : (.left, .left)
    }
    if user.y == used.y { return (.bottom, .bottom) }
    return user.x <= used.x ? (.right, .right) : (.left, .left)
  }

  /// Whether another box is between two boxes.
  private static func isBlocked(
    _ user: MapLayout<ID>.Point, _ used: MapLayout<ID>.Point, _ layout: MapLayout<ID>
  ) -> Bool {
    layout.order.contains { id in
      let box = layout[id]
      guard user.y < box.y, box.y < used.y else { return false }
      let x = user.x + (used.x - user.x) * (box.y - user.y) / (used.y - user.y)
      return abs(x - box.x) < layout.sizes.width / 2
    }
  }

  private static func point(_ port: Port, _ part: (Int, Int), _ layout: MapLayout<ID>) -> (x: Int, y: Int) {
    let (corner, sizes) = (layout[port.box], layout.sizes)
    return switch port.side {
    case .top: (corner.x + sizes.width * part.0 / part.1, corner.y)
    case .bottom: (corner.x + sizes.width * part.0 / part.1, corner.y + sizes.height)
    case .left: (corner.x, corner.y + sizes.height * part.0 / part.1)
    case .right: (corner.x + sizes.width, corner.y + sizes.height * part.0 / part.1)
    }
  }

  private static func path(
    _ start: (x: Int, y: Int), _ startSide: Side, _ end: (x: Int, y: Int), _ endSide: Side
  ) -> ArrowPath {
    let bend =
      startSide == .bottom && endSide == .top
      ? max((end.y - start.y) / 2, 20) : startSide == .bottom ? 36 : min(36 + abs(end.y - start.y) / 12, 76)
    return ArrowPath(from: start, moved(start, startSide, bend), moved(end, endSide, bend), to: end)
  }

  private static func moved(_ point: (x: Int, y: Int), _ side: Side, _ distance: Int) -> (x: Int, y: Int) {
    switch side {
    case .top: (point.x, point.y - distance)
    case .bottom: (point.x, point.y + distance)
    case .left: (point.x - distance, point.y)
    case .right: (point.x + distance, point.y)
    }
  }
}

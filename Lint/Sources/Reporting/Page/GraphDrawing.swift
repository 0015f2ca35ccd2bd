import LintArchitecture
import LintSyntax

/// A map of boxes and arrows as SVG.
struct GraphDrawing<ID: Handle> {
  struct Box {
    /// The number by which the script finds the box.
    let number: Int
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
    /// The number of findings that make the arrow red.
    let violationCount: Int
    var isInCycle = false
    let label: String
  }

  let label: String
  let boxes: [Box]
  let arrows: [Arrow]
  let layout: MapLayout<ID>
  private let texts: [BoxText]
  /// A prefix for identifiers, which must be unique on the page.
  let prefix: String

  init(label: String, prefix: String, boxes: [Box], arrows: [Arrow]) {
    self.label = label
    self.boxes = boxes
    self.arrows = arrows
    self.prefix = prefix
    texts = boxes.map { BoxText(title: $0.title, lines: $0.lines) }
    let counts = Dictionary(arrows.map { ([$0.user, $0.used], $0.count) }) { first, _ in first }
    layout = MapLayout(
      of: DirectedGraph(count: boxes.count, arrows: arrows.map { (from: $0.user, to: $0.used) }), Self.sizes(for: texts)
    ) { counts[[$0, $1]] ?? 0 }
  }

  /// The width of a page on a wide screen, without its margins.
  private static var pageWidth: Int { 1_340 }
  private static var longestRow: Int { 5 }

  /// All boxes have the size of the largest one.
  private static func sizes(for texts: [BoxText]) -> MapLayout<ID>.Sizes {
    let width = texts.map(\.width).max() ?? 0
    let (gap, margin) = (44, 24)
    let columns = (pageWidth - 2 * margin + gap) / (width + gap)
    return MapLayout<ID>.Sizes(
      width: width, height: texts.map(\.height).max() ?? 0, horizontalGap: gap, verticalGap: 76, margin: margin,
      columns: min(max(columns, 1), longestRow))
  }

  var html: HTML {
    let paths = ArrowPaths(of: arrows.map { ($0.user, $0.used) }, in: layout)
    // Arrows to the same box share a part of their paths, where those with findings are on top.
    let order = arrows.indices.sorted { (arrows[$0].violationCount, $0) < (arrows[$1].violationCount, $1) }
    return """
      <svg class="map" xmlns="http://www.w3.org/2000/svg" width="\(layout.width)" height="\(layout.height)" \
      viewBox="0 0 \(layout.width) \(layout.height)" role="group" aria-label="\(label)">
      <defs>\(marker("use"))\(marker("wrong"))</defs>
      <g aria-hidden="true">
      \(order.map { arrow(arrows[$0], paths[$0]) })</g>
      \(layout.order.map { box(boxes[$0.index], texts[$0.index], layout[$0]) })</svg>

      """
  }

  private func marker(_ name: String) -> HTML {
    """
    <marker id="\(prefix)-\(name)" class="head \(name)" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="9" markerHeight="9" \
    markerUnits="userSpaceOnUse" orient="auto-start-reverse"><path d="M0 0L10 5L0 10z"/></marker>
    """
  }

  private func arrow(_ arrow: Arrow, _ path: ArrowPath) -> HTML {
    let isWrong = arrow.violationCount > 0
    let classes = (isWrong ? "arrow wrong" : "arrow use") + (arrow.isInCycle ? " cycle" : "")
    let number: HTML =
      isWrong
      ? "<text class=\"count\" x=\"\(path.label.x)\" y=\"\(path.label.y)\">\(arrow.violationCount)</text>" : ""
    return """
      <g class="\(classes)" data-user="\(boxes[arrow.user.index].number)" data-used="\(boxes[arrow.used.index].number)"><title>\(arrow.label)</title>\
      <path d="\(path.text)" stroke-width="\(strokeWidth(arrow.count))" marker-start="url(#\(prefix)-\(isWrong ? "wrong" : "use"))"/>\
      \(number)</g>

      """
  }

  /// One more pixel for ten times as many places.
  private func strokeWidth(_ count: Int) -> Int { min(String(count).count, 4) }

  private func box(_ box: Box, _ text: BoxText, _ place: MapLayout<ID>.Point) -> HTML {
    let sizes = layout.sizes
    let classes = ["box", box.style, box.hasViolations ? "wrong" : "", box.isInCycle ? "cycle" : ""]
      .filter { !$0.isEmpty }.joined(separator: " ")
    let content: HTML = """
      <title>\(box.label)</title><rect x="\(place.x)" y="\(place.y)" width="\(sizes.width)" height="\(sizes.height)" rx="6"/>\
      <svg x="\(place.x)" y="\(place.y)" width="\(sizes.width - 4)" height="\(sizes.height)">\(text.html)</svg>
      """
    guard let target = box.target else {
      return "<g class=\"\(classes)\" role=\"img\" aria-label=\"\(box.label)\">\(content)</g>\n"
    }
    return """
      <a class="\(classes)" href="#\(target)" data-box="\(box.number)" aria-label="\(box.label)">\(content)</a>

      """
  }
}

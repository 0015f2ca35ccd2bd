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
      \(layout.order.map { box(boxes[$0.index], layout[$0]) })</svg>

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
      ? "<text class=\"count\" x=\"\(path.label.x)\" y=\"\(path.label.y)\">\(arrow.violationCount)</text>" : ""
    return """
      <g class="\(classes)" data-user="\(boxes[arrow.user.index].number)" data-used="\(boxes[arrow.used.index].number)"><title>\(arrow.label)</title>\
      <path d="\(path.text)" stroke-width="\(strokeWidth(arrow.count))" marker-end="url(#\(prefix)-\(isWrong ? "wrong" : "use"))"/>\
      \(number)</g>

      """
  }

  /// One more pixel for ten times as many places.
  private func strokeWidth(_ count: Int) -> Int { min(String(count).count, 4) }

  private func box(_ box: Box, _ place: MapLayout<ID>.Point) -> HTML {
    let sizes = layout.sizes
    let classes = ["box", box.style, box.hasViolations ? "wrong" : "", box.isInCycle ? "cycle" : ""]
      .filter { !$0.isEmpty }.joined(separator: " ")
    let lines = box.lines.enumerated().map { index, line in
      "<text class=\"line\" x=\"12\" y=\"\(44 + 18 * index)\">\(Self.cut(line, 27))</text>"
        as HTML
    }
    let content: HTML = """
      <title>\(box.label)</title><rect x="\(place.x)" y="\(place.y)" width="\(sizes.width)" height="\(sizes.height)" rx="6"/>\
      <svg x="\(place.x)" y="\(place.y)" width="\(sizes.width - 4)" height="\(sizes.height)">\
      <text class="title" x="12" y="24">\(Self.cut(box.title, 20))</text>\(lines)</svg>
      """
    guard let target = box.target else {
      return "<g class=\"\(classes)\" role=\"img\" aria-label=\"\(box.label)\">\(content)</g>\n"
    }
    return """
      <a class="\(classes)" href="#\(target)" data-box="\(box.number)" aria-label="\(box.label)">\(content)</a>

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

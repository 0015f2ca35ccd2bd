import LintArchitecture
import LintEngine
import LintSyntax

/// A box on the map of modules or folders.
struct MapBoxID: Handle {
  let number: Int32
}

/// The map of modules or folders.
struct MapSection {
  private let report: ArchitectureReport

  init(_ report: ArchitectureReport) { self.report = report }

  private var areas: Areas { report.graph.areas }
  private var kind: String { areas.kind.rawValue }

  var html: HTML {
    """
    <section id="map" aria-labelledby="map-title">
    <h2 id="map-title">Map</h2>
    \(areas.names.isEmpty ? "<p>The project contains no Swift files.</p>\n" : map)</section>

    """
  }

  private var map: HTML {
    """
    <p>Each box is a \(kind). An arrow leads from a \(kind) to one whose types it uses. Select a box to see its types.</p>
    \(changeNote)\(limitNote)\(Self.legend)<div class="scroll" tabindex="0" role="region" aria-label="Map of \(kind)s">
    \(Self.drawing(of: report).html)</div>
    \(cycles)\(table)
    """
  }

  private var changeNote: HTML {
    guard let changes = report.changes else { return "" }
    return """
      <p>Red boxes and arrows have findings that changed since \(.name(changes.reference)), and numbers at arrows count these. \
      “1 of 3 findings” means that 1 of 3 changed.</p>

      """
  }

  private var limitNote: HTML {
    areas.names.count > Self.boxLimit
      ? "<p>The map shows the \(Self.boxLimit) largest of \(areas.names.count) \(kind)s. The table of \(kind)s lists all of them.</p>\n"
      : ""
  }

  private static let legend: HTML = """
    <ul class="legend" aria-label="Legend">
    <li><span class="key use"></span> Use; a thicker arrow stands for more places</li>
    <li><span class="key wrong"></span> Use with findings, and their number</li>
    <li><span class="key cycle"></span> Part of a cycle</li>
    </ul>

    """

  /// The number of boxes on the map. A map of more would be large and hard to read.
  private static let boxLimit = 60

  /// The areas on the map: all, or those with the most types.
  private static func shownAreas(of report: ArchitectureReport, _ typeCounts: [Int]) -> [AreaID] {
    let ids = Array(report.graph.areas.ids)
    if ids.count <= boxLimit { return ids }
    return ids.sorted { (typeCounts[$1.index], $0) < (typeCounts[$0.index], $1) }.prefix(boxLimit).sorted()
  }

  static func drawing(of report: ArchitectureReport) -> GraphDrawing<MapBoxID> {
    let areas = report.graph.areas
    let titles = areas.titles
    var typeCounts = [Int](repeating: 0, count: areas.names.count)
    for entry in report.graph.entries { typeCounts[entry.area.index] += 1 }
    let violations = report.findingsByArea.map { FindingCounts($0, report.changes).violations }
    let shown = shownAreas(of: report, typeCounts)
    let numbers = Dictionary(uniqueKeysWithValues: shown.enumerated().map { ($1, MapBoxID($0)) })
    let boxes = shown.map { area -> GraphDrawing<MapBoxID>.Box in
      let cycle = report.map.cycle(of: area)
      let (types, findings) = (counted(typeCounts[area.index], "type"), report.findingText(violations[area.index]))
      return GraphDrawing.Box(
        number: area.index, target: "area-\(area.index)", title: titles[area.index],
        lines: [types + (cycle.map { " · cycle \($0 + 1)" } ?? ""), findings],
        label: "\(areas[area]): \(types), \(findings)" + (cycle.map { ", in cycle \($0 + 1)" } ?? ""),
        hasViolations: violations[area.index].listed > 0, isInCycle: cycle != nil)
    }
    let arrows = report.map.uses.compactMap { use -> GraphDrawing<MapBoxID>.Arrow? in
      guard let user = numbers[use.user], let used = numbers[use.used] else { return nil }
      return GraphDrawing.Arrow(
        user: user, used: used, count: use.count, violationCount: use.violations.listed, isInCycle: use.isInCycle,
        label: report.useText(areas[use.user], areas[use.used], use.count, use.violations))
    }
    return GraphDrawing(
      label: "Map of \(areas.kind.rawValue)s", prefix: "map", boxes: boxes, arrows: arrows)
  }

  private var cycles: HTML {
    if report.map.cycles.isEmpty { return "" }
    let items = report.map.cycles.enumerated().map { number, cycle -> HTML in
      let path = (cycle.path + cycle.path.prefix(1)).map { Self.link(to: $0, areas) }
      let others = cycle.members.filter { !cycle.path.contains($0) }.map { Self.link(to: $0, areas) }
      let rest: HTML = others.isEmpty ? "" : "; also part of it: \(.list(others, separator: ", "))"
      return "<li>Cycle \(number + 1): \(.list(path, separator: " → "))\(rest)</li>\n"
    }
    return "<h3>Cycles</h3>\n<ul>\n\(items)</ul>\n"
  }

  static func link(to area: AreaID, _ areas: Areas) -> HTML {
    "<a href=\"#area-\(area.index)\">\(.name(areas[area]))</a>"
  }

  /// The number of arrows in the table.
  private static let arrowLimit = 500

  /// The arrows as text; if there are many, those with the most findings and places.
  private var table: HTML {
    let uses = report.map.uses
    if uses.isEmpty { return "" }
    let shown = uses.indices.sorted {
      (uses[$1].violations.listed, uses[$1].count, $0) < (uses[$0].violations.listed, uses[$0].count, $1)
    }.prefix(Self.arrowLimit).sorted()
    let rows = shown.map { uses[$0] }.map { use -> [HTML] in
      [
        Self.link(to: use.user, areas), Self.link(to: use.used, areas), "\(use.count)",
        "\(report.text(use.violations))",
        use.isInCycle ? "yes" : "no",
      ]
    }
    let headings: [HTML] = ["\(areas.kind.title(plural: false))", "Uses", "Places", "Findings", "In a cycle"]
    let title: HTML =
      rows.count < uses.count ? "\(rows.count) of \(uses.count) arrows" : "All \(counted(rows.count, "arrow"))"
    return """
      <details><summary>\(title) as a table</summary>
      \(.table("Uses between \(kind)s", headings, rows))</details>

      """
  }
}

import LintArchitecture
import LintEngine
import LintSemantics
import LintSyntax

/// A table of the areas, and the types of each.
struct AreaSection {
  /// The number of types with a role that the page lists without a script. A page with all types of a large project would open slowly.
  private static let typeLimit = 20

  private let report: ArchitectureReport
  private let findings: [[ReportedFinding]]
  private let counts: [FindingCounts]

  init(_ report: ArchitectureReport) {
    self.report = report
    findings = report.findingsByArea
    counts = findings.map { FindingCounts($0, report.changes) }
  }

  private var graph: ArchitectureGraph { report.graph }
  private var areas: Areas { graph.areas }
  private var kind: String { areas.kind.rawValue }

  var html: HTML {
    """
    <section id="areas" aria-labelledby="areas-title">
    <h2 id="areas-title">\(areas.kind.title(plural: true))</h2>
    \(areas.names.isEmpty ? "<p>There are none.</p>\n" : table)\(typeSearch)\(areas.ids.map(details))</section>

    """
  }

  private var table: HTML {
    let paths = report.ownership == nil ? [] : areas.paths
    let rows = areas.ids.map { area -> [HTML] in
      let counts = counts[area.index]
      let numbers: [HTML] = ["\(typeCount(in: area))"] + FindingState.allCases.map { "\(report.text(counts[$0]))" }
      let owners = report.ownership.map { ownership in
        [HTML.owners(ownership.owners(ofFiles: paths[area.index]))]
      }
      return [MapSection.link(to: area, areas)] + numbers + (owners ?? [])
    }
    let headings: [HTML] =
      ["\(areas.kind.title(plural: false))", "Types"] + FindingState.allCases.map { "\($0.title)" }
    return .table(
      "Findings by \(kind)", note: report.changeCaption, headings + (report.ownership == nil ? [] : ["Owners"]), rows)
  }

  /// The search for a type. The script shows it.
  private var typeSearch: HTML {
    graph.entries.isEmpty
      ? ""
      : """
      <form id="type-search" role="search" aria-label="Types" hidden>
      <label for="type-name">Find a type</label>
      <input id="type-name" type="search" autocomplete="off" spellcheck="false">
      <p id="type-status" role="status"></p>
      <ul id="type-results" class="types"></ul>
      </form>
      <section id="type" aria-labelledby="type-title" tabindex="-1" hidden></section>

      """
  }

  private func typeCount(in area: AreaID) -> Int {
    report.roleMaps[area.index].groups.map(\.entries.count).reduce(0, +)
  }

  private func details(_ area: AreaID) -> HTML {
    """
    <details class="area" data-area="\(area.index)">
    <summary>\(.name(areas[area])) <span class="note">\(counted(typeCount(in: area), "type")), \
    \(report.findingText(counts[area.index].violations))</span></summary>
    <h3 id="area-\(area.index)" tabindex="-1">\(.name(areas[area]))</h3>
    <p><a href="#map">Back to the map</a></p>
    \(uses(of: area))\(roleMap(of: area))\(report.roleMaps[area.index].ids.map { group($0, in: area) })</details>

    """
  }

  private func uses(of area: AreaID) -> HTML {
    let used = report.map.uses.filter { $0.user == area }.map(\.used)
    let users = report.map.uses.filter { $0.used == area }.map(\.user)
    func line(_ title: HTML, _ others: [AreaID]) -> HTML {
      let links = others.map { MapSection.link(to: $0, areas) }
      return others.isEmpty ? "" : "<p>\(title): \(.list(links, separator: ", "))</p>\n"
    }
    return line("Uses", used) + line("Used by", users)
  }

  private static let namesInBox = 4

  private func roleMap(of area: AreaID) -> HTML {
    let map = report.roleMaps[area.index]
    if map.groups.count < 2 { return "" }
    let boxes = map.ids.map { id -> GraphDrawing<RoleGroupID>.Box in
      let group = map[id]
      let names = group.entries.prefix(Self.namesInBox).map { graph[$0].name }
      let rest = group.entries.count - names.count
      let lines = rest > 0 ? names.dropLast() + ["and \(rest + 1) more"] : names
      return GraphDrawing.Box(
        number: id.index, target: "area-\(area.index)-\(id.index)",
        title: "\(group.role.title) (\(group.entries.count))", lines: lines,
        label: "\(group.role.title): \(counted(group.entries.count, "type"))", style: group.role.style)
    }
    let arrows = map.uses.map { use in
      GraphDrawing<RoleGroupID>.Arrow(
        user: use.user, used: use.used, count: use.count, violationCount: use.violations.listed,
        label: report.useText(map[use.user].role.title, map[use.used].role.title, use.count, use.violations))
    }
    let drawing = GraphDrawing(
      label: "Types of \(areas[area]) by role", prefix: "roles-\(area.index)", boxes: boxes, arrows: arrows)
    return """
      <div class="scroll" tabindex="0" role="region" aria-label="Types of \(areas[area]) by role">
      \(drawing.html)</div>

      """
  }

  private func group(_ id: RoleGroupID, in area: AreaID) -> HTML {
    let group = report.roleMaps[area.index][id]
    let shown = group.entries.prefix(Self.typeLimit).map { entry -> HTML in
      let type = graph[entry]
      return """
        <li data-type="\(entry.index)">\(.name(type.name)) <span class="note">\(.name("\(type.path):\(type.line)"))</span></li>

        """
    }
    let rest = group.entries.count - shown.count
    let more: HTML =
      rest > 0
      ? "<p class=\"rest\">And \(rest) more. <code>mvvmlint roles</code> lists all types.</p>\n" : ""
    return """
      <h4 id="area-\(area.index)-\(id.index)" tabindex="-1">\(group.role.title) <span class="note">\(group.entries.count)</span></h4>
      <ul class="types" data-role="\(group.role.index)">
      \(shown)</ul>
      \(more)
      """
  }
}

extension HTML {
  static func + (first: HTML, second: HTML) -> HTML { "\(first)\(second)" }
}

extension Role? {
  var title: String {
    guard let self else { return "No known role" }
    return self.rawValue.prefix(1).uppercased() + self.rawValue.dropFirst()
  }

  /// The class that selects the color.
  var style: String {
    map { "role-" + $0.rawValue.replacing(" ", with: "-") } ?? "role-none"
  }

  /// The number in the page's list of roles.
  var index: Int { flatMap { Role.fromInterfaceToData.firstIndex(of: $0) } ?? Role.fromInterfaceToData.count }
}

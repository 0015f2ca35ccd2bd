import LintArchitecture
import LintEngine
import LintSyntax

/// Writes findings into the markup up to a limit, and the others into a block that the script reads.
struct FindingWriter {
  private let report: ArchitectureReport
  private let findings: [ReportedFinding]
  private var remaining: Int
  /// The number of a group and the markup of a finding.
  private var others: [JSON] = []
  /// The text of the file that was shown last.
  private var source: (path: String, text: SourceText)?

  init(_ report: ArchitectureReport, _ findings: [ReportedFinding], limit: Int) {
    self.report = report
    self.findings = findings
    remaining = limit
  }

  mutating func html(of group: FindingGroup, number: Int) -> HTML {
    let all = group.findings.map { html($0) }
    let shown = all.prefix(remaining)
    remaining -= shown.count
    let rest = all.dropFirst(shown.count)
    for finding in rest { others.append([.number(number), .string(finding.text)]) }
    let more: HTML =
      rest.isEmpty
      ? "" : "<p class=\"rest\">\(rest.count) more. <code>mvvmlint check</code> lists all findings.</p>\n"
    return """
      <section class="folder" id="group-\(number)">
      <h4>\(.path(group.folder)) <span class="note">\(all.count)</span></h4>
      \(Array(shown))\(more)</section>

      """
  }

  /// The findings beyond the limit; empty if there are none.
  var rest: HTML { others.isEmpty ? "" : .json(.array(others), id: "more-findings") }

  private mutating func html(_ index: Int) -> HTML {
    let finding = findings[index]
    let start = finding.extent.start
    let state = FindingState(finding)
    let file = Self.fileName(finding.path)
    let area = report.graph.areas.area(of: finding.path).map { "\($0.index)" } ?? ""
    let owners = report.ownership?.owners(of: finding.path) ?? []
    return """
      <details class="finding" id="finding-\(index)" data-state="\(state.rawValue)" data-severity="\("\(finding.severity)")" \
      data-rule="\(finding.rule)" data-area="\(area)" data-owner="\(owners.joined(separator: " "))">
      <summary><span class="badge \("\(finding.severity)")">\("\(finding.severity)")</span> \
      <span class="badge state">\(state.rawValue)</span> \(.name(finding.message)) \
      <span class="note">\(.name("\(file):\(start.line)"))</span></summary>
      <p class="place">\(.path("\(finding.path):\(start.line):\(start.column)"))</p>
      \(excerpt(finding))\(reasons(finding))\(ownerLine(owners))\(suppression(finding))</details>

      """
  }

  private static func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  private mutating func excerpt(_ finding: ReportedFinding) -> HTML {
    if source?.path != finding.path { source = (finding.path, SourceText(of: finding.path, in: report.sources)) }
    guard let source else { return "" }
    let excerpt = Excerpt(of: source.text, finding.extent)
    if excerpt.isEmpty { return "" }
    let before = String(excerpt.before.drop { $0 == " " })
    return """
      <pre tabindex="0" aria-label="Source line \(excerpt.number)"><code><span class="number">\(excerpt.number)</span> \
      <bdi>\(before)<mark>\(excerpt.highlighted)</mark>\(excerpt.after)</bdi></code></pre>

      """
  }

  private func reasons(_ finding: ReportedFinding) -> HTML {
    if finding.reasons.isEmpty { return "" }
    let items = finding.reasons.map { reason -> HTML in
      let place =
        reason.place.map { " <span class=\"note\">\(.path("\($0.path):\($0.start.line)"))</span>" as HTML } ?? ""
      return "<li>because \(.name(reason.text))\(place)</li>\n"
    }
    return "<ul class=\"reasons\">\n\(items)</ul>\n"
  }

  private func ownerLine(_ owners: [String]) -> HTML {
    owners.isEmpty ? "" : "<p>Owners: \(.owners(owners))</p>\n"
  }

  private func suppression(_ finding: ReportedFinding) -> HTML {
    if case .inSource(let reason) = finding.suppression {
      return "<p>Suppressed by a comment\(reason.map { ": \(.name($0))" as HTML } ?? "").</p>\n"
    }
    let places = lines(of: finding)
    let lines: HTML =
      places.count == 1 ? "the line" : "each of the \(places.count) lines (\(.list(places, separator: ", ")))"
    return """
      <p class="copy">To suppress it, write above \(lines): \
      <code>// mvvmlint:disable:next \(finding.rule) - reason</code></p>

      """
  }

  /// The lines with the places of a finding: `List.swift:3`, `List.swift:9`.
  private func lines(of finding: ReportedFinding) -> [HTML] {
    let places = [(finding.path, finding.extent.start.line)] + finding.furtherPlaces.map { ($0.path, $0.start.line) }
    var lines: [String] = []
    for (path, line) in places {
      let text = "\(Self.fileName(path)):\(line)"
      if !lines.contains(text) { lines.append(text) }
    }
    return lines.map(HTML.name)
  }
}

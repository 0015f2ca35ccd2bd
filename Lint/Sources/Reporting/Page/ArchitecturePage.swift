public import LintArchitecture
import LintEngine
import LintSupport
import LintSyntax

/// The architecture report as one HTML page that loads nothing else. The same report gives the same bytes.
public struct ArchitecturePage {
  private let report: ArchitectureReport

  public init(_ report: ArchitectureReport) { self.report = report }

  public var text: String { html.text }

  private var html: HTML {
    let sections = [
      MapSection(report).html, AreaSection(report).html, FindingSection(report).html, HistorySection(report).html,
    ]
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="\(Tool.name) \(Tool.version)">
      <title>Architecture of \(report.name)</title>
      <style>
      \(Self.style)</style>
      </head>
      <body>
      <a class="skip" href="#content">Skip to the map</a>
      <header>
      <h1>Architecture of \(.name(report.name))</h1>
      <p>\(summary)</p>
      \(counts)<nav aria-label="Sections"><ul>
      <li><a href="#map">Map</a></li>
      <li><a href="#areas">\(report.graph.areas.kind.title(plural: true))</a></li>
      <li><a href="#findings">Findings</a></li>
      <li><a href="#history">Debt over time</a></li>
      </ul></nav>
      </header>
      <main id="content">
      \(sections)</main>
      <footer><p>Written by <a href="\(Tool.repository)">\(Tool.name)</a> \(Tool.version).</p></footer>
      \(TypeData(report).html)<script>
      \(Self.script)</script>
      </body>
      </html>

      """
  }

  /// The style sheet and the script are files, so that editors and browsers' tools can read them.
  private static let style = HTML(trusted: String(decoding: PackageResources.page_css, as: UTF8.self))
  private static let script = HTML(trusted: String(decoding: PackageResources.page_js, as: UTF8.self))

  private var summary: HTML {
    let areas = report.graph.areas
    let cycles = report.map.cycles.count
    return """
      \(counted(report.fileCount, "file")) with \(counted(report.graph.entries.count, "type")) in \
      \(counted(areas.names.count, areas.kind.rawValue)). \
      \(cycles == 0 ? "No cycles between them." : "\(counted(cycles, "cycle")) between them.")
      """
  }

  private var counts: HTML {
    let counts = FindingCounts(report.findings, report.changes)
    let rows = FindingState.allCases.map { state -> [HTML] in
      let changed: [HTML] = report.changes == nil ? [] : ["\(counts[state].listed)"]
      return ["\(state.title)"] + changed + ["\(counts[state].total)", "\(state.explanation)"]
    }
    let headings: [HTML] = report.changes.map { ["Changed since \(.name($0.reference))", "Total"] } ?? ["Number"]
    return .table("Findings", ["State"] + headings + ["Meaning"], rows)
  }
}

extension FindingState {
  var title: String {
    switch self {
    case .new: "New"
    case .baselined: "Baselined"
    case .suppressed: "Suppressed"
    }
  }

  var explanation: String {
    switch self {
    case .new: "Neither in the baseline nor suppressed"
    case .baselined: "Accepted by the baseline"
    case .suppressed: "Suppressed by a comment in the source"
    }
  }
}

extension Areas.Kind {
  func title(plural: Bool) -> String {
    switch self {
    case .module: plural ? "Modules" : "Module"
    case .folder: plural ? "Folders" : "Folder"
    }
  }
}

extension ArchitectureReport {
  /// The findings that the page lists: only those that a change affects, if there is one.
  var shownFindings: [ReportedFinding] { changes.map { findings.filter($0.contain) } ?? findings }

  /// `1 of 3` if the report is limited to a change, else `3`.
  func text(_ tally: FindingTally) -> String {
    changes == nil || tally.total == 0 ? "\(tally.total)" : "\(tally.listed) of \(tally.total)"
  }

  /// `1 of 3 findings`
  func findingText(_ tally: FindingTally) -> String {
    "\(text(tally)) finding\(tally.total == 1 ? "" : "s")"
  }

  func useText(_ user: String, _ used: String, _ count: Int, _ violations: FindingTally) -> String {
    "\(user) uses \(used) in \(counted(count, "place"))"
      + (violations.total > 0 ? ", \(findingText(violations))" : "")
  }

  /// The end of the caption of a table with tallies.
  var changeCaption: HTML { changes.map { ": changed since \(.name($0.reference)), of the total" } ?? "" }

  /// The findings in each area, in the order of the areas.
  var findingsByArea: [[ReportedFinding]] {
    var lists = [[ReportedFinding]](repeating: [], count: graph.areas.names.count)
    for finding in findings {
      if let area = graph.areas.area(of: finding.path) { lists[area.index].append(finding) }
    }
    return lists
  }
}

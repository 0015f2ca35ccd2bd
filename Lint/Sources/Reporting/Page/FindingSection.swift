import LintArchitecture
import LintEngine
import LintRules
import LintSupport
import LintSyntax

/// The findings by rule and folder.
struct FindingSection {
  /// The number of findings in the markup. The script adds the others on request, so that the page opens quickly.
  private static let limit = 300

  private let report: ArchitectureReport
  private let findings: [ReportedFinding]
  /// The findings of each rule by folder. A finding is identified by its index in ``findings``.
  private let rules: [(rule: RuleDescription, folders: [FindingGroup])]

  init(_ report: ArchitectureReport) {
    self.report = report
    findings = report.shownFindings
    rules = FindingGroup.all(of: findings)
  }

  var html: HTML {
    """
    <section id="findings" aria-labelledby="findings-title">
    <h2 id="findings-title">Findings</h2>
    \(introduction)\(findings.isEmpty ? "" : tables + filters)\(groups)</section>

    """
  }

  private var introduction: HTML {
    let total = counted(report.findings.count, "finding")
    guard let changes = report.changes else {
      return findings.isEmpty ? "<p>There are none.</p>\n" : ""
    }
    return """
      <p>Only findings that changed since \(.name(changes.reference)): \(findings.count) of \(total) in total.</p>

      """
  }

  // MARK: Tables

  private var tables: HTML {
    let allByRule = Dictionary(grouping: report.findings, by: \.rule)
    let byRule = rules.map { rule, folders -> [HTML] in
      ["<a href=\"#rule-\(rule.name)\">\(rule.name)</a>"] + numbers(allByRule[rule.name] ?? [])
    }
    let listedFolders = Set(findings.map { FindingGroup.folder(of: $0.path) })
    let allByFolder = Dictionary(grouping: report.findings) { FindingGroup.folder(of: $0.path) }
    let byFolder = allByFolder.filter { listedFolders.contains($0.key) }.sorted { $0.key < $1.key }.map {
      folder, findings -> [HTML] in
      let owners = report.ownership.map {
        [HTML.owners($0.owners(ofFiles: findings.map(\.path)))]
      }
      return [.path(folder)] + numbers(findings) + (owners ?? [])
    }
    let headings = FindingState.allCases.map { "\($0.title)" as HTML }
    let owners: [HTML] = report.ownership == nil ? [] : ["Owners"]
    let note = report.changeCaption
    let folders = HTML.table("By folder", note: note, ["Folder"] + headings + owners, byFolder)
    return "<div class=\"tables\">\n\(.table("By rule", note: note, ["Rule"] + headings, byRule))\(folders)</div>\n"
  }

  private func numbers(_ findings: [ReportedFinding]) -> [HTML] {
    let counts = FindingCounts(findings, report.changes)
    return FindingState.allCases.map { "\(report.text(counts[$0]))" }
  }

  // MARK: Filters

  /// The filters, which the script shows.
  private var filters: HTML {
    let severities = Set(findings.map(\.severity)).sorted(by: >).map { "\($0)" }
    let states = FindingState.allCases.filter { state in findings.contains { FindingState($0) == state } }
    let owners = Set(findings.flatMap { report.ownership?.owners(of: $0.path) ?? [] }).sorted()
    return """
      <form id="filter" role="search" aria-label="Findings" hidden>
      <label>Search <input name="text" type="search" autocomplete="off" spellcheck="false"></label>
      \(select("state", "State", states.map { ($0.rawValue, $0.title) }))\
      \(select("severity", "Severity", severities.map { ($0, $0) }))\
      \(select("rule", "Rule", rules.map { ($0.rule.name, $0.rule.name) }))\
      \(select("area", report.graph.areas.kind.title(plural: false), areas))\
      \(select("owner", "Owner", owners.map { ($0, $0) }))\
      <button type="reset">Show all</button>
      <p id="filter-status" role="status"></p>
      </form>

      """
  }

  private var areas: [(String, String)] {
    let used = Set(findings.compactMap { report.graph.areas.area(of: $0.path) })
    return used.sorted().map { ("\($0.index)", report.graph.areas[$0]) }
  }

  private func select(_ name: HTML, _ title: String, _ options: [(value: String, title: String)]) -> HTML {
    if options.count < 2 { return "" }
    let items = options.map { "<option value=\"\($0.value)\">\($0.title)</option>" as HTML }
    return "<label>\(title) <select name=\"\(name)\"><option value=\"\">All</option>\(items)</select></label>\n"
  }

  // MARK: Groups

  private var groups: HTML {
    var writer = FindingWriter(report, findings, limit: Self.limit)
    var number = 0
    var html: HTML = ""
    for (rule, folders) in rules {
      var content: HTML = ""
      for group in folders {
        content += writer.html(of: group, number: number)
        number += 1
      }
      let count = folders.map(\.findings.count).reduce(0, +)
      html += """
        <section class="rule">
        <h3 id="rule-\(rule.name)" tabindex="-1">\(rule.name) <span class="note">\(count)</span></h3>
        <p>\(rule.summary) <a href="\(Tool.page(ofRule: rule.name))">About this rule<span class="hidden">: \(rule.name)</span></a></p>
        \(content)</section>

        """
    }
    return html + writer.rest
  }
}

/// The findings of a rule in a folder, as indices into the list of findings.
struct FindingGroup {
  let folder: String
  let findings: [Int]

  static func all(of findings: [ReportedFinding]) -> [(rule: RuleDescription, folders: [FindingGroup])] {
    let byRule = Dictionary(grouping: findings.indices) { findings[$0].rule }
    return byRule.compactMap { _, all in
      guard let first = all.first else { return nil }
      let folders = Dictionary(grouping: all) { folder(of: findings[$0].path) }.sorted { $0.key < $1.key }
      return (
        findings[first].about, all.map { findings[$0].severity }.max(),
        folders.map { FindingGroup(folder: $0.key, findings: $0.value.sorted()) }
      )
    }.sorted { (first: Ranked, second: Ranked) in
      first.1 == second.1 ? first.0.name < second.0.name : first.1 ?? .off > second.1 ?? .off
    }.map { ($0.0, $0.2) }
  }

  private typealias Ranked = (RuleDescription, Severity?, [FindingGroup])

  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "the root"
  }
}

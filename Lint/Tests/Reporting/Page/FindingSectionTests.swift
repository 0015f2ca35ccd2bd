import LintArchitecture
import LintEngine
import LintReporting
import LintSyntax
import Testing

@Suite struct FindingSectionTests {
  @Test func findingHasExcerptReasonsAndSuppression() throws {
    var pages = Pages()
    pages.reports.add(
      Reports.error, in: "App/Model.swift", "struct Model {\n  var label: ↓UILabel↑?\n}\n", because: "a < b",
      at: Reports.view)
    let finding = try pages.part("finding-0", until: "</details>")
    #expect(finding.contains("<span class=\"number\">2</span> <bdi>var label: <mark>UILabel</mark>?</bdi>"))
    #expect(
      finding.contains(
        "<li>because <bdi>a &lt; b</bdi> <span class=\"note\"><bdi>App/<wbr>View [1].swift:3</bdi></span></li>"))
    #expect(finding.contains("<code>// mvvmlint:disable:next view-reference - reason</code>"))
    #expect(finding.contains("<bdi>App/<wbr>Model.swift:2:14</bdi>"))
    #expect(try pages.text.contains("mvvmlint/view-reference\">About this rule"))
  }

  @Test func findingAboutSeveralPlacesIsSuppressedAtEach() throws {
    var pages = Pages()
    let places = [(path: "App/Model.swift", line: 9), ("App/Other.swift", 3), ("App/Other.swift", 3)].map {
      ReportedReason(
        "'Model' uses it", at: ReportedPlace(path: $0, start: Location(line: $1, column: 1), offset: 40),
        isFurtherPlace: true)
    }
    pages.reports.add(Reports.error, in: "App/Model.swift", "let label: ↓UILabel↑", because: places)
    let finding = try pages.part("finding-0", until: "</details>")
    let lines = ["Model.swift:1", "Model.swift:9", "Other.swift:3"].map { "<bdi>\($0)</bdi>" }
    #expect(
      finding.contains(
        "write above each of the 3 lines (\(lines.joined(separator: ", "))): <code>// mvvmlint:disable:next"))
  }

  @Test func findingsAreGroupedByRuleAndFolderTheWorstFirst() throws {
    var pages = Pages()
    for folder in ["B", "A"] {
      pages.reports.add(Reports.note, in: "App/\(folder)/N.swift", "↓x↑")
      pages.reports.add(Reports.error, in: "App/\(folder)/E.swift", "↓x↑")
    }
    let section = try pages.text
    let titles = [
      "id=\"rule-view-reference\"", "<bdi>App/<wbr>A</bdi>", "<bdi>App/<wbr>B</bdi>", "id=\"rule-ui-value-reference\"",
    ]
    let starts = titles.compactMap { title in
      section.ranges(of: title).first {
        $0.lowerBound > (section.firstRange(of: "class=\"rule\"")?.lowerBound ?? section.startIndex)
      }?
      .lowerBound
    }
    #expect(starts.count == 4)
    #expect(starts == starts.sorted())
  }

  @Test func statesAreCounted() throws {
    var pages = Pages()
    pages.reports.add(Reports.error, in: "App/A.swift", "↓a↑")
    pages.reports.add(Reports.error, in: "App/B.swift", "↓a↑", suppression: .baseline)
    pages.reports.add(Reports.error, in: "App/C.swift", "↓a↑", suppression: .inSource(reason: "why & how"))
    let text = try pages.text
    #expect(text.contains("<tr><th scope=\"row\">Baselined</th><td>1</td>"))
    #expect(text.contains("data-state=\"suppressed\""))
    #expect(text.contains("Suppressed by a comment: <bdi>why &amp; how</bdi>."))
  }

  @Test func changesLimitTheListBesideTheTotal() throws {
    var pages = Pages()
    pages.reports.add(Reports.error, in: "App/A.swift", "↓a↑")
    pages.reports.add(Reports.error, in: "App/B.swift", "↓a↑")
    pages.changes = ReportedChanges(since: "main", findings: Array(pages.reports.findings.prefix(1)))
    let text = try pages.text
    #expect(text.contains("Only findings that changed since <bdi>main</bdi>: 1 of 2 findings in total."))
    #expect(text.contains("<tr><th scope=\"row\">New</th><td>1</td><td>2</td>"))
    #expect(text.ranges(of: "<details class=\"finding\"").count == 1)
  }

  @Test func ownersAreAColumnAndAFilter() throws {
    var pages = Pages()
    pages.reports.add(Reports.error, in: "App/UI/A.swift", "↓a↑")
    pages.reports.add(Reports.error, in: "App/Model/A.swift", "↓a↑")
    #expect(!(try pages.text.contains("Owners")))
    pages.ownership = Ownership(CodeOwners("* @all\nApp/UI @ui @design"), folder: "")
    let text = try pages.text
    #expect(
      text.contains("<td><span class=\"owners\"><bdi>@design</bdi>, <bdi>@ui</bdi></span></td>"))
    #expect(text.contains("<option value=\"@design\">"))
    #expect(text.contains("data-owner=\"@ui @design\""))
  }

  @Test func manyFindingsAreDataForTheScript() throws {
    var pages = Pages()
    for number in 0..<320 { pages.reports.add(Reports.error, in: "App/A\(number).swift", "↓a↑") }
    let text = try pages.text
    #expect(text.ranges(of: "<details class=\"finding\"").count == 300)
    #expect(text.contains("<p class=\"rest\">20 more. <code>mvvmlint check</code> lists all findings.</p>"))
    #expect(try pages.part("more-findings", until: "</script>").ranges(of: "\\u003cdetails").count == 20)
  }
}

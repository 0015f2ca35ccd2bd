import LintArchitecture
import LintEngine
import LintReporting
import Testing

@Suite struct HistorySectionTests {
  /// - Parameter days: the distance between the commits.
  private func history(_ counts: [[String: Int]], days: Int = 7, owners: [String: [String]]? = nil) -> History {
    var reports = Reports()
    reports.add(Reports.error, in: "App/A.swift", "↓a↑")
    let finding = reports.findings[0]
    let points = counts.enumerated().map { index, areas in
      var names = areas.sorted { $0.key < $1.key }.flatMap { Array(repeating: $0.key, count: $0.value) }[...]
      return HistoryPoint(
        Revision(commit: String(repeating: "\(index)", count: 40), time: 1_767_571_200 + index * days * 86_400),
        fileCount: 7,
        findings: Array(repeating: finding, count: names.count)
      ) { _ in names.popFirst() ?? "" }
    }
    return History(points, areaKind: .module, owners: owners)
  }

  private func page(_ history: History) throws -> String {
    var pages = Pages()
    pages.history = history
    return try pages.text
  }

  private func page(_ counts: [[String: Int]]) throws -> String { try page(history(counts)) }

  @Test func eachRuleAndModuleIsALine() throws {
    let text = try page([["App": 2], ["App": 1, "Kit": 3]])
    #expect(text.contains("aria-label=\"Findings by rule: view-reference from 2 to 4\""))
    #expect(text.contains("aria-label=\"Findings by module: Kit from 0 to 3, App from 2 to 1\""))
    #expect(text.contains("2 commits from 2026-01-05 to 2026-01-12."))
  }

  @Test func modulesHaveOwners() throws {
    let history = history([["App": 2], ["App": 1, "Kit": 3]], owners: ["App": ["@app", "@<b>"]])
    let text = try page(history)
    #expect(
      text.contains("<th scope=\"col\">Module</th><th scope=\"col\">Owners</th><th scope=\"col\">2026-01-05</th>"))
    #expect(
      text.contains(
        "<bdi>App</bdi></th><td><span class=\"owners\"><bdi>@app</bdi>, <bdi>@&lt;b&gt;</bdi></span></td><td>2</td>"))
    #expect(text.contains("<bdi>Kit</bdi></th><td></td><td>0</td>"))
    #expect(text.contains("<th scope=\"col\">Rule</th><th scope=\"col\">2026-01-05</th>"))
    #expect(
      HistoryReporter.table.text(of: history).hasSuffix(
        """
        module  2026-01-05  2026-01-12  change  owners
        Kit              0           3      +3
        App              2           1      -1  @app, @<b>

        """))
    #expect(
      HistoryReporter.json.text(of: history).contains(
        "\"areas\": {\"App\": 2}, \"owners\": {\"App\": [\"@app\", \"@<b>\"]}}"))
  }

  @Test func commitsOfOneDayHaveTheirOwnColumns() throws {
    let text = try page(history([["App": 2], ["App": 1]], days: 0))
    #expect(text.contains("2 commits of 2026-01-05."))
    #expect(text.contains("<th scope=\"col\">2026-01-05 0000000000</th><th scope=\"col\">2026-01-05 1111111111</th>"))
  }

  @Test func datesBetweenTheFirstAndTheLastAreShownIfThereIsRoom() throws {
    let texts = try [3, 40].map { try page(Array(repeating: ["App": 1], count: $0)) }
    #expect(texts[0].contains("y=\"292\">2026-01-12</text>"))
    #expect(texts[1].ranges(of: "class=\"axis middle\"").count == 2 * 3)
  }

  @Test func manyLinesAreSummedUp() throws {
    let counts = Dictionary(uniqueKeysWithValues: (0..<12).map { ("M\($0)", 12 - $0) })
    let text = try page([counts])
    #expect(text.contains(">15 other findings</text>"))
    #expect(text.ranges(of: "class=\"series series-").count == 1 + 8)
    #expect(text.contains("<bdi>M11</bdi></th><td>1</td>"))
  }

  @Test func commitsWithoutFindingsHaveNoPlot() throws {
    let text = try page([[:], [:]])
    #expect(text.contains("None of them has findings.</p>"))
    #expect(!text.contains("class=\"plot\""))
    #expect(!(try page([[:], ["App": 1]]).contains("None of them")))
  }

  @Test func oneCommitIsADot() throws {
    let text = try page([["App": 1]])
    #expect(text.contains("<circle cx=\"48\""))
    #expect(!text.contains("nan"))
  }

  @Test func withoutHistoryThePageSaysHowToGetOne() throws {
    #expect(try Pages().part("history").contains("<code>--history REF</code>"))
  }

  @Test func tableListsCommitsRulesAndModules() {
    #expect(
      HistoryReporter.table.text(of: history([["App": 2], ["App": 1, "Kit": 3]])) == """
        date            commit  files  findings
        2026-01-05  0000000000      7         2
        2026-01-12  1111111111      7         4

        rule            2026-01-05  2026-01-12  change
        view-reference           2           4      +2

        module  2026-01-05  2026-01-12  change
        Kit              0           3      +3
        App              2           1      -1

        """)
  }

  @Test func jsonListsCommits() {
    let commit = String(repeating: "0", count: 40)
    #expect(
      HistoryReporter.json.text(of: history([["App": 1]])) == """
        [
          {"commit": "\(commit)", "date": "2026-01-05", "files": 7, "findings": 1, "rules": {"view-reference": 1}, "areas": {"App": 1}}
        ]

        """)
  }
}

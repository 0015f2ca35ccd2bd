import LintEngine
import LintReporting
import Testing

@Suite struct LineReportTests {
  @Test func xcodeFindingIsOneLineWithAbsolutePath() {
    #expect(
      Reports("↓a↑", in: "App/A\nB.swift").text(.xcode)
        == "/project/App/A\u{FFFD}B.swift:1:1: error: it references, 100% sure (view-reference)\n")
  }

  @Test func xcodeReceivesEachReasonAsNote() {
    let headline = "/project/App/Model.swift:1:1: error: it references, 100% sure (view-reference)\n"
    #expect(
      Reports("↓a↑", because: "A is a view").text(.xcode)
        == headline + "/project/App/Model.swift:1:1: note: A is a view\n")
    #expect(
      Reports("↓a↑", because: "A is a view", at: Reports.view).text(.xcode)
        == headline + "/project/App/View [1].swift:3:7: note: A is a view\n")
  }

  @Test func jsonContainsPlacesOfReasons() {
    #expect(
      Reports("↓a↑", because: "A is a view", at: Reports.view).text(.json).contains(
        #""reasons": ["A is a view"], "evidence": [{"message": "A is a view", "file": "App/View [1].swift", "line": 3, "#
          + #""column": 7}]}"#))
  }

  @Test func jsonContainsOtherPlacesOfGroupedFinding() {
    var reports = Reports("↓a↑")
    let reason = ReportedReason("so does this", at: Reports.view, isFurtherPlace: true)
    reports.add(Reports.warning, in: "B.swift", "↓b↑", because: [reason])
    #expect(reports.text(.json).contains(#""places": [{"file": "App/View [1].swift", "line": 3, "column": 7}]}"#))
    #expect(reports.text(.json).split(separator: "places").count == 2)
  }

  @Test func gitlabReceivesPlacesOfReasons() {
    let text = Reports("↓a↑", because: "A is a view", at: Reports.view).text(.codeclimate)
    #expect(
      text.contains(#""other_locations": [{"path": "App/View [1].swift", "lines": {"begin": 3, "end": 3}}]"#))
    #expect(text.contains("- because A is a view (App/View [1].swift:3:7)"))
  }

  @Test func jsonFieldsDoNotChange() {
    #expect(
      Reports("\n ↓a↑", because: "\"Model\"").text(.json) == """
        [
          {"rule": "view-reference", "file": "App/Model.swift", "line": 2, "column": 2, "severity": "error", \
        "message": "it references, 100% sure", "reasons": ["\\"Model\\""], \
        "evidence": [{"message": "\\"Model\\""}]}
        ]

        """)
    #expect(Reports().text(.json) == "[]\n")
  }

  @Test func gitlabIssueHasItsPathInRepositoryAndFingerprint() {
    var reports = Reports("\n ↓a↑", by: Reports.warning)
    reports.folder = "Client"
    let text = reports.text(.codeclimate)
    #expect(text.contains(#""check_name": "ui-import", "description": "it references, 100% sure""#))
    #expect(text.contains(#""location": {"path": "Client/App/Model.swift", "lines": {"begin": 2, "end": 2}}"#))
    #expect(text.contains(#""severity": "minor", "fingerprint": "\#(reports.findings[0].fingerprint.digest)""#))
  }

  @Test(arguments: Reporter.allCases)
  func findingsAreSortedByPlace(reporter: Reporter) {
    var reports = Reports("↓a↑", in: "C.swift")
    reports.add(Reports.warning, in: "A.swift", "↓a↑")
    reports.add(Reports.note, in: "B.swift", "↓a↑")
    var others = reports
    others.findings.reverse()
    #expect(reports.text(reporter) == others.text(reporter))
    #expect(reports.text(reporter).contains("A.swift"))
  }
}

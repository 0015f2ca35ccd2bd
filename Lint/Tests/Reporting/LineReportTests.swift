import LintEngine
import LintReporting
import Testing

@Suite struct LineReportTests {
  @Test func `an Xcode finding is one line with an absolute path`() {
    #expect(
      Reports("↓a↑", in: "App/A\nB.swift").text(.xcode)
        == "/project/App/A\u{FFFD}B.swift:1:1: error: it knows, 100% sure (view-reference)\n")
  }

  @Test func `an Xcode finding contains its reasons`() {
    #expect(
      Reports("↓a↑", because: "A is a view").text(.xcode)
        == "/project/App/Model.swift:1:1: error: it knows, 100% sure; because A is a view (view-reference)\n")
  }

  @Test func `the JSON fields don't change`() {
    #expect(
      Reports("\n ↓a↑", because: "\"Model\"").text(.json) == """
        [
          {"rule": "view-reference", "file": "App/Model.swift", "line": 2, "column": 2, "severity": "error", \
        "message": "it knows, 100% sure", "reasons": ["\\"Model\\""]}
        ]

        """)
    #expect(Reports().text(.json) == "[]\n")
  }

  @Test func `a GitLab issue has its path in the repository and a fingerprint`() {
    var reports = Reports("\n ↓a↑", by: Reports.warning)
    reports.folder = "Client"
    let text = reports.text(.codeclimate)
    #expect(text.contains(#""check_name": "ui-import", "description": "it knows, 100% sure""#))
    #expect(text.contains(#""location": {"path": "Client/App/Model.swift", "lines": {"begin": 2, "end": 2}}"#))
    #expect(text.contains(#""severity": "minor", "fingerprint": "\#(reports.findings[0].fingerprint.digest)""#))
  }

  @Test(arguments: Reporter.allCases)
  func `findings are sorted by place`(reporter: Reporter) {
    var reports = Reports("↓a↑", in: "C.swift")
    reports.add(Reports.warning, in: "A.swift", "↓a↑")
    reports.add(Reports.note, in: "B.swift", "↓a↑")
    var others = reports
    others.findings.reverse()
    #expect(reports.text(reporter) == others.text(reporter))
    #expect(reports.text(reporter).contains("A.swift"))
  }
}

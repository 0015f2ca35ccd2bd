import LintEngine
import LintReporting
import LintRules
import Testing

@Suite struct GitHubReportTests {
  @Test func findingIsAnnotationWithItsPathInRepository() {
    var reports = Reports("let é = ↓Label↑", because: "Model is a view model")
    reports.folder = "Client"
    #expect(
      reports.text(.github) == """
        ::error file=Client/App/Model.swift,line=1,col=9,endColumn=14,title=view-reference::it references, 100%25 sure\
        %0Abecause Model is a view model
        1 error in 3 files.

        """)
  }

  @Test func charactersThatEndPropertyOrCommandAreEscaped() {
    #expect(
      Reports("↓a↑", in: "a,b:c%d\r\ne.swift").text(.github)
        .hasPrefix("::error file=a%2Cb%3Ac%25d%0D%0Ae.swift,line=1,col=1,"))
  }

  @Test(arguments: [(Reports.error, "::error "), (Reports.warning, "::warning "), (Reports.note, "::notice ")])
  func eachSeverityHasCommand(rule: RuleDescription, command: String) {
    #expect(Reports("↓a↑", by: rule).text(.github).hasPrefix(command))
  }

  @Test func tenMostSevereFindingsAreAnnotatedAndOthersAreListed() {
    var reports = Reports()
    for number in 10..<20 { reports.add(Reports.note, in: "A\(number).swift", "↓a↑") }
    reports.add(Reports.warning, in: "B##[error].swift", "↓a↑")
    reports.add(Reports.error, in: "C.swift", "↓a↑")
    let lines = reports.text(.github).split(separator: "\n")
    #expect(lines[0].hasPrefix("::error file=C.swift,"))
    #expect(lines[1].hasPrefix("::warning file=B##[error].swift,"))
    #expect(lines[9].hasPrefix("::notice file=A17.swift,"))
    #expect(
      lines[10...] == [
        "::group::2 more findings", "note: A18.swift:1:1: it references, 100% sure (ui-value-reference)",
        "note: A19.swift:1:1: it references, 100% sure (ui-value-reference)", "::endgroup::",
        "1 error, 1 warning, 10 notes in 3 files.",
      ])
  }

  @Test func listedLineIsNotCommand() {
    var reports = Reports()
    for number in 10..<20 { reports.add(Reports.error, in: "A\(number).swift", "↓a↑") }
    reports.add(Reports.error, in: "B\n::error::##[error].swift", "↓a↑")
    let last = reports.text(.github).split(separator: "\n").dropLast(2).last
    #expect(last == "error: B\u{FFFD}::error::## [error].swift:1:1: it references, 100% sure (view-reference)")
  }

  @Test func summaryPageIsTable() {
    #expect(
      GitHubSummary.text(Reports("↓a↑", in: "a|b_<i>.swift").report) == """
        ### mvvmlint

        | new | fixed | baselined |
        |---|---|---|
        | 1 | 0 | 0 |

        1 error in 3 files.

        | | rule | place | finding |
        |---|---|---|---|
        | error | view-reference | a\\|b\\_&lt;i>.swift:1 | it references, 100% sure |

        """)
    #expect(GitHubSummary.text(Reports().report).hasSuffix("\n\nNo findings in 3 files.\n"))
  }

  @Test func summaryPageCountsNewFixedAndBaselinedFindings() {
    var reports = Reports()
    reports.staleCount = 2
    for number in 1...3 { reports.add(Reports.error, in: "A\(number).swift", "↓a↑", suppression: .baseline) }
    reports.add(Reports.error, in: "B.swift", "↓a↑")
    reports.add(Reports.error, in: "C.swift", "↓a↑", suppression: .inSource(reason: nil))
    #expect(GitHubSummary.text(reports.report).contains("| new | fixed | baselined |\n|---|---|---|\n| 1 | 2 | 3 |\n"))
  }
}

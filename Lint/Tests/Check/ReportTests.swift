import LintCheck
import LintReport
import Testing

@Suite struct ReportTests {
  @Test(arguments: [(Reporter.json, "[]\n"), (.terminal, "No findings.\n"), (.xcode, "")])
  func `no findings`(reporter: Reporter, expected: String) {
    #expect(reporter.report([]) == expected)
  }
}

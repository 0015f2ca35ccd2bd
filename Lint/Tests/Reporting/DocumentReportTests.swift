import LintEngine
import LintReporting
import LintRules
import LintSupport
import LintSyntax
import Testing

/// The contents of SARIF and JUnit reports. `Tests/Formats/check.py` validates their format.
@Suite struct DocumentReportTests {
  @Test func pathsAreEncodedAndColumnsCountUTF16() {
    var reports = Reports("let 😀é = ↓Label↑", in: "My App/é#%.swift")
    reports.folder = "Client"
    let text = reports.text(.sarif)
    #expect(text.contains(#""uri": "Client/My%20App/%C3%A9%23%25.swift", "uriBaseId": "%SRCROOT%""#))
    #expect(text.contains(#"{"startLine": 1, "startColumn": 11, "endLine": 1, "endColumn": 16}"#))
    #expect(text.contains(#""columnKind": "utf16CodeUnits""#))
  }

  @Test func byteOrderMarkDoesNotCountAsColumn() {
    #expect(Reports("\u{FEFF}let a = ↓b↑").text(.sarif).contains(#""startColumn": 9"#))
  }

  @Test func resultHasIndexOfItsRuleAndFingerprint() {
    let reports = Reports("↓a↑", because: "of {0}")
    let text = reports.text(.sarif)
    #expect(text.contains(#""ruleId": "view-reference""#) && text.contains(#""ruleIndex": 2"#))
    #expect(text.contains(#""partialFingerprints": {"mvvmlint/v1": "\#(reports.findings[0].fingerprint.digest)"}"#))
    #expect(text.contains(#""text": "it references, 100% sure\nbecause of {{0}}""#))
    #expect(!text.contains("relatedLocations"))
  }

  @Test func reasonWithPlaceIsRelatedLocation() {
    let text = Reports("↓a↑", because: "[a] {b}", at: Reports.view).text(.sarif)
    #expect(text.contains(#"because [\\[a\\] {{b}}](1)"#))
    #expect(text.contains(#""relatedLocations": ["#))
    #expect(text.contains(#""uri": "App/View%20%5B1%5D.swift""#))
    #expect(text.contains(#""region": {"startLine": 3, "startColumn": 1}"#))
  }

  @Test(arguments: [
    (Suppression.baseline, #"{"kind": "external", "#),
    (.inSource(reason: "legacy"), #"{"kind": "inSource", "justification": "legacy"}"#),
    (.inSource(reason: nil), #"{"kind": "inSource"}"#),
  ])
  func suppressedResultHasSuppression(suppression: Suppression, expected: String) {
    var reports = Reports()
    reports.add(Reports.error, in: "A.swift", "↓a↑", suppression: suppression)
    #expect(reports.text(.sarif).contains(#""suppressions": [\#(expected)"#))
  }

  @Test func ruleHasAddressOfItsPage() {
    #expect(Reports().text(.sarif).contains(#""helpUri": "\#(Tool.page(ofRule: "ui-import"))""#))
    #expect(Tool.page(ofRule: "ui-import").hasSuffix("/documentation/mvvmlint/ui-import"))
  }

  @Test func renamedRuleHasFormerNameAsDeprecatedID() {
    #expect(!Reports().text(.sarif).contains("deprecatedIds"))
    let renamed = RuleDescription(
      name: "new-name", formerNames: ["old-name"], severity: .note, summary: "", rationale: "")
    let report = Report(
      of: [], rules: [renamed], problems: [], skipped: [], fileCount: 0, sources: Sources(root: "/"), folder: "",
      directory: nil)
    let text = Reporter.sarif.text(of: report, .plain, explains: false)
    #expect(text.contains(#""id": "new-name","#) && text.contains(#""deprecatedIds": ["old-name"]"#))
  }

  @Test func syntaxErrorIsReportedAtItsPlace() {
    var reports = Reports()
    reports.problems = [Problem(path: "A.swift", reason: "syntax error", location: Location(line: 2, column: 7))]
    let text = reports.text(.sarif)
    #expect(text.contains(#""message": {"text": "syntax error"}"#))
    #expect(text.contains(#""region": {"startLine": 2, "startColumn": 7}"#))
  }

  @Test func uncheckedFileIsReported() {
    var reports = Reports()
    reports.problems = [Problem(path: "A B.swift", reason: "it isn't UTF-8")]
    #expect(reports.text(.sarif).contains("not checked: it isn't UTF-8"))
    #expect(reports.text(.sarif).contains(#""uri": "A%20B.swift""#))
  }

  @Test func findingIsJUnitFailureAndNoteIsNot() {
    var reports = Reports("↓a↑", in: "A<&\".swift")
    reports.add(Reports.note, in: "B.swift", "↓a↑")
    let text = reports.text(.junit)
    #expect(text.contains(#"<testsuites name="mvvmlint" tests="3" failures="1">"#))
    #expect(text.contains(#"<testsuite name="ui-import" tests="1" failures="0">"#))
    #expect(text.contains(#"name="A&lt;&amp;&quot;.swift:1:1""#))
    #expect(text.contains("<system-out>B.swift:1:1: it references, 100% sure</system-out>"))
  }
}

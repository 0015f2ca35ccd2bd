import LintEngine
import LintRules
import LintSyntax
import Testing

/// The findings that git's changed lines touch.
@Suite struct ChangedLinesTests {
  private static let diff = """
    diff --git a/App/A.swift b/App/A.swift
    index 1..2 100644
    --- a/App/A.swift
    +++ b/App/A.swift
    @@ -3 +3,2 @@ final class A {
    -  old
    +++ b/Not.swift
    +  new
    @@ -10,2 +10,0 @@
    -@@ -1 +1 @@
    -gone
    diff --git "a/App/\\303\\251 \\"x\\".swift" "b/App/\\303\\251 \\"x\\".swift"
    --- /dev/null
    +++ "b/App/\\303\\251 \\"x\\".swift"
    @@ -0,0 +1,9 @@
    +a
    diff --git a/Gone.swift b/Gone.swift
    --- a/Gone.swift
    +++ /dev/null
    @@ -1,9 +0,0 @@
    -a
    diff --git a/App/A B.swift b/App/A B.swift
    --- a/App/A B.swift\t
    +++ b/App/A B.swift\t
    @@ -1 +1 @@
    """

  @Test func gitDiffsAreParsed() {
    let changes = ChangedLines(diff: Self.diff, untracked: ["New.swift"]).changes
    #expect(
      changes == [
        "App/A.swift": [.lines(3...4), .gap(after: 10)], "App/é \"x\".swift": [.lines(1...9)],
        "App/A B.swift": [.lines(1...1)], "New.swift": [.all],
      ])
  }

  @Test(arguments: [
    (2...2, false), (2...3, true), (4...4, true), (4...9, true), (5...5, false), (10...10, false), (10...11, true),
    (11...11, false), (9...12, true),
  ])
  func findingIsChangedIfItContainsChangedLineOrGap(lines: ClosedRange<Int>, isTouched: Bool) {
    let changes = ChangedLines(diff: Self.diff)
    #expect(changes.touches(finding("App/A.swift", lines)) == isTouched)
  }

  @Test(arguments: [("App/A.swift", 4, true), ("App/A.swift", 5, false), ("App/C.swift", 4, false)])
  func findingIsChangedWithAnotherPlaceOfItsCause(path: String, line: Int, isTouched: Bool) {
    let changes = ChangedLines(diff: Self.diff)
    let place = ReportedPlace(path: path, start: Location(line: line, column: 1), offset: 0)
    let reasons = [ReportedReason("", at: place, isFurtherPlace: true)]
    #expect(changes.touches(finding("App/B.swift", 1...1, reasons: reasons)) == isTouched)
    #expect(!changes.touches(finding("App/B.swift", 1...1, reasons: [ReportedReason("", at: place)])))
  }

  @Test func everyLineOfNewFileIsChanged() {
    let changes = ChangedLines(diff: "", untracked: ["New.swift"])
    #expect(changes.touches(finding("New.swift", 70...70)))
    #expect(!changes.touches(finding("Old.swift", 1...1)))
  }

  private func finding(
    _ path: String, _ lines: ClosedRange<Int>, reasons: [ReportedReason] = []
  ) -> ReportedFinding {
    let about = RuleDescription(name: "a-rule", severity: .error, summary: "", rationale: "")
    let extent = Extent(
      range: ByteRange(start: 0, end: 1), start: Location(line: lines.lowerBound, column: 1),
      end: Location(line: lines.upperBound, column: 2))
    return ReportedFinding(
      about: about, path: path, extent: extent, severity: .error, message: "", reasons: reasons,
      fingerprint: Fingerprint(rule: "a-rule", path: path, declaration: "", code: ""))
  }
}

import LintEngine
import LintRules
import LintSyntax
import Testing

/// The findings that comments suppress, and the findings about comments without effect.
@Suite struct SuppressionTests {
  @Test(arguments: [
    ("disable:next a-rule", 5, [6]), ("disable:this a-rule", 5, [5]), ("disable:previous a_rule", 5, [4]),
    ("disable a-rule", 5, [5, 6, 7, 8]), ("disable:next all - accepted", 6, [7]),
    ("disable:next b-rule, a-rule", 6, [7]),
  ])
  func commentSuppressesLinesThatItRefersTo(text: String, line: Int, suppressed: [Int]) {
    let found = findings([text: line], findingsAt: 4...8).filter { $0.suppression != nil }
    #expect(found.map(\.extent.start.line) == suppressed)
  }

  @Test func regionEndsAtEnableComment() {
    let found = findings(["disable a-rule": 5, "enable all": 7], findingsAt: 4...9)
    #expect(found.filter { $0.suppression != nil }.map(\.extent.start.line) == [5, 6, 7])
  }

  @Test func stackedCommentsReferToSameLine() {
    let found = findings(["disable:next a-rule - one": 5, "disable:next b-rule - two": 6], findingsAt: 7...7)
    #expect(found.first?.suppression == .inSource(reason: "one"))
  }

  @Test(arguments: [
    ("disable:next a-rule - for the design", "for the design"), ("disable:next a-rule", nil),
    ("disable:next a-rule -- see B - 1", "see B - 1"), ("disable:next a-rule, b-rule - so,  so ", "so,  so"),
  ])
  func reasonFollowsDash(text: String, reason: String?) {
    #expect(findings([text: 1], findingsAt: 2...2).map(\.suppression) == [.inSource(reason: reason)])
  }

  @Test(arguments: [
    ("disable:next a-rule", "unused-suppression: 'a-rule' reports nothing here; remove the suppression"),
    ("disable:next all", "unused-suppression: 'all' reports nothing here; remove the suppression"),
    ("enable a-rule", "unused-suppression: 'enable a-rule' has no matching 'disable'; remove the comment"),
    ("disable:next a-rul", "invalid-suppression: 'a-rul' is not a rule; use 'a-rule'"),
    ("disable:next", "invalid-suppression: 'disable:next' names no rule; add the name of a rule, or 'all'"),
    ("disabel:next a-rule", "invalid-suppression: 'disabel:next' is not an instruction; use 'disable:next'"),
  ])
  func commentWithoutEffectIsReported(text: String, message: String) {
    let found = findings([text: 20], findingsAt: 1...1).dropFirst()
    #expect(found.map { "\($0.rule): \($0.message)" } == [message])
  }

  @Test func formerNameOfRuleSuppressesWithNote() {
    let found = findings(["disable:next massive-view-controller - for now": 1], findingsAt: 2...2, of: "massive-type")
    #expect(found.map(\.rule) == ["invalid-suppression", "massive-type"])
    #expect(found.first?.message == "'massive-view-controller' was renamed; use 'massive-type'")
    #expect(found.first?.severity == .note)
    #expect(found.last?.suppression == .inSource(reason: "for now"))
  }

  @Test func commentAboutRuleThatDoesNotRunIsNotReported() {
    #expect(findings(["disable:next b-rule": 1], findingsAt: 9...9).count == 1)
  }

  /// One finding of a rule per line, marked if a comment suppresses it. Only that rule runs.
  private func findings(
    _ comments: [String: Int], findingsAt lines: ClosedRange<Int>, of rule: String = "a-rule"
  ) -> [ReportedFinding] {
    let about = RuleDescription(name: rule, severity: .error, summary: "", rationale: "")
    let findings = lines.map { line in
      ReportedFinding(
        about: about, path: "A.swift", extent: extent(line), severity: .error, message: "",
        fingerprint: Fingerprint(rule: rule, path: "A.swift", declaration: "", code: ""))
    }
    let directives = comments.sorted { $0.value < $1.value }.map {
      LocatedDirective(text: $0.key, extent: extent($0.value))
    }
    let report = FileReport(path: "A.swift", findings: findings, directives: directives)
    return Suppressions(report, known: [rule, "b-rule"]).findings { $0 == rule || $0 == "all" }
  }

  private func extent(_ line: Int) -> Extent {
    let start = UInt32(line * 10)
    return Extent(
      range: ByteRange(start: start, end: start + 1), start: Location(line: line, column: 1),
      end: Location(line: line, column: 2))
  }
}

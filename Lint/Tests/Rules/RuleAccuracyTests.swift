import Testing

@testable import LintRules

@Suite struct RuleAccuracyTests {
  /// The rules that exist because reviewers ask for them. Each earns its severity by its figures.
  static let measuredRules = [
    "observed-object-created", "endless-task", "shared-store", "outlet-before-load", "massive-type",
    "mutable-view-state",
    "misplaced-wrapper",
  ]

  @Test(arguments: measuredRules)
  func warningHasTheFiguresForIt(name: String) throws {
    let rule = try #require(allRules.first { $0.name == name })
    #expect(rule.severity < .warning || RuleAccuracy(rule: name).allowsWarning)
  }

  @Test(arguments: allRules.indices.filter { allRules[$0].severity < .warning })
  func pageOfAMilderRuleStatesTheReason(index: Int) {
    let sentences = RuleAccuracy(rule: allRules[index].name).sentences(
      severity: allRules[index].severity, reason: allRules[index].severityReason)
    #expect(sentences.contains { $0.hasPrefix("The rule is ") })
  }

  @Test func decisionNamesTheMissingFigure() {
    let noFigures = RuleAccuracy(rule: "no-such-rule")
    #expect(noFigures.rows.isEmpty)
    #expect(!noFigures.allowsWarning)
    #expect(
      noFigures.sentences(severity: .note, reason: nil) == [
        "The rule is a note, because a warning needs 20 judged findings, and there are 0."
      ])
    let manyFindings = RuleAccuracy(
      contacts: [.init(apps: "first", right: 18, wrong: 2, violations: 10, found: 8)],
      mutants: .init(mutants: 4, found: 3))
    #expect(!manyFindings.allowsWarning)
    #expect(manyFindings.rows == [["first", "20", "18", "0.90", "10", "8"]])
    #expect(
      manyFindings.sentences(severity: .off, reason: nil) == [
        "The rule is off, because a warning needs a precision of 0.95.",
        "It finds 3 of 4 mutants, which are apps with one added violation.",
      ])
    #expect(manyFindings.sentences(severity: .warning, reason: nil).count == 1)
  }

  @Test func warningNeedsTwentyFindingsAndTheirPrecision() {
    let first = RuleAccuracy.FirstContact(apps: "first", right: 9, wrong: 1, violations: 3, found: 3)
    let second = RuleAccuracy.FirstContact(apps: "second", right: 10, wrong: 0, violations: 2, found: 1)
    #expect(RuleAccuracy(contacts: [first, second], mutants: nil).allowsWarning)
    #expect(!RuleAccuracy(contacts: [second], mutants: nil).allowsWarning)
    #expect(RuleAccuracy(contacts: [first, second], mutants: nil).rows.last == ["all", "20", "19", "0.95", "5", "4"])
  }
}

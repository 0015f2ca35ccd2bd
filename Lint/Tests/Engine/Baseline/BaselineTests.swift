import LintEngine
import LintRules
import LintSyntax
import Testing

/// Findings in the baseline are marked, even if their code moves. New findings aren't.
@Suite struct BaselineTests {
  private static let known = Baseline(of: [
    finding("open()", line: 1), finding("open()", line: 2), finding("load()", line: 9),
  ])

  @Test func existingFindingsAreMarked() {
    let now = [Self.finding("load()", line: 70), Self.finding("open()", line: 3), Self.finding("open()", line: 4)]
    #expect(Self.known.marking(now).map(\.suppression) == [.baseline, .baseline, .baseline])
    #expect(Self.known.stale(among: now) { _ in true }.isEmpty)
  }

  @Test func anotherEqualFindingInDeclarationIsNew() {
    let now = (1...3).map { Self.finding("open()", line: $0) }
    #expect(Self.known.marking(now).map(\.suppression) == [.baseline, .baseline, nil])
  }

  @Test func entryWithoutFindingIsStaleIfItsRuleRan() {
    let now = [Self.finding("open()", line: 1)]
    #expect(Self.known.stale(among: now) { _ in true }.map(\.declaration) == ["load()", "open()"])
    #expect(Self.known.stale(among: now) { $0.declaration == "load()" }.count == 1)
  }

  @Test func codeThatMovedToAnotherFileIsRecognizedByItsDeclaration() {
    let now = ["open()", "open()", "load()", "load()"].map { Self.finding($0, line: 1, in: "Moved/B.swift") }
    #expect(Self.known.marking(now).map(\.suppression) == [.baseline, .baseline, .baseline, nil])
    #expect(Self.known.stale(among: Array(now.dropFirst(2))) { _ in true }.map(\.declaration) == ["open()", "open()"])
    #expect(Self.known.following(now) == Baseline(of: Array(now.dropLast())))
  }

  @Test func copyIsNewWhileOriginalExists() {
    let now = ["A.swift", "B.swift"].map { Self.finding("load()", line: 1, in: "App/" + $0) }
    #expect(Self.known.marking(now).map(\.suppression) == [.baseline, nil])
  }

  @Test func codeOutsideOfDeclarationsIsRecognizedIfItsFileKeepsItsName() {
    let known = Baseline(of: [Self.finding("", line: 1)])
    #expect(known.marking([Self.finding("", line: 1, in: "Moved/A.swift")]).map(\.suppression) == [.baseline])
    #expect(known.marking([Self.finding("", line: 1, in: "App/B.swift")]).map(\.suppression) == [nil])
  }

  @Test func findingsSuppressedByCommentAreNeitherStoredNorNumbered() {
    var suppressed = Self.finding("open()", line: 1)
    suppressed.suppression = .inSource(reason: nil)
    let baseline = Baseline(of: [suppressed, Self.finding("open()", line: 2)])
    #expect(baseline == Baseline(of: [Self.finding("open()", line: 1)]))
    #expect(baseline.marking([suppressed]).map(\.suppression) == [.inSource(reason: nil)])
  }

  @Test func textHasOneSortedEntryPerLineAndCanBeReadBack() throws {
    let text = Self.known.text
    #expect(try Baseline(text) == Self.known)
    #expect(
      text == """
        {
          "version": 1,
          "findings": [
            {"code":"Screen \\"é\\"","declaration":"load()","ordinal":1,"path":"App/A.swift","rule":"a-rule"},
            {"code":"Screen \\"é\\"","declaration":"open()","ordinal":1,"path":"App/A.swift","rule":"a-rule"},
            {"code":"Screen \\"é\\"","declaration":"open()","ordinal":2,"path":"App/A.swift","rule":"a-rule"}
          ]
        }

        """)
    #expect(try Baseline(Baseline([]).text) == Baseline([]))
  }

  @Test func formerRuleNameInBaselineMatchesFindingsOfRule() throws {
    let entry = Fingerprint(rule: "massive-type", path: "App/A.swift", declaration: "A", code: "A")
    let text = Baseline([entry]).text.replacing("massive-type", with: "massive-view-controller")
    #expect(text.contains("massive-view-controller"))
    #expect(try Baseline(text).entries == [entry])
  }

  @Test func digestOfFindingDoesNotChangeWithNameOfRule() {
    let names = ["massive-view-controller", "massive-type", "ui-import"]
    let digests = names.map { Fingerprint(rule: $0, path: "A.swift", declaration: "A", code: "A").digest }
    #expect(digests[0] == digests[1] && digests[1] != digests[2])
  }

  @Test(arguments: [
    ("", "it isn't a valid baseline"),
    ("[]", "it isn't a valid baseline"),
    ("{\"version\": 1, \"findings\": [{\"rule\": 1}]}", "it isn't a valid baseline"),
    ("{\"version\": 2, \"entries\": []}", "it has format 2, and this version of mvvmlint reads format 1"),
    ("{\n<<<<<<< HEAD\n}", "it contains merge conflict markers"),
    (String(repeating: "[", count: 100_000), "it isn't a valid baseline"),
  ])
  func invalidBaselineIsRejectedWithReason(text: String, reason: String) {
    do {
      _ = try Baseline(text)
      Issue.record("the baseline is valid")
    } catch {
      #expect(error.reason == reason)
    }
  }

  private static func finding(_ declaration: String, line: Int, in path: String = "App/A.swift") -> ReportedFinding {
    let place = Location(line: line, column: 1)
    return ReportedFinding(
      about: RuleDescription(name: "a-rule", severity: .error, summary: "", rationale: ""), path: path,
      extent: Extent(range: ByteRange(start: UInt32(line), end: UInt32(line) + 1), start: place, end: place),
      severity: .error, message: "at line \(line)",
      fingerprint: Fingerprint(rule: "a-rule", path: path, declaration: declaration, code: "Screen \"é\""))
  }
}

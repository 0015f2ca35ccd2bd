import LintConfiguration
import LintEngine
import LintRules
import LintSyntax
import Testing

/// Comments at single places of a finding that is about several places.
@Suite struct SuppressedPlacesTests {
  @Test(
    "a comment suppresses only its own place",
    arguments: [
      ([], ["A.swift:2 (3 places)"], []),
      ([("A.swift", 1)], ["A.swift:5 (2 places)"], ["A.swift:2"]),
      ([("A.swift", 4)], ["A.swift:2 (2 places)"], ["A.swift:5"]),
      ([("B.swift", 2)], ["A.swift:2 (2 places)"], ["B.swift:3"]),
      ([("A.swift", 1), ("A.swift", 4)], ["B.swift:3"], ["A.swift:2", "A.swift:5"]),
      ([("A.swift", 1), ("A.swift", 4), ("B.swift", 2)], [], ["A.swift:2", "A.swift:5", "B.swift:3"]),
    ])
  func split(comments: [(String, Int)], open: [String], suppressed: [String]) {
    let found = findings(comments)
    #expect(found.filter { $0.suppression == nil }.map(text) == open)
    #expect(found.filter { $0.suppression != nil }.map(text) == suppressed)
  }

  @Test func remainingFindingKeepsItsFingerprint() {
    let whole = findings([]).map(\.fingerprint)
    #expect(findings([("A.swift", 1), ("A.swift", 4)]).filter { $0.suppression == nil }.map(\.fingerprint) == whole)
  }

  private func text(_ finding: ReportedFinding) -> String {
    "\(finding.path):\(finding.extent.start.line)" + finding.message.dropFirst("uses".count)
  }

  /// A finding about three places in two files, under `disable:next` comments.
  private func findings(_ comments: [(String, Int)]) -> [ReportedFinding] {
    let rule = "shared-store"
    let about = RuleDescription(name: rule, severity: .error, summary: "", rationale: "")
    let further = [("A.swift", 5), ("B.swift", 3)].map { path, line in
      ReportedReason(
        "", at: ReportedPlace(path: path, start: extent(line).start, offset: extent(line).range.start),
        isFurtherPlace: true)
    }
    let finding = ReportedFinding(
      about: about, path: "A.swift", extent: extent(2), severity: .error, message: "uses (3 places)", reasons: further,
      fingerprint: Fingerprint(rule: rule, path: "A.swift", declaration: "List", code: "Store"))
    let reports = ["A.swift", "B.swift"].map { path in
      FileReport(
        path: path, findings: path == "A.swift" ? [finding] : [],
        directives: comments.filter { $0.0 == path }.map {
          LocatedDirective(text: "disable:next \(rule) - accepted", extent: extent($0.1))
        })
    }
    return FindingConfigurator.findings(reports, under: Configuration())
  }

  private func extent(_ line: Int) -> Extent {
    let start = UInt32(line * 10)
    return Extent(
      range: ByteRange(start: start, end: start + 1), start: Location(line: line, column: 1),
      end: Location(line: line, column: 2))
  }
}

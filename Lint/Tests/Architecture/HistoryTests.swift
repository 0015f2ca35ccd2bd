import LintArchitecture
import LintEngine
import Testing

@Suite struct HistoryTests {
  private static let day = 86_400
  /// Monday, 5 January 2026.
  private static let monday = 1_767_571_200

  private func sample(_ days: [Int], every interval: HistoryInterval) -> [Int] {
    let revisions = days.map { Revision(commit: "\($0)", time: Self.monday + $0 * Self.day) }
    return interval.sample(revisions).compactMap { Int($0.commit) }
  }

  @Test func lastRevisionOfEachWeekIsChosen() {
    #expect(sample([0, 1, 6, 7, 8, 30, 31], every: .week) == [0, 6, 8, 31])
    #expect(sample([-1, 0], every: .week) == [-1, 0])
    #expect(sample([0, 6], every: .week) == [0, 6])
  }

  @Test func firstAndLastRevisionAreAlwaysChosen() {
    #expect(sample([3], every: .week) == [3])
    #expect(sample([], every: .week) == [])
    #expect(sample([0, 1, 2], every: .week) == [0, 2])
  }

  @Test func eachCommitIsARevisionOnRequest() {
    #expect(sample([0, 0, 1, 9], every: .commit) == [0, 0, 1, 9])
  }

  @Test(arguments: [
    (0, "1970-01-01"), (-1, "1969-12-31"), (monday, "2026-01-05"), (951_782_400, "2000-02-29"),
    (951_868_800, "2000-03-01"), (4_107_542_400, "2100-03-01"), (1_704_067_199, "2023-12-31"),
  ])
  func dateIsInUTC(time: Int, date: String) {
    #expect(Revision(commit: "", time: time).date == date)
  }

  @Test func suppressedFindingsAreNoDebtAndBaselinedOnesAre() throws {
    let source = "class Model {}"
    let project = try GraphProject(["App/A.swift": source])
    let findings = [nil, .baseline, .inSource(reason: nil)].map {
      project.finding("App/A.swift", at: "Model", in: source, suppression: $0)
    }
    let point = HistoryPoint(Revision(commit: "a", time: 0), fileCount: 1, findings: findings) { _ in "App" }
    #expect(point.findingCount == 2)
    #expect((point.rules, point.areas) == (["view-reference": 2], ["App": 2]))
    #expect(FindingCounts(findings).violations.total == 2)
  }

  @Test func commitsOfOneDayHaveDifferentHeadings() {
    let points = [0, 3_600, Self.day].enumerated().map { number, time in
      HistoryPoint(
        Revision(commit: String(repeating: "\(number)", count: 40), time: Self.monday + time), fileCount: 0,
        findings: []
      ) { _ in "" }
    }
    #expect(
      History(points, areaKind: .folder).headings == [
        "2026-01-05 0000000000", "2026-01-05 1111111111", "2026-01-06",
      ])
  }

  @Test func seriesAreSortedByTheirLastCount() throws {
    let source = "class Model {}"
    let project = try GraphProject(["App/A.swift": source])
    let finding = project.finding("App/A.swift", at: "Model", in: source)
    let points = [["a", "b"], ["b", "b", "c"], ["c", "b"]].map { names in
      var rest = names[...]
      return HistoryPoint(
        Revision(commit: "", time: 0), fileCount: 1, findings: names.map { _ in finding }
      ) { _ in rest.popFirst() ?? "" }
    }
    let series = History(points, areaKind: .folder).areas
    #expect(series.map(\.name) == ["b", "c", "a"])
    #expect(series.map(\.counts) == [[1, 2, 1], [0, 1, 1], [1, 0, 0]])
    let limited = HistorySeries.limited(series, to: 2, others: "others")
    #expect(limited.map(\.name) == ["b", "others"])
    #expect(limited[1].counts == [1, 1, 1])
    #expect(HistorySeries.limited(series, to: 3, others: "others") == series)
  }
}

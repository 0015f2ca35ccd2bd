import RepoModel
import RepoSQLiteStore
import Testing

@testable import RepoLive

@MainActor
struct MeasurementTests {
  private let first = Repo(id: 1, owner: "octo", name: "first", description: "", language: nil, stars: 1)
  private let second = Repo(id: 2, owner: "octo", name: "second", description: "", language: nil, stars: 2)

  private func measurement(of presses: Int) throws -> Measurement {
    let store = try SQLiteRepoStore.inMemory([first, second])
    let feed = LiveFeed(LiveChanges([first, second], seed: 1), source: store, copy: store, interval: 1, delay: 70)
    return Measurement(of: presses, on: feed, seed: 9)
  }

  private func press(_ byIndex: Repo?, _ byContext: Repo?, afterwards: String? = "octo/first") -> Press {
    Press(onScreen: "octo/first", afterwards: afterwards, byIndex: byIndex, byContext: byContext)
  }

  @Test func eachWayIsComparedWithTheScreen() async throws {
    let measurement = try measurement(of: 4)
    var presses = [press(first, first), press(second, first), press(nil, first), press(second, second)]
    try await measurement.run { _ in presses.removeFirst() }
    #expect(measurement.tally.byIndex == LiveTally.Counts(right: 1, wrong: 2, nothing: 1))
    #expect(measurement.tally.byContext == LiveTally.Counts(right: 3, wrong: 1))
  }

  @Test func rowThatChangedDuringThePressIsNotCounted() async throws {
    let measurement = try measurement(of: 2)
    var presses: [Press?] = [
      press(first, second, afterwards: "octo/second"), nil, press(first, first), press(nil, nil, afterwards: nil),
      press(second, first),
    ]
    try await measurement.run { _ in presses.removeFirst() }
    #expect(measurement.uncounted == 3)
    #expect(measurement.tally.selections == 2)
    #expect(measurement.report.contains("between press and release: 3 clicks."))
  }

  @Test func missedClicksEndTheMeasurement() async throws {
    let measurement = try measurement(of: 5)
    await #expect(throws: TooFewRows.self) { try await measurement.run { _ in nil } }
  }

  @Test func sameSeedChoosesTheSameRows() async throws {
    func chosen() async throws -> [UInt64] {
      var numbers: [UInt64] = []
      try await measurement(of: 20).run { number in
        numbers.append(number)
        return press(first, first)
      }
      return numbers
    }
    let once = try await chosen()
    #expect(Set(once).count == 20)
    #expect(try await chosen() == once)
  }

  @Test func reportContainsTheConditionAndBothShares() async throws {
    let measurement = try measurement(of: 3)
    var (presses, counts) = ([press(second, first), press(first, first), press(first, first)], [Int]())
    measurement.onCount = { counts.append($0) }
    try await measurement.run { _ in presses.removeFirst() }
    #expect(counts == [1, 2, 3])
    let report = measurement.report
    #expect(report.contains("3 clicks on visible rows while the data changed 0 times, once every 1 ms (seed 9)."))
    #expect(report.contains("Condition: the view shows a change 70 ms after the data (measured: no change);"))
    #expect(report.contains("by the index                         2         1              0      33.3 %"))
    #expect(report.contains("by the context                       3         0              0       0.0 %"))
  }

  @Test(arguments: [(0, 0, "0.0 %"), (1, 1, "100.0 %"), (1, 3, "33.3 %"), (2, 3, "66.7 %"), (1, 100_000, "0.1 %")])
  func shareIsRoundedButNeverToZero(wrong: Int, all: Int, text: String) {
    var tally = LiveTally()
    tally.byIndex = LiveTally.Counts(right: all - wrong, wrong: wrong)
    #expect(tally.tableWithShares.split(separator: "\n")[1].hasSuffix(" \(text)"))
  }
}

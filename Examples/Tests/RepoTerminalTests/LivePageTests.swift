import RepoLive
import TerminalKit
import Testing

@testable import RepoTerminal

struct LivePageTests {
  let page = LivePage(
    table: ["opens", "index", "context"], rows: ["one", "two", "three", "four"], selected: 2, height: 5,
    condition: ["the count", "the delay"])

  private func lines(rows: Int) -> [String] {
    page.frame(for: Size(columns: 20, rows: rows)).lines.prefix(rows).map(\.text)
  }

  @Test func largeTerminalShowsEverything() {
    #expect(
      lines(rows: 24) == [
        "opens", "index", "context", "", "  one", "  two", "> three", "  four", "", "", "the count", "the delay", "",
        "q quit",
      ])
  }

  @Test(arguments: 3...24)
  func countsAreAlwaysVisible(rows: Int) {
    #expect(lines(rows: rows).prefix(3) == ["opens", "index", "context"])
    #expect(lines(rows: rows).count == min(rows, 14))
  }

  @Test(arguments: 6...24)
  func selectedRowIsVisibleIfThereIsRoom(rows: Int) {
    #expect(lines(rows: rows).contains("> three"))
    #expect(lines(rows: rows).last == "q quit")
  }

  @Test func rowsComeBeforeTheCondition() {
    #expect(lines(rows: 7) == ["opens", "index", "context", "", "  two", "> three", "q quit"])
    #expect(lines(rows: 11).suffix(2) == ["", "q quit"])
    #expect(!lines(rows: 11).contains("the count"))
  }

  @Test(arguments: [10, 20, 39, 40, 60, 80])
  func countsAreNeverCutOff(columns: Int) {
    var tally = LiveTally()
    tally.byIndex = .init(right: 1_000_000, wrong: 123_456, nothing: 7)
    tally.byContext = .init(right: 1_000_001, wrong: 0, nothing: 0)
    let counts = tally.counts(columns: columns)
    #expect(counts.allSatisfy { $0.columns <= columns })
    let numbers = counts.joined(separator: " ").split { !$0.isNumber && $0 != "," }.filter { $0 != "," }
    #expect(numbers == ["1,000,000", "123,456", "7", "1,000,001", "0", "0"])
    #expect((counts.count == 3) == (columns >= 39))
  }

  @Test(arguments: 0...5)
  func noSizeTraps(side: Int) {
    _ = page.frame(for: Size(columns: side, rows: side))
  }
}

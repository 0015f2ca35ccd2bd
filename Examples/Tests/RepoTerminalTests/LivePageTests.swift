import TerminalKit
import Testing

@testable import RepoTerminal

struct LivePageTests {
  let page = LivePage(
    table: ["what", "index", "context"], rows: ["one", "two", "three", "four"], selected: 2, height: 5,
    condition: ["so many", "so late"])

  private func lines(rows: Int) -> [String] {
    page.frame(for: Size(columns: 20, rows: rows)).lines.prefix(rows).map(\.text)
  }

  @Test func aTerminalWithRoomShowsAll() {
    #expect(
      lines(rows: 24) == [
        "what", "index", "context", "", "  one", "  two", "> three", "  four", "", "", "so many", "so late", "",
        "q quit",
      ])
  }

  @Test(arguments: 3...24)
  func theCountsAreAlwaysSeen(rows: Int) {
    #expect(lines(rows: rows).prefix(3) == ["what", "index", "context"])
    #expect(lines(rows: rows).count == min(rows, 14))
  }

  @Test(arguments: 6...24)
  func theSelectedRowIsSeenWhereThereIsRoomForOne(rows: Int) {
    #expect(lines(rows: rows).contains("> three"))
    #expect(lines(rows: rows).last == "q quit")
  }

  @Test func rowsComeBeforeTheCondition() {
    #expect(lines(rows: 7) == ["what", "index", "context", "", "  two", "> three", "q quit"])
    #expect(lines(rows: 11).suffix(2) == ["", "q quit"])
    #expect(!lines(rows: 11).contains("so many"))
  }

  @Test(arguments: 0...5)
  func noSizeTraps(side: Int) {
    _ = page.frame(for: Size(columns: side, rows: side))
  }
}

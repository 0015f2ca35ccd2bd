import TerminalKit
import Testing

@testable import RepoTerminal

struct ListPageTests {
  let page = ListPage(query: "swift", position: "2 of 9", content: .rows(["one", "two"], chosen: 1))

  @Test func theFrameHasSearchRowsAndHelp() {
    let frame = page.frame(for: Size(columns: 24, rows: 6))
    #expect(
      frame.lines == [
        Line("Search: swift     2 of 9", .title), Line(), Line("  one"), Line("> two", .chosen), Line(),
        Line(ListPage.help, .faint),
      ])
    #expect(frame.cursor == 13)
  }

  @Test func aNoticeStandsInPlaceOfRows() {
    let page = ListPage(query: "x", position: "", content: .notice(Line("Nothing", .faint)))
    #expect(page.body == [Line("Nothing", .faint)])
  }

  @Test(arguments: 0...5, [0, 1, 2, 40])
  func aFrameIsNeverTallerThanTheTerminalByMoreThanItsMargin(rows: Int, columns: Int) {
    let frame = page.frame(for: Size(columns: columns, rows: rows))
    #expect(frame.lines.count == max(rows, ListPage.margin))
  }
}

import TerminalKit
import Testing

@testable import RepoTerminal

struct ListPageTests {
  let page = ListPage(query: "swift", position: "2 of 9", content: .rows(["one", "two"], chosen: 1))

  @Test func frameHasSearchRowsAndHelp() {
    let frame = page.frame(for: Size(columns: 24, rows: 6))
    #expect(
      frame.lines == [
        Line("Search: swift     2 of 9", .title), Line(), Line("  one"), Line("> two", .chosen), Line(),
        Line("^Q quit   Type to search", .faint),
      ])
    #expect(frame.cursor == 13)
  }

  @Test func smallTerminalHasRowsInPlaceOfHelp() {
    let lines = [Line("Search: swift     2 of 9", .title), Line("  one"), Line("> two", .chosen), Line(), Line()]
    for rows in 1...5 {
      #expect(page.frame(for: Size(columns: 24, rows: rows)).lines == Array(lines.prefix(rows)))
    }
  }

  @Test(arguments: [
    ("swift", 24, "Search: swift     2 of 9", 13), ("swiftsw", 24, "Search: swiftsw   2 of 9", 15),
    ("swiftswi", 24, "Search: swiftswi  2 of 9", 16), ("swiftswif", 24, "Search: swiftswif 2 of 9", 17),
    ("swiftswift", 24, "…arch: swiftswift 2 of 9", 17),
    ("swift in the terminal", 24, "… in the terminal 2 of 9", 17),
    ("漢字漢字漢字漢字漢字", 24, "…漢字漢字漢字漢字 2 of 9", 17), ("swift", 7, " 2 of 9", 0), ("swift", 8, "… 2 of 9", 1),
  ])
  func endOfALongSearchAndTheCursorStayVisible(query: String, columns: Int, heading: String, cursor: Int) {
    let page = ListPage(query: query, position: "2 of 9", content: .rows([], chosen: 0))
    let frame = page.frame(for: Size(columns: columns, rows: 6))
    #expect(frame.lines[0].text == heading)
    #expect(frame.cursor == cursor)
    #expect(cursor < columns)
  }

  @Test(arguments: [(40, 3), (60, 4), (80, 6)])
  func helpStartsWithTheKeyToQuitAndShowsWholeItems(columns: Int, items: Int) {
    let help = page.frame(for: Size(columns: columns, rows: 24)).lines.last?.text
    #expect(help == ListPage.help.prefix(items).joined(separator: "   "))
    #expect(help?.hasPrefix("^Q quit") == true)
  }

  @Test(arguments: [
    ("swift", 2, 24, "Search: swift     2 of 9", 10), ("swift in the terminal", 0, 24, "Search: swift in… 2 of 9", 8),
    ("swift in the terminal", 18, 24, "… in the terminal 2 of 9", 14),
    ("swift in the terminal now", 10, 24, "…: swift in the … 2 of 9", 13),
  ])
  func cursorWithinTheSearchStaysVisible(query: String, offset: Int, columns: Int, heading: String, cursor: Int) {
    let page = ListPage(query: query, cursor: offset, position: "2 of 9", content: .rows([], chosen: 0))
    let frame = page.frame(for: Size(columns: columns, rows: 6))
    #expect(frame.lines[0].text == heading)
    #expect(frame.cursor == cursor)
  }

  @Test func noticeIsShownAboveTheRowsIfThereIsRoom() {
    var page = page
    page.notice = Line("Offline", .warning)
    #expect(page.frame(for: Size(columns: 24, rows: 6)).lines[1] == Line("Offline", .warning))
    #expect(page.frame(for: Size(columns: 24, rows: 5)).lines[1] == Line("  one"))
  }

  @Test func narrowTerminalWrapsTheNoticeAboveTheRows() {
    var page = page
    page.notice = Line("No connection since 21:23; saved results.", .warning)
    let size = Size(columns: 24, rows: 8)
    let lines = page.frame(for: size).lines
    #expect(lines.count == 8)
    #expect(lines[1...2] == [Line("No connection since", .warning), Line("21:23; saved results.", .warning)])
    #expect(lines[3] == Line("  one"))
    #expect(ListPage.height(in: size, notice: page.notice) == 4)
    #expect(ListPage.height(in: size, notice: Line(String(repeating: "word ", count: 99))) == 3)
  }

  @Test func noticeInPlaceOfRowsIsShownCompletely() {
    let page = ListPage(query: "x", position: "", content: .notice(Line("cannot reach the place", .warning)))
    let lines = page.frame(for: Size(columns: 12, rows: 6)).lines
    #expect(lines[2...3] == [Line("cannot reach", .warning), Line("the place", .warning)])
    #expect(lines.count == 6)
  }

  @Test func noticeReplacesTheRows() {
    let page = ListPage(query: "x", position: "", content: .notice(Line("Nothing", .faint)))
    #expect(page.body == [Line("Nothing", .faint)])
  }

  @Test(arguments: 0...5, [0, 1, 2, 40])
  func frameFillsTheTerminalAndHasAtLeastAHeading(rows: Int, columns: Int) {
    let frame = page.frame(for: Size(columns: columns, rows: rows))
    #expect(frame.lines.count == max(rows, 1))
  }
}

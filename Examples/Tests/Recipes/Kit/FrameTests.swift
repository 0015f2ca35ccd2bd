import TerminalKit
import Testing

@testable import RecipeKit

@MainActor
struct FrameTests {
  let screen = ScreenDouble()

  init() { screen.text = (1...9).map { Line("row \($0)", $0 == 7 ? .chosen : .plain) } }

  @Test(arguments: 1...12)
  func frameFillsItsTerminalAndShowsHowToQuit(rows: Int) {
    let frame = screen.frame(for: Size(columns: 40, rows: rows))
    #expect(frame.lines.count == rows)
    #expect(frame.lines.last == Line("^Q quit   help   a longer help", .faint))
  }

  @Test func narrowFrameShowsHowToQuitFirst() {
    #expect(screen.frame(for: Size(columns: 16, rows: 4)).lines.last?.text == "^Q quit   help")
  }

  @Test(arguments: 2...12)
  func selectedLineIsAlwaysVisible(rows: Int) {
    #expect(screen.frame(for: Size(columns: 40, rows: rows)).lines.contains { $0.text == "row 7" })
  }

  @Test func shortContentStartsAtTheTop() {
    #expect(screen.frame(for: Size(columns: 40, rows: 10)).lines.dropLast().map(\.text) == (1...9).map { "row \($0)" })
  }
}

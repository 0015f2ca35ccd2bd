import TerminalKit
import Testing

struct FrameTests {
  private func lines(_ encoded: String) -> [Substring] {
    encoded.split(separator: "\r\n", omittingEmptySubsequences: false)
  }

  @Test func aFrameFillsNoMoreThanTheTerminal() {
    let frame = Frame((1...9).map { Line("line \($0)") })
    let encoded = frame.encoded(for: Size(columns: 4, rows: 3), styled: false)
    #expect(lines(encoded).count == 3)
    #expect(encoded.contains("lin…"))
    #expect(!encoded.contains("line"))
  }

  /// After a full line, a terminal's cursor still stands on the last column: to erase there takes the text away.
  @Test(arguments: [1, 2, 5], [false, true])
  func nothingIsErasedAfterText(rows: Int, styled: Bool) {
    let frame = Frame([Line("full", .title), Line("text")])
    let encoded = frame.encoded(for: Size(columns: 4, rows: rows), styled: styled)
    for line in lines(encoded) {
      let parts = line.split(separator: line.contains("full") ? "full" : "text", omittingEmptySubsequences: false)
      #expect(parts.count == 2)
      #expect(parts[0].contains("\u{1B}[K") || parts[0].contains("\u{1B}[J"))
      #expect(!parts[1].contains("\u{1B}[K") && !parts[1].contains("\u{1B}[J"))
    }
    #expect(encoded.split(separator: "\u{1B}[J").count == 2)
  }

  @Test func anEmptyFrameClearsTheScreen() {
    #expect(Frame([]).encoded(for: Size(columns: 4, rows: 2), styled: false).contains("\u{1B}[J"))
  }

  @Test func stylesAreLeftOutWhereTheyAreNotWanted() {
    let frame = Frame([Line("a", .chosen)])
    #expect(frame.encoded(for: Size(columns: 4, rows: 1), styled: true).contains("\u{1B}[7ma   \u{1B}[0m"))
    #expect(!frame.encoded(for: Size(columns: 4, rows: 1), styled: false).contains("m"))
  }

  @Test func textCannotControlTheTerminal() {
    let encoded = Frame([Line("a\u{1B}[2Jb\u{7}")]).encoded(for: Size(columns: 20, rows: 1), styled: false)
    #expect(!encoded.contains("\u{1B}[2J") && !encoded.contains("\u{7}"))
  }

  @Test func theCursorStandsWithinTheFirstLine() {
    let frame = Frame([Line("a")], cursor: 50)
    #expect(frame.encoded(for: Size(columns: 10, rows: 1), styled: false).contains("\u{1B}[1;10H\u{1B}[?25h"))
    #expect(Frame([Line("a")]).encoded(for: Size(columns: 10, rows: 1), styled: false).contains("\u{1B}[?25l"))
  }

  @Test func aFrameIsShownAtOnce() {
    let encoded = Frame([Line("a")], cursor: 0).encoded(for: Size(columns: 10, rows: 1), styled: true)
    #expect(encoded.hasPrefix("\u{1B}[?2026h") && encoded.hasSuffix("\u{1B}[?2026l"))
  }

  @Test(arguments: -1...3, -1...3)
  func noSizeTraps(columns: Int, rows: Int) {
    _ = Frame([Line("漢字", .title), Line()], cursor: 1).encoded(for: Size(columns: columns, rows: rows), styled: true)
  }
}

import TerminalKit
import Testing

struct DisplayWidthTests {
  @Test(
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("한글", 4), ("ﾊﾝ", 2), ("🎉", 2), ("❤️", 2),
      ("👩‍👩‍👧", 2), ("…", 1), ("\u{200B}", 0),
    ])
  func widthIsInColumns(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  @Test(
    arguments: [
      ("abc", 5, "abc  "), ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("漢字漢", 5, "漢字…"), ("漢字漢", 4, "漢… "),
      ("abc", 1, "…"), ("abc", 0, ""), ("abc", -1, ""),
    ])
  func textIsFittedToColumns(text: String, width: Int, fitted: String) {
    #expect(text.fitted(to: width) == fitted)
    #expect(text.fitted(to: width).columns == max(0, width))
  }

  @Test(arguments: [("a\u{1B}[31mb", "a [31mb"), ("a\nb\tc", "a b c"), ("a\u{202E}b", "a b"), ("é漢🎉", "é漢🎉")])
  func whatMovesTheCursorIsNotPrinted(text: String, printable: String) {
    #expect(text.printable == printable)
  }

  @Test(
    arguments: [
      ("one two three", 7, ["one two", "three"]), ("one", 2, ["o…"]), ("", 5, []), ("漢字 漢字", 5, ["漢字", "漢字"]),
      ("a b", 0, []),
    ] as [(String, Int, [String])])
  func textIsBrokenBetweenWords(text: String, width: Int, lines: [String]) {
    #expect(text.wrapped(to: width) == lines)
  }
}

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
  func charactersThatMoveTheCursorAreNotPrinted(text: String, printable: String) {
    #expect(text.printable == printable)
  }

  @Test(
    arguments: [
      ("one two three", 7, ["one two", "three"]), ("one", 2, ["on", "e"]),
      ("to https://a.b/c/d", 12, ["to", "https://a.b/", "c/d"]), ("x 漢字漢", 3, ["x", "漢", "字", "漢"]), ("", 5, []),
      ("漢字 漢字", 5, ["漢字", "漢字"]),
      ("a b", 0, []),
    ] as [(String, Int, [String])])
  func textIsBrokenBetweenWords(text: String, width: Int, lines: [String]) {
    #expect(text.wrapped(to: width) == lines)
  }

  @Test(arguments: [
    ("one two", 7, "one two"), ("one two three", 10, "one two…"), ("one, two", 7, "one…"),
    ("one twothree", 12, "one twothree"),
    ("a twothree", 8, "a twoth…"), ("", 0, ""), ("ab", 0, ""),
  ])
  func textIsCutAfterAWord(text: String, width: Int, cut: String) {
    #expect(text.cutBetweenWords(to: width) == cut)
  }

  @Test(
    arguments: [
      ("", 5, []), ("abc", 5, ["abc"]), ("abcde", 2, ["ab", "cd", "e"]),
      ("https://git/ab", 12, ["https://git/", "ab"]),
      ("a/bcdefgh", 5, ["a/bcd", "efgh"]), ("漢字", 1, ["漢", "字"]), ("a", 0, []),
    ] as [(String, Int, [String])])
  func longWordIsBrokenIntoChunks(text: String, width: Int, chunks: [String]) {
    #expect(text.chunks(of: width) == chunks)
  }

  @Test(arguments: [(40, "^Q quit   Enter open"), (19, "^Q quit"), (20, "^Q quit   Enter open"), (6, "")])
  func itemsAreShownWholeOrNotAtAll(columns: Int, line: String) {
    #expect(["^Q quit", "Enter open"].fitting(columns: columns) == line)
  }
}

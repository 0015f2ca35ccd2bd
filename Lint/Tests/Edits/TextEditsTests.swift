import LintEdits
import LintSyntax
import Testing

@Suite struct TextEditsTests {
  private func edit(_ start: UInt32, _ end: UInt32, _ text: String) -> TextEdit {
    TextEdit(ByteRange(start: start, end: end), text)
  }

  private func applied(_ edits: [TextEdit], to text: String) throws -> String {
    String(decoding: try TextEdits(edits).applied(to: Array(text.utf8)), as: UTF8.self)
  }

  @Test func orderOfEditsDoesNotMatter() throws {
    let edits = [edit(6, 7, "three"), edit(0, 3, "1"), edit(4, 4, "2 ")]
    #expect(try applied(edits, to: "one 3 x") == "1 2 3 three")
    #expect(try applied(edits.reversed(), to: "one 3 x") == "1 2 3 three")
  }

  @Test func adjacentEditsDoNotOverlap() throws {
    #expect(try applied([edit(0, 1, "x"), edit(1, 2, "y"), edit(2, 2, "z")], to: "ab") == "xyz")
    #expect(try applied([edit(1, 1, "-"), edit(1, 2, "y")], to: "ab") == "a-y")
  }

  @Test func overlappingEditsAreRefused() {
    for pair in [
      [edit(0, 3, ""), edit(2, 4, "")], [edit(1, 1, "a"), edit(1, 1, "b")], [edit(0, 3, ""), edit(1, 1, "b")],
    ] {
      #expect(throws: TextEdits.Conflict.overlap(pair[0], pair[1])) { try TextEdits(pair) }
    }
  }

  @Test func invalidRangesAreRefused() {
    #expect(throws: TextEdits.Conflict.backwards(edit(2, 1, ""))) { try TextEdits([edit(2, 1, "")]) }
    #expect(throws: TextEdits.Conflict.outOfBounds(edit(2, 4, ""))) { try applied([edit(2, 4, "")], to: "abc") }
  }

  @Test func placesMoveWithTheEditsBeforeThem() throws {
    let edits = try TextEdits([edit(2, 4, ""), edit(6, 6, "new"), edit(8, 9, "x")])
    let places = (0...10).map { edits.offset(after: $0).map(Int.init) ?? -1 }
    #expect(places == [0, 1, -1, -1, 2, 3, 7, 8, -1, 10, 11])
  }

  @Test(arguments: [
    ("a\nb\r\n", 1, "\n"), ("a\nb\r\n", 3, "\r\n"), ("a\nb\r\n", 4, "\r\n"), ("a\nb\r\n", 2, "\n"),
    ("a\r\nb\n", 0, "\r\n"), ("a\r\nb\n", 3, "\r\n"), ("a\r\nb\n", 5, "\n"), ("a\rb", 3, "\r"), ("a", 1, "\n"),
    ("", 0, "\n"),
  ])
  func lineEndingIsThatOfTheLinesAround(text: String, offset: Int, ending: String) {
    #expect(LineEnding.around(offset, in: Array(text.utf8)) == ending)
  }
}

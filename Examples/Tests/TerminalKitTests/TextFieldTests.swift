import TerminalKit
import Testing

struct TextFieldTests {
  /// The field after the keys, with a bar for the cursor.
  private func typed(_ text: String, _ keys: Key..., limit: Int = 20) -> String {
    var field = TextField(limit: limit)
    field.set(text)
    for key in keys { _ = field.handle(key) }
    return "\(field.text.prefix(field.cursor))|\(field.text.dropFirst(field.cursor))"
  }

  @Test func keysInsertAtTheCursor() {
    #expect(typed("", .character("a"), .paste("b\nc")) == "ab c|")
    #expect(typed("ac", .left, .character("b")) == "ab|c")
    #expect(typed("bc", .home, .paste("a")) == "a|bc")
    #expect(typed("e", .character("\u{301}"), .character("x")) == "e\u{301}x|")
  }

  @Test func cursorStaysWithinTheText() {
    #expect(typed("ab", .left, .left, .left) == "|ab")
    #expect(typed("ab", .home, .right, .right, .right) == "ab|")
    #expect(typed("ab", .home, .end) == "ab|")
  }

  @Test func backspaceAndDeleteRemoveOneCharacter() {
    #expect(typed("abc", .left, .backspace) == "a|c")
    #expect(typed("abc", .home, .delete) == "|bc")
    #expect(typed("abc", .delete, .home, .backspace) == "|abc")
    #expect(typed("a漢🎉", .backspace, .backspace) == "a|")
  }

  @Test func controlURemovesTheTextBeforeTheCursor() {
    #expect(typed("abc", .control("u")) == "|")
    #expect(typed("abc", .left, .control("u")) == "|c")
  }

  @Test(arguments: [
    ("one two", "one |"), ("one two  ", "one |"), ("one", "|"), ("  ", "|"), ("", "|"), ("one-two", "|"),
  ])
  func controlWRemovesTheWordBeforeTheCursor(text: String, result: String) {
    #expect(typed(text, .control("w")) == result)
  }

  @Test func controlWKeepsTheTextAfterTheCursor() {
    #expect(typed("one two three", .left, .left, .control("w")) == "one two |ee")
  }

  @Test func inputOverTheLimitIsRejected() {
    var field = TextField(limit: 3)
    #expect(field.handle(.paste("abcd")) == .tooLong)
    #expect(field.text == "")
    #expect(field.handle(.paste("abc")) == .handled)
    #expect(field.handle(.character("d")) == .tooLong)
    #expect((field.text, field.cursor) == ("abc", 3))
    #expect(field.handle(.backspace) == .handled)
    #expect(field.handle(.character("d")) == .handled)
  }

  @Test func keysThatDoNotEditAreIgnored() {
    var field = TextField(limit: 3)
    for key in [Key.up, .enter, .escape, .control("r"), .left, .right, .home, .end] {
      #expect(field.handle(key) == .ignored)
    }
    #expect(field.handle(.backspace) == .handled)
  }
}

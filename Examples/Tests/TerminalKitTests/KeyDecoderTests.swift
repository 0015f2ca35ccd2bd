import TerminalKit
import Testing

struct KeyDecoderTests {
  @Test(
    arguments: [
      ("a", [.character("a")]),
      ("aé漢🎉", [.character("a"), .character("é"), .character("漢"), .character("🎉")]),
      ("\r\n\t\u{7F}\u{8}", [.enter, .enter, .tab, .backspace, .backspace]),
      ("\u{3}\u{11}\u{1A}\u{1C}", [.control("c"), .control("q"), .control("z"), .control("\\")]),
      ("\u{1B}[A\u{1B}[B\u{1B}OA\u{1B}OB", [.up, .down, .up, .down]),
      (
        "\u{1B}[5~\u{1B}[6~\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}[3~",
        [
          .pageUp, .pageDown, .home, .end, .home, .end, .delete,
        ]
      ),
      ("\u{1B}[1;5Cx\u{1B}[17~y\u{1B}OPz", [.character("x"), .character("y"), .character("z")]),
      ("\u{1B}[15~\u{1B}[[E\u{1B}[1;5H\u{1B}[1;5F", [.function(5), .function(5), .top, .bottom]),
      ("\u{1B}q\u{1B}\u{1B}[A", [.escape, .character("q"), .escape, .up]),
      ("\u{1B}[\u{1B}[A", [.up]),
      ("\u{0}", []),
    ] as [(String, [Key])])
  func bytesAreKeys(text: String, keys: [Key]) {
    var decoder = KeyDecoder()
    #expect(decoder.feed(text.utf8) == keys)
    #expect(!decoder.isWaiting)
  }

  @Test func keysDoNotDependOnHowReadsAreSplit() {
    let text = "aé漢🎉\u{1B}[A\u{1B}OB\u{1B}[5~\u{1B}[200~two\r\nlines\u{1B}[A\u{1B}[201~\u{3}z"
    var whole = KeyDecoder()
    let keys = whole.feed(text.utf8)
    for cut in 0...text.utf8.count {
      var decoder = KeyDecoder()
      let split = decoder.feed(text.utf8.prefix(cut)) + decoder.feed(text.utf8.dropFirst(cut))
      #expect(split == keys)
    }
    var byteByByte = KeyDecoder()
    #expect(text.utf8.flatMap { byteByByte.feed([$0]) } == keys)
    #expect(keys.last == .character("z"))
  }

  @Test func escapeByteAloneIsAKeyOnceNothingFollows() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0x1B]).isEmpty)
    #expect(decoder.isWaiting)
    #expect(decoder.flush() == [.escape])
    #expect(!decoder.isWaiting)
    #expect(decoder.flush().isEmpty)
  }

  @Test(arguments: ["\u{1B}[", "\u{1B}O", "\u{1B}[1;5"])
  func incompleteSequenceIsNotAKey(text: String) {
    var decoder = KeyDecoder()
    #expect(decoder.feed(text.utf8).isEmpty)
    #expect(decoder.flush().isEmpty)
    #expect(decoder.feed("a".utf8) == [.character("a")])
  }

  @Test(
    arguments: [[0xFF], [0xC3], [0xE6, 0xBC], [0x80, 0xBF], [0xED, 0xA0, 0x80], [0xF5], [0xC0, 0xAF]] as [[UInt8]])
  func malformedTextIsNotAKey(bytes: [UInt8]) {
    var decoder = KeyDecoder()
    #expect(decoder.feed(bytes + [UInt8(ascii: "a")]) == [.character("a")])
  }

  @Test func pasteIsTextWhateverItContains() {
    var decoder = KeyDecoder()
    #expect(decoder.feed("\u{1B}[200~a\r\u{1B}[Bé\u{1B}[201~b".utf8) == [.paste("a\r\u{1B}[Bé"), .character("b")])
  }

  @Test func controlCEndsAnUnfinishedPaste() {
    var decoder = KeyDecoder()
    #expect(decoder.feed("\u{1B}[200~abc".utf8).isEmpty)
    #expect(!decoder.isWaiting)
    #expect(decoder.feed([0x03, UInt8(ascii: "a")]) == [.control("c"), .character("a")])
  }

  @Test func noBytesTrap() {
    var random = SystemRandomNumberGenerator()
    let common: [UInt8] = [0x1B, 0x5B, 0x4F, 0x7E, 0x32, 0x30, 0x31, 0xC3, 0xA9, 0xF0]
    for _ in 0..<2_000 {
      var decoder = KeyDecoder()
      _ = decoder.feed((0..<40).map { _ in Bool.random() ? common.randomElement() ?? 0 : random.next() })
      _ = decoder.flush()
    }
  }

  @Test func endlessSequenceIsDropped() {
    var decoder = KeyDecoder()
    _ = decoder.feed("\u{1B}[".utf8)
    _ = decoder.feed(Array(repeating: UInt8(ascii: "1"), count: 31))
    #expect(decoder.feed("a".utf8) == [.character("a")])
  }
}

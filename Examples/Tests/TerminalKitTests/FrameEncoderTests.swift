import TerminalKit
import Testing

struct FrameEncoderTests {
  private let size = Size(columns: 100, rows: 30)

  /// Returns the lines of a list with a selected one.
  private func list(from first: Int, selected: Int) -> Frame {
    let rows = (first..<first + 27).map { number in
      Line(
        "  owner/repository-\(number)   \(number)k   what number \(number) is for",
        number == selected ? .chosen : .plain)
    }
    return Frame([Line("Search: \(selected)", .title), Line()] + rows + [Line("help", .faint)], cursor: 9)
  }

  /// Returns a terminal that received only this frame.
  private func painted(_ frame: Frame, _ size: Size, styled: Bool = true) throws -> TerminalDouble {
    var (encoder, terminal) = (FrameEncoder(styled: styled), TerminalDouble(size))
    try terminal.feed(encoder.encode(frame, for: size))
    return terminal
  }

  @Test func paintedFrameFillsTheTerminal() throws {
    let frame = Frame((1...9).map { Line("line \($0)") })
    #expect(try painted(frame, Size(columns: 4, rows: 3)).text == ["lin…", "lin…", "lin…"])
    #expect(try painted(Frame([Line("ab")]), Size(columns: 4, rows: 2)).text == ["ab  ", "    "])
    #expect(try painted(Frame([]), Size(columns: 2, rows: 1)).text == ["  "])
  }

  @Test func unchangedFrameSendsNothing() {
    var encoder = FrameEncoder(styled: true)
    let frame = list(from: 0, selected: 0)
    #expect(!encoder.encode(frame, for: size).isEmpty)
    #expect(encoder.encode(frame, for: size) == "")
    encoder.reset()
    #expect(encoder.encode(frame, for: size).contains("\u{1B}[2J"))
  }

  @Test func anotherSizePaintsEverything() {
    var encoder = FrameEncoder(styled: true)
    _ = encoder.encode(Frame([Line("a")]), for: size)
    #expect(encoder.encode(Frame([Line("a")]), for: Size(columns: 99, rows: 30)).contains("\u{1B}[2J"))
  }

  @Test func changedCharacterSendsItsCellOnly() {
    var encoder = FrameEncoder(styled: true)
    _ = encoder.encode(Frame([Line("a"), Line("one two three")]), for: size)
    let changes = encoder.encode(Frame([Line("a"), Line("one six three")]), for: size)
    #expect(changes == "\u{1B}[?2026h\u{1B}[2;5Hsix\u{1B}[?2026l")
  }

  @Test func wordsOfOneStyleAreWrittenWithTheirSpaces() {
    var encoder = FrameEncoder(styled: true)
    _ = encoder.encode(Frame([]), for: size)
    #expect(encoder.encode(Frame([Line("1 of 384", .title)]), for: size).contains("\u{1B}[1;36m1 of 384\u{1B}[0m"))
  }

  @Test func everyChangeIsSynchronized() {
    var encoder = FrameEncoder(styled: true)
    for selected in [0, 1] {
      let output = encoder.encode(list(from: 0, selected: selected), for: size)
      #expect(output.hasPrefix("\u{1B}[?2026h") && output.hasSuffix("\u{1B}[?2026l"))
    }
  }

  /// Moves the selection within the rows, and beyond each end.
  @Test(arguments: [(0, 3, 0, 4), (0, 26, 1, 27), (5, 5, 4, 4), (5, 31, 9, 35)])
  func movingTheSelectionSendsAFewRows(first: Int, selected: Int, nextFirst: Int, nextSelected: Int) throws {
    var (encoder, terminal) = (FrameEncoder(styled: true), TerminalDouble(size))
    try terminal.feed(encoder.encode(list(from: first, selected: selected), for: size))
    let next = list(from: nextFirst, selected: nextSelected)
    let changes = encoder.encode(next, for: size)
    #expect(changes.utf8.count <= 600)
    try terminal.feed(changes)
    #expect(terminal.rows == (try painted(next, size)).rows)
  }

  @Test func cursorIsInItsLineOrHidden() throws {
    let two = Frame([Line("a"), Line("b")], cursor: 1, cursorRow: 1)
    let below = try painted(two, Size(columns: 9, rows: 2))
    #expect((below.row, below.column, below.showsCursor) == (1, 1, true))
    #expect(try !painted(two, Size(columns: 9, rows: 1)).showsCursor)
    let small = Size(columns: 10, rows: 1)
    let shown = try painted(Frame([Line("a")], cursor: 50), small)
    #expect((shown.row, shown.column, shown.showsCursor) == (0, 9, true))
    #expect(try !painted(Frame([Line("a")]), small).showsCursor)
    var (encoder, terminal) = (FrameEncoder(styled: true), TerminalDouble(small))
    for cursor in [3, nil, nil, 5, 4] {
      try terminal.feed(encoder.encode(Frame([Line("a")], cursor: cursor), for: small))
      #expect(terminal.showsCursor == (cursor != nil))
      if let cursor { #expect(terminal.column == cursor) }
    }
  }

  @Test func stylesAreOmittedIfTheyAreOff() throws {
    let frame = Frame([Line("a", .chosen)])
    let small = Size(columns: 3, rows: 1)
    #expect(try painted(frame, small).rows == [[.init(text: "a", style: "7"), .init(style: "7"), .init(style: "7")]])
    #expect(try painted(frame, small, styled: false).rows == [[.init(text: "a"), .init(), .init()]])
  }

  @Test func textCannotControlTheTerminal() throws {
    let terminal = try painted(Frame([Line("a\u{1B}[2Jb\u{7}")]), Size(columns: 9, rows: 1))
    #expect(terminal.text == ["a [2Jb   "])
  }

  @Test func rowsWithWideCharactersAreWrittenFromTheirStart() throws {
    var encoder = FrameEncoder(styled: true)
    _ = encoder.encode(Frame([Line("漢字 one"), Line("abc one")]), for: size)
    let changes = encoder.encode(Frame([Line("漢字 two"), Line("abc two")]), for: size)
    #expect(changes.contains("\u{1B}[1H\u{1B}[K漢字"))
    #expect(!changes.contains("abc"))
  }

  /// For any frames, a terminal that receives the changes shows the same as one that receives the whole frame.
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func changesShowTheSameAsAPaintedFrame(seed: UInt64) throws {
    var random = Random(state: seed)
    let size = Size(columns: Int.random(in: 1...30, using: &random), rows: Int.random(in: 1...16, using: &random))
    var (encoder, terminal) = (FrameEncoder(styled: true), TerminalDouble(size))
    var lines = (0..<20).map { _ in line(&random) }
    for _ in 0..<30 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: lines[Int.random(in: lines.indices, using: &random)] = line(&random)
      case 1:
        let distance = Int.random(in: 1...3, using: &random)
        lines = Array(lines.dropFirst(distance)) + (0..<distance).map { _ in line(&random) }
      case 2: lines.insert(line(&random), at: Int.random(in: 0..<9, using: &random))
      default: lines = lines.map { Int.random(in: 0..<3, using: &random) == 0 ? line(&random) : $0 }
      }
      lines = Array(lines.prefix(20))
      let frame = Frame(lines, cursor: Int.random(in: -1...31, using: &random))
      try terminal.feed(encoder.encode(frame, for: size))
      let expected = try painted(frame, size)
      #expect(terminal.rows == expected.rows)
      #expect((terminal.row, terminal.column) == (expected.row, expected.column))
    }
  }

  private func line(_ random: inout Random) -> Line {
    let words = ["one", "two", "   ", "swift", "漢字", "e\u{301}", "🎉", "a", "           "]
    let text = (0..<Int.random(in: 0...6, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
    let styles: [Line.Style] = [.plain, .plain, .chosen, .title, .faint, .warning]
    return Line(text.joined(), styles.randomElement(using: &random) ?? .plain)
  }

  @Test(arguments: -1...3, -1...3)
  func noSizeTraps(columns: Int, rows: Int) {
    var encoder = FrameEncoder(styled: true)
    for text in ["漢字", "a"] {
      _ = encoder.encode(Frame([Line(text, .title), Line()], cursor: 1), for: Size(columns: columns, rows: rows))
    }
  }
}

/// Random numbers that depend only on the seed.
private struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

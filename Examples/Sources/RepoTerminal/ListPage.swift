import TerminalKit

/// What the list's screen shows, as a value: its frame is a function of it.
struct ListPage: Hashable {
  /// What stands below the search.
  enum Content: Hashable {
    /// The rows in view, as text, and which of them is chosen.
    case rows([String], chosen: Int)
    /// A sentence in place of rows.
    case notice(Line)
  }

  var query: String
  /// Where in the list the chosen row is: `3 of 34`.
  var position: String
  /// What has to be said of the rows.
  var notice: Line?
  var content: Content

  /// The lines around the rows.
  static let margin = 3
  static let help = "Type to search   ↑ ↓ choose   Enter open   Esc clear   ^R reload   ^Q quit"

  func frame(for size: Size) -> Frame {
    let room = max(0, size.columns - position.columns - 1)
    let search = "Search: \(query.printable)".tail(of: room)
    let heading = search.fitted(to: room) + " " + position
    let height = Self.height(in: size)
    let body = body(columns: size.columns).prefix(height)
    let filling = Array(repeating: Line(), count: height - body.count)
    let rows = body + filling
    let lines = Self.isTight(size) ? rows : [notice ?? Line()] + rows + [Line(Self.help, .faint)]
    return Frame([Line(heading, .title)] + lines, cursor: search.columns)
  }

  /// How many rows there is room for.
  static func height(in size: Size) -> Int {
    max(0, size.rows - (isTight(size) ? 1 : margin))
  }

  /// Whether rows are worth more than the help and the free line.
  private static func isTight(_ size: Size) -> Bool { size.rows < 2 * margin }

  /// The lines without a screen around them.
  var body: [Line] {
    switch content {
    case .notice(let line): [line]
    case .rows(let rows, let chosen): Line.rows(rows, chosen: chosen)
    }
  }

  /// A sentence takes as many lines as it needs.
  private func body(columns: Int) -> [Line] {
    guard case .notice(let line) = content else { return body }
    return line.text.printable.wrapped(to: columns).map { Line($0, line.style) }
  }
}

extension Line {
  /// Rows under each other, one of which may be chosen.
  static func rows(_ rows: [String], chosen: Int?) -> [Line] {
    rows.enumerated().map { $0 == chosen ? Line("> \($1)", .chosen) : Line("  \($1)") }
  }
}

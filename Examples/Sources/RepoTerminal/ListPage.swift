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
  var content: Content

  /// The lines around the rows.
  static let margin = 3
  static let help = "Type to search   ↑ ↓ choose   Enter open   Esc clear   ^Q quit"

  func frame(for size: Size) -> Frame {
    let search = "Search: \(query.printable)"
    let room = max(0, size.columns - position.columns - 1)
    let heading = search.fitted(to: room) + " " + position
    let body = body.prefix(max(0, size.rows - Self.margin))
    let filling = Array(repeating: Line(), count: max(0, size.rows - Self.margin - body.count))
    let lines = [Line(heading, .title), Line()] + body + filling + [Line(Self.help, .faint)]
    return Frame(lines, cursor: min(search.columns, room))
  }

  /// The lines without a screen around them.
  var body: [Line] {
    switch content {
    case .notice(let line): [line]
    case .rows(let rows, let chosen):
      rows.enumerated().map { $0 == chosen ? Line("> \($1)", .chosen) : Line("  \($1)") }
    }
  }
}

import TerminalKit

/// The contents of the list's screen.
struct ListPage: Hashable {
  /// The part below the search.
  enum Content: Hashable {
    /// The visible rows, and which of them is selected.
    case rows([String], chosen: Int)
    /// A sentence instead of rows.
    case notice(Line)
  }

  var query: String
  /// The number of characters of the query before the cursor; nil puts the cursor at its end.
  var cursor: Int?
  /// The position of the selected row: `3 of 34`.
  var position: String
  /// A sentence about the rows.
  var notice: Line?
  /// The reason why the last key had no effect; it replaces the notice.
  var problem: Line?
  var content: Content

  /// The lines around the rows.
  static let margin = 3
  static let help = ["^Q quit", "Type to search", "Enter open", "↑ ↓ choose", "Esc clear", "^R reload"]

  func frame(for size: Size) -> Frame {
    let room = max(0, size.columns - position.columns - 1)
    let typed = "Search: \(query.printable)"
    let search = typed.window(around: cursor.map { "Search: ".count + $0 } ?? typed.count, columns: room)
    let heading = search.text.fitted(to: room) + " " + position
    let height = Self.height(in: size, notice: problem ?? notice)
    let body = body(columns: size.columns).prefix(height)
    let filling = Array(repeating: Line(), count: height - body.count)
    return Frame([Line(heading, .title)] + lines(around: body + filling, size), cursor: search.cursor)
  }

  /// The rows, with the notice above and the help below if there is room for them.
  private func lines(around rows: [Line], _ size: Size) -> [Line] {
    guard Self.isTight(size) else {
      let above = (problem ?? notice).map { $0.wrapped(to: size.columns) } ?? []
      return (above.isEmpty ? [Line()] : above) + rows + [Line(Self.help.fitting(columns: size.columns), .faint)]
    }
    return rows.dropLast(problem == nil ? 0 : 1) + (problem.map { [$0] } ?? [])
  }

  /// The number of rows that fit below the notice, which takes several lines of a narrow terminal.
  static func height(in size: Size, notice: Line?) -> Int {
    if isTight(size) { return max(0, size.rows - 1) }
    return size.rows - margin + 1 - max(1, notice?.wrapped(to: size.columns).count ?? 1)
  }

  /// Whether the rows need the lines of the notice and the help.
  private static func isTight(_ size: Size) -> Bool { size.rows < 2 * margin }

  /// The lines without a screen around them.
  var body: [Line] {
    switch content {
    case .notice(let line): [line]
    case .rows(let rows, let chosen): Line.rows(rows, chosen: chosen)
    }
  }

  /// The lines below the search. A sentence takes as many lines as it needs.
  private func body(columns: Int) -> [Line] {
    guard case .notice(let line) = content else { return body }
    return line.text.printable.wrapped(to: columns).map { Line($0, line.style) }
  }
}

extension Line {
  /// The line in at most three lines of these columns.
  fileprivate func wrapped(to columns: Int) -> [Line] {
    let lines = text.printable.wrapped(to: columns)
    guard lines.count > 3 else { return lines.map { Line($0, style) } }
    return (lines.prefix(2) + [lines.dropFirst(2).joined(separator: " ").cut(to: columns)]).map { Line($0, style) }
  }

  /// Returns one line per row, one of which may be selected.
  static func rows(_ rows: [String], chosen: Int?) -> [Line] {
    rows.enumerated().map { $0 == chosen ? Line("> \($1)", .chosen) : Line("  \($1)") }
  }
}

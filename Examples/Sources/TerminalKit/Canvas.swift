/// The cells of a screen and the position of its cursor.
struct Canvas: Hashable, Sendable {
  let size: Size
  var rows: [Row]
  /// The column of the cursor; nil hides it.
  let cursor: Int?
  let cursorRow: Int

  struct Row: Hashable, Sendable {
    var cells: [Cell]
    /// Whether every character takes one column for certain. Terminals disagree about the width of the others.
    var isPlainWidth = true
  }

  /// One column: a character, or the rest of a wide one, which is empty.
  struct Cell: Hashable, Sendable {
    var text: String
    var style: Line.Style

    static let blank = Cell(text: " ", style: .plain)
  }

  init(_ frame: Frame, size: Size, styled: Bool) {
    let size = Size(columns: max(0, size.columns), rows: max(0, size.rows))
    self.size = size
    let lines = frame.lines.prefix(size.rows).map { Row($0, columns: size.columns, styled: styled) }
    let blank = Row(cells: Array(repeating: .blank, count: size.columns))
    rows = lines + Array(repeating: blank, count: size.rows - lines.count)
    let showsCursor = size.columns > 0 && rows.indices.contains(frame.cursorRow)
    cursor = showsCursor ? frame.cursor.map { max(0, min($0, size.columns - 1)) } : nil
    cursorRow = frame.cursorRow
  }

  var blankRow: Row { Row(cells: Array(repeating: .blank, count: size.columns)) }
}

extension Canvas.Row {
  init(_ line: Line, columns: Int, styled: Bool) {
    cells = []
    cells.reserveCapacity(columns)
    for character in line.text.printable.fitted(to: columns) {
      let style = styled && (character != " " || line.style == .chosen) ? line.style : .plain
      let width = character.columns
      if width == 0, let last = cells.indices.last {
        cells[last].text.append(character)
      } else {
        cells.append(Canvas.Cell(text: String(character), style: style))
        if width > 1 { cells.append(Canvas.Cell(text: "", style: style)) }
      }
      if width != 1 || character.unicodeScalars.count > 1 { isPlainWidth = false }
    }
  }

  /// The column after the last cell that isn't blank.
  var end: Int { (cells.lastIndex { $0 != .blank } ?? -1) + 1 }
}

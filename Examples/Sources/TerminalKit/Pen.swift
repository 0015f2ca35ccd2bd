/// Writes cells with as few bytes as possible, and tracks the terminal's cursor.
struct Pen {
  private(set) var output: String
  private var position: (row: Int, column: Int)?
  private var style = Line.Style.plain

  init(_ output: String = "") { self.output = output }

  /// Changes the screen from the old canvas to the new one.
  mutating func draw(_ new: Canvas, over old: Canvas) {
    for row in new.rows.indices where new.rows[row] != old.rows[row] {
      draw(row, new.rows[row], over: old.rows[row])
    }
    use(.plain)
  }

  /// Uses the shorter of two ways: overwriting the row, or erasing it from the first change.
  private mutating func draw(_ row: Int, _ new: Canvas.Row, over old: Canvas.Row) {
    let isPlain = new.isPlainWidth && old.isPlainWidth
    let first = isPlain ? zip(new.cells, old.cells).prefix { $0 == $1 }.count : 0
    var erasing = self
    erasing.move(row, first)
    erasing.eraseRight()
    var blank = old.cells
    blank.replaceSubrange(first..., with: Array(repeating: .blank, count: blank.count - first))
    erasing.write(new, row, over: blank)
    guard isPlain else { return self = erasing }
    var over = self
    over.write(new, row, over: old.cells)
    self = over.output.utf8.count < erasing.output.utf8.count ? over : erasing
  }

  private mutating func write(_ new: Canvas.Row, _ row: Int, over old: [Canvas.Cell]) {
    let end = new.end
    // Erasing blanks costs as much as three of them.
    let erasesEnd = (end..<old.count).count { old[$0] != .blank } > 3
    for column in new.cells.indices where new.cells[column] != old[column] {
      if erasesEnd && column >= end { break }
      move(row, column, through: new)
      write(new.cells[column])
    }
    if erasesEnd {
      move(row, end, through: new)
      eraseRight()
    }
  }

  private mutating func write(_ cell: Canvas.Cell) {
    use(cell.style)
    output += cell.text
    position?.column += 1
  }

  private mutating func eraseRight() {
    use(.plain)
    output += ANSI.clearRight
  }

  private mutating func use(_ style: Line.Style) {
    guard style != self.style else { return }
    output += ANSI.styled(style, isPlain: self.style == .plain)
    self.style = style
  }

  // MARK: - Moving

  /// Writes the cells in between again if that is shorter than a jump.
  private mutating func move(_ row: Int, _ column: Int, through cells: Canvas.Row) {
    if let position, position.row + 1 == row, column < 4 {
      output += "\r\n"
      self.position = (row, 0)
    }
    if let position, position.row == row, position.column < column, cells.isPlainWidth {
      let between = cells.cells[position.column..<column]
      if between.count < 4, between.allSatisfy({ $0.style == style || $0 == .blank && style != .chosen }) {
        output += between.map(\.text).joined()
        self.position = (row, column)
      }
    }
    move(row, column)
  }

  private mutating func move(_ row: Int, _ column: Int) {
    defer { position = (row, column) }
    if let position, position == (row, column) { return }
    if let position, position.row == row, position.column < column {
      output += ANSI.forward(column - position.column)
    } else if let position, position.row + 1 == row {
      output += "\r\n" + (column > 0 ? ANSI.forward(column) : "")
    } else {
      output += ANSI.moved(toRow: row, column: column)
    }
  }
}

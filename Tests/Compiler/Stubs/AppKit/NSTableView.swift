open class NSTableCellView: NSView {
  open var objectValue: Any?
  open var textField: NSTextField?
  open func prepareForReuse() {}
}

open class NSTableView: NSView {
  /// Stub only, set by tests: the number of rows, and the views that the table has created, by column.
  public var rows = 0
  public var made: [[Int: NSView]] = [[:]]

  open var numberOfRows: Int { rows }
  open var numberOfColumns: Int { made.count }
  /// AppKit raises an exception if the row or the column is out of bounds.
  open func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {
    precondition((0..<numberOfRows).contains(row), "row \(row) of \(numberOfRows)")
    precondition((0..<numberOfColumns).contains(column), "column \(column) of \(numberOfColumns)")
    return made[column][row]
  }
}

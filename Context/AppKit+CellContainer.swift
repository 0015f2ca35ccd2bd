#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension NSTableView: CellContainer {
    /// Returns the view in that row and column if the table has created it.
    ///
    /// For a selection, call `tableView.context(ofCell: ContactCell.self, at: (row: tableView.selectedRow, column:
    /// 0))`.
    public func visibleCell(at index: (row: Int, column: Int)) -> NSView? {
      guard (0..<numberOfRows).contains(index.row), (0..<numberOfColumns).contains(index.column) else { return nil }
      return view(atColumn: index.column, row: index.row, makeIfNecessary: false)
    }
  }

  extension NSCollectionView: CellContainer {
    /// Returns `item(at:)`, which includes an item that is ready just off screen.
    public func visibleCell(at index: IndexPath) -> NSCollectionViewItem? { item(at: index) }
  }
#endif

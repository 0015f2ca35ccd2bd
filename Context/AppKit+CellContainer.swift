#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension NSTableView: CellContainer {
    /// The view of that row and column, if the table has made it; for a selection,
    /// `tableView.context(ofCell: ContactCell.self, at: (row: tableView.selectedRow, column: 0))`.
    public func visibleCell(at index: (row: Int, column: Int)) -> NSView? {
      guard (0..<numberOfRows).contains(index.row), (0..<numberOfColumns).contains(index.column) else { return nil }
      return view(atColumn: index.column, row: index.row, makeIfNecessary: false)
    }
  }

  extension NSCollectionView: CellContainer {
    /// `item(at:)`: also an item that is ready just off screen.
    public func visibleCell(at index: IndexPath) -> NSCollectionViewItem? { item(at: index) }
  }
#endif

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension NSTableView: CellContainer {
    /// The first cell view of the row that is ``Contextable``; a row out of bounds has none.
    public func visibleCell(at row: Int) -> NSView? {
      guard (0..<numberOfRows).contains(row) else { return nil }
      return (0..<numberOfColumns).lazy
        .compactMap { self.view(atColumn: $0, row: row, makeIfNecessary: false) }
        .first { $0 is any Contextable }
    }
  }

  extension NSCollectionView: CellContainer {
    public func visibleCell(at index: IndexPath) -> NSCollectionViewItem? { item(at: index) }
  }
#endif

open class NSTableCellView: NSView {
  open var objectValue: Any?
  open var textField: NSTextField?
  open func prepareForReuse() {}
}

open class NSTableView: NSView {
  open var numberOfRows: Int { 0 }
  open var numberOfColumns: Int { 1 }
  /// The real one raises an exception where the row is out of bounds.
  open func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {
    precondition((0..<numberOfRows).contains(row), "row \(row) of \(numberOfRows)")
    return nil
  }
}

open class NSCollectionViewItem: NSViewController {
  open func prepareForReuse() {}
}

open class NSCollectionView: NSView {
  open func item(at indexPath: IndexPath) -> NSCollectionViewItem? { nil }
}

open class NSCollectionViewItem: NSViewController {
  open func prepareForReuse() {}
}

open class NSCollectionView: NSView {
  /// Stub only, set by tests: the items on screen.
  public var made: [IndexPath: NSCollectionViewItem] = [:]

  open func item(at indexPath: IndexPath) -> NSCollectionViewItem? { made[indexPath] }
}

extension IndexPath {
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int { self[0] }
  public var item: Int { self[1] }
}

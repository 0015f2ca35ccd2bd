#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UITableView: CellContainer {
    /// Returns `cellForRow(at:)`, which includes a cell that is ready just off screen.
    public func visibleCell(at index: IndexPath) -> UITableViewCell? { cellForRow(at: index) }
  }

  extension UICollectionView: CellContainer {
    /// Returns `cellForItem(at:)`, which includes a cell that is ready just off screen.
    public func visibleCell(at index: IndexPath) -> UICollectionViewCell? { cellForItem(at: index) }
  }
#endif

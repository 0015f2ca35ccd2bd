#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UITableView: CellContainer {
    /// `cellForRow(at:)`: also a cell that is ready just off screen.
    public func visibleCell(at index: IndexPath) -> UITableViewCell? { cellForRow(at: index) }
  }

  extension UICollectionView: CellContainer {
    /// `cellForItem(at:)`: also a cell that is ready just off screen.
    public func visibleCell(at index: IndexPath) -> UICollectionViewCell? { cellForItem(at: index) }
  }
#endif

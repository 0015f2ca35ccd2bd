#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UITableView: CellContainer {
    public func visibleCell(at index: IndexPath) -> UITableViewCell? { cellForRow(at: index) }
  }

  extension UICollectionView: CellContainer {
    public func visibleCell(at index: IndexPath) -> UICollectionViewCell? { cellForItem(at: index) }
  }
#endif

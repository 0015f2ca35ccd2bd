/// Recycles cells as a table does: it knows the cells of the places on screen, and no others.
///
/// It stands for what the real container gets from its frame and its registrations; tests set both.
@MainActor public final class RecycledCells<Cell: ReusableCell> {
  /// The places on screen, in section 0.
  public var onScreen = 0..<0
  /// Makes a cell where none can be reused.
  public var make: (_ identifier: String) -> Cell? = { _ in nil }

  private(set) var visible: [IndexPath: Cell] = [:]
  private var reusable: [Cell] = []

  /// A cell that left the screen, asked as late as this to prepare for reuse; else a new one.
  func dequeue(_ identifier: String) -> Cell? {
    guard let cell = reusable.popLast() else { return make(identifier) }
    cell.prepareForReuse()
    return cell
  }

  /// Lets go of the cells that left the screen, and dispatches those that came.
  func layout(count: Int, dispatch: (IndexPath) -> Cell) {
    let places = onScreen.clamped(to: 0..<count)
    recycle { !places.contains($0) }
    for indexPath in places.map({ IndexPath(item: $0, section: 0) }) where visible[indexPath] == nil {
      visible[indexPath] = dispatch(indexPath)
    }
  }

  func recycle(where isGone: (Int) -> Bool) {
    for (indexPath, cell) in visible where isGone(indexPath.item) {
      visible[indexPath] = nil
      reusable.append(cell)
    }
  }
}

@MainActor public protocol ReusableCell: AnyObject {
  func prepareForReuse()
}
extension UITableViewCell: ReusableCell {}
extension UICollectionViewCell: ReusableCell {}

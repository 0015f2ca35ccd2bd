/// Stub only: reuses cells like a table. It stores the cells on screen and those that are prepared beside it.
///
/// Tests set what is on screen, which UIKit derives from the frame.
@MainActor public final class RecycledCells<Cell: ReusableCell> {
  /// The rows on screen, in section 0.
  public var onScreen = 0..<0
  /// The number of cells that are configured in advance at each end of the screen, as since iOS 15.
  public var ahead = 0
  /// Creates a cell if none can be reused and none is registered.
  public var make: (_ identifier: String) -> Cell? = { _ in nil }
  /// Called with each dequeued cell before the data source configures it.
  public var onDequeue: (Cell) -> Void = { _ in }
  /// Whether cells prepare for reuse; false only to test a test.
  public var preparesForReuse = true

  private(set) var visible: [IndexPath: Cell] = [:]
  private var reusable: [String: [Cell]] = [:]
  private var identifiers: [ObjectIdentifier: String] = [:]
  private var reconfigured: Cell?

  /// The index path of a visible cell; nil for one that isn't on screen.
  public func place(of cell: Cell) -> IndexPath? {
    visible.first { $0.value === cell && onScreen.contains($0.key.item) }?.key
  }

  /// The cells on screen, by row.
  public var shown: [Int: Cell] {
    Dictionary(uniqueKeysWithValues: visible.map { ($0.key.item, $0.value) }).filter { onScreen.contains($0.key) }
  }

  /// Returns a cell that left the screen, after it has prepared for reuse, or a new one.
  func dequeue(_ identifier: String, orMake makeRegistered: () -> Cell? = { nil }) -> Cell? {
    if let reconfigured { return reconfigured }
    let former = reusable[identifier]?.popLast()
    if preparesForReuse { former?.prepareForReuse() }
    guard let cell = former ?? make(identifier) ?? makeRegistered() else { return nil }
    identifiers[ObjectIdentifier(cell)] = identifier
    onDequeue(cell)
    return cell
  }

  /// Removes the cells that left the screen, and configures those that appear.
  func layout(count: Int, dispatch: (IndexPath) -> Cell) {
    scroll(to: onScreen.lowerBound, of: count)
    let places = (onScreen.lowerBound - ahead..<onScreen.upperBound + ahead).clamped(to: 0..<count)
    recycle { !places.contains($0) }
    for indexPath in places.map({ IndexPath(item: $0, section: 0) }) where visible[indexPath] == nil {
      visible[indexPath] = dispatch(indexPath)
    }
  }

  /// Scrolls to a first visible row, as far as there are enough rows.
  func scroll(to first: Int, of count: Int) {
    let first = max(0, min(first, count - onScreen.count))
    onScreen = first..<first + onScreen.count
  }

  func recycle(where isGone: (Int) -> Bool) {
    for (indexPath, cell) in visible.sorted(by: { $0.key < $1.key }) where isGone(indexPath.item) {
      visible[indexPath] = nil
      reusable[identifiers[ObjectIdentifier(cell)] ?? "", default: []].append(cell)
    }
  }

  /// Moves cells to other rows; nil removes one.
  func move(_ place: (Int) -> Int?) {
    let former = visible
    recycle { place($0) == nil }
    visible = [:]
    for (indexPath, cell) in former {
      if let item = place(indexPath.item) { visible[IndexPath(item: item, section: 0)] = cell }
    }
  }

  /// Configures an existing cell again without reusing it.
  func reconfigure(_ indexPath: IndexPath, dispatch: (IndexPath) -> Cell) {
    reconfigured = visible[indexPath]
    if reconfigured != nil { visible[indexPath] = dispatch(indexPath) }
    reconfigured = nil
  }
}

/// Stub only: the common interface of table and collection cells.
@MainActor public protocol ReusableCell: AnyObject {
  func prepareForReuse()
}
extension UITableViewCell: ReusableCell {}
extension UICollectionViewCell: ReusableCell {}

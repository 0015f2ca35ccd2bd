/// The stub's own: recycles cells as a table does. It knows the cells of the places on screen, those that are ready beside it, and no others.
///
/// It stands for what the real container gets from its frame; tests set what is on screen.
@MainActor public final class RecycledCells<Cell: ReusableCell> {
  /// The places on screen, in section 0.
  public var onScreen = 0..<0
  /// How many cells are made ready before each end of the screen, as since iOS 15: they are dispatched, and wait to be shown.
  public var ahead = 0
  /// Makes a cell where none can be reused, and none is registered.
  public var make: (_ identifier: String) -> Cell? = { _ in nil }
  /// Told of each cell as the data source gets it, to fill it.
  public var onDequeue: (Cell) -> Void = { _ in }
  /// A container that does not ask cells to prepare for reuse is wrong; a test of a test may want one.
  public var asksToPrepareForReuse = true

  private(set) var visible: [IndexPath: Cell] = [:]
  private var reusable: [String: [Cell]] = [:]
  private var identifiers: [ObjectIdentifier: String] = [:]
  private var reconfigured: Cell?

  /// The place of the cell that a person sees; nil for one that is not on screen.
  public func place(of cell: Cell) -> IndexPath? {
    visible.first { $0.value === cell && onScreen.contains($0.key.item) }?.key
  }

  /// The cells on screen, by their places.
  public var shown: [Int: Cell] {
    Dictionary(uniqueKeysWithValues: visible.map { ($0.key.item, $0.value) }).filter { onScreen.contains($0.key) }
  }

  /// A cell that left the screen, asked as late as this to prepare for reuse; else a new one.
  func dequeue(_ identifier: String, orMake makeRegistered: () -> Cell? = { nil }) -> Cell? {
    if let reconfigured { return reconfigured }
    let former = reusable[identifier]?.popLast()
    if asksToPrepareForReuse { former?.prepareForReuse() }
    guard let cell = former ?? make(identifier) ?? makeRegistered() else { return nil }
    identifiers[ObjectIdentifier(cell)] = identifier
    onDequeue(cell)
    return cell
  }

  /// Lets go of the cells that left the screen, and dispatches those that came.
  func layout(count: Int, dispatch: (IndexPath) -> Cell) {
    scroll(to: onScreen.lowerBound, of: count)
    let places = (onScreen.lowerBound - ahead..<onScreen.upperBound + ahead).clamped(to: 0..<count)
    recycle { !places.contains($0) }
    for indexPath in places.map({ IndexPath(item: $0, section: 0) }) where visible[indexPath] == nil {
      visible[indexPath] = dispatch(indexPath)
    }
  }

  /// The place comes first on screen, as far as there are so many.
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

  /// Moves cells to other places; nil takes one away.
  func move(_ place: (Int) -> Int?) {
    let former = visible
    recycle { place($0) == nil }
    visible = [:]
    for (indexPath, cell) in former {
      if let item = place(indexPath.item) { visible[IndexPath(item: item, section: 0)] = cell }
    }
  }

  /// Has the cell of a place filled anew as it is, where there is one.
  func reconfigure(_ indexPath: IndexPath, dispatch: (IndexPath) -> Cell) {
    reconfigured = visible[indexPath]
    if reconfigured != nil { visible[indexPath] = dispatch(indexPath) }
    reconfigured = nil
  }
}

/// The stub's own: what a table's cell and a collection's have in common.
@MainActor public protocol ReusableCell: AnyObject {
  func prepareForReuse()
}
extension UITableViewCell: ReusableCell {}
extension UICollectionViewCell: ReusableCell {}

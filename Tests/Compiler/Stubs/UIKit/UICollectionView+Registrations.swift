extension UICollectionView {
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {  // UICollectionView.CellRegistration
    // UICollectionView.CellRegistration.Handler
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    fileprivate let handler: Handler

    // UICollectionView.CellRegistration.init(handler:)
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  // UICollectionView.SupplementaryRegistration
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    // UICollectionView.SupplementaryRegistration.Handler
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) ->
      Void
    fileprivate let kind: String
    fileprivate let handler: Handler

    // UICollectionView.SupplementaryRegistration.init(elementKind:handler:)
    public init(elementKind: String, handler: @escaping Handler) { (kind, self.handler) = (elementKind, handler) }
  }

  // UICollectionView.dequeueConfiguredReusableCell(using:for:item:)
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let dequeued = recycled.dequeue("\(Cell.self)") { Cell(coder: NSCoder()) }
    guard let cell = dequeued as? Cell else { preconditionFailure("no \(Cell.self)") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  // UICollectionView.dequeueConfiguredReusableSupplementary(using:for:)
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let former = supplementaryViews[registration.kind] as? Supplementary
    guard let view = former ?? Supplementary(coder: NSCoder()) else { preconditionFailure("no \(Supplementary.self)") }
    supplementaryViews[registration.kind] = view
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

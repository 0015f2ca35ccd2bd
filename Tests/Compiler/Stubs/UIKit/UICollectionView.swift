open class UICollectionViewCell: UIView {
  open private(set) lazy var contentView = UIView()
  open func prepareForReuse() {}
}

open class UICollectionViewLayout: NSObject {}

open class UICollectionView: UIView {
  /// The stub's own: what tests set.
  public let recycled = RecycledCells<UICollectionViewCell>()

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open weak var dataSource: (any UICollectionViewDataSource)?
  open weak var delegate: (any UICollectionViewDelegate)?

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}

  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    recycled.dequeue(identifier) ?? UICollectionViewCell()
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { recycled.visible[indexPath] }

  open func reloadData() {
    recycled.recycle { _ in true }
    layoutSubviews()
  }
  open override func layoutSubviews() {
    guard let dataSource else { return }
    let count = dataSource.collectionView(self, numberOfItemsInSection: 0)
    recycled.layout(count: count) { dataSource.collectionView(self, cellForItemAt: $0) }
  }
}

@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
}

@MainActor public protocol UICollectionViewDelegate: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}
extension UICollectionViewDelegate {
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

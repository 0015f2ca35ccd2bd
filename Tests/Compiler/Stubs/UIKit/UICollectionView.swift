open class UICollectionReusableView: UIView {
  open func prepareForReuse() {}
}

open class UICollectionViewCell: UICollectionReusableView {
  open private(set) lazy var contentView = UIView()
  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open func updateConfiguration(using state: UICellConfigurationState) {}
}

@MainActor open class UICollectionViewLayout: NSObject {}

open class UICollectionView: UIScrollView {
  /// The stub's own: what tests set.
  public let recycled = RecycledCells<UICollectionViewCell>()
  /// The stub's own: the views beside the cells.
  public final var supplementaryViews: [String: UICollectionReusableView] = [:]

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
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    supplementaryViews[elementKind]
  }
  public enum ScrollPosition: Int, Sendable {
    case top, bottom
  }
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}

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

open class UICollectionViewController: UIViewController, UICollectionViewDelegate {
  private let layout: UICollectionViewLayout

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }

  open lazy var collectionView: UICollectionView! = UICollectionView(frame: .zero, collectionViewLayout: layout)

  open override func loadView() {
    view = collectionView
    collectionView.delegate = self
  }

  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

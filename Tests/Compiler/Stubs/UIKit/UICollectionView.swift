open class UICollectionReusableView: UIView {
  open func prepareForReuse() {}
}

open class UICollectionViewCell: UICollectionReusableView {
  open private(set) lazy var contentView = UIView()
  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open func updateConfiguration(using state: UICellConfigurationState) {}
}

@MainActor open class UICollectionViewLayout: NSObject {
  var supplementaryKinds: [String] { [] }
}

open class UICollectionView: UIScrollView {
  /// The stub's own: what tests set.
  public let recycled = RecycledCells<UICollectionViewCell>()
  /// The stub's own: the views beside the cells.
  public final var supplementaryViews: [String: UICollectionReusableView] = [:]

  /// The stub's own: how many frames it takes to move tiles where a change is animated. Until it is over, a person sees, and
  /// taps, what was there, and places are those of the tiles on screen.
  public final var framesOfAnimation = 0
  private var animation: (framesLeft: Int, end: () -> Void)?
  private let kinds: [String]

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    kinds = layout.supplementaryKinds
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    kinds = []
    super.init(coder: coder)
  }

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
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath.item)
  }

  open func reloadData() {
    recycled.recycle { _ in true }
    layoutSubviews()
  }
  open override func layoutSubviews() {
    endAnimation()
    guard let dataSource else { return }
    let count = dataSource.collectionView(self, numberOfItemsInSection: 0)
    recycled.layout(count: count) { dataSource.collectionView(self, cellForItemAt: $0) }
    for kind in kinds where supplementaryViews[kind] == nil {
      let place = IndexPath(item: 0, section: 0)
      supplementaryViews[kind] = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: place)
    }
  }

  func animate(_ end: @escaping () -> Void) {
    endAnimation()
    if framesOfAnimation > 0 { animation = (framesOfAnimation, end) } else { end() }
  }

  private func endAnimation() {
    let end = animation?.end
    animation = nil
    end?()
  }

  /// The stub's own: a frame is drawn.
  public final func drawFrame() {
    animation?.framesLeft -= 1
    if let animation, animation.framesLeft <= 0 { endAnimation() }
  }

  /// The stub's own: the tile comes to the top, as far as the list goes.
  public final func scroll(to item: Int) {
    layoutSubviews()
    let count = dataSource?.collectionView(self, numberOfItemsInSection: 0) ?? 0
    recycled.scroll(to: item, of: count)
    layoutSubviews()
  }

  /// The stub's own: a person taps the tile that is seen at the place; without one nothing happens.
  public final func tap(_ item: Int) {
    guard recycled.shown[item] != nil else { return }
    delegate?.collectionView(self, didSelectItemAt: IndexPath(item: item, section: 0))
  }
}

@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
}
extension UICollectionViewDataSource {
  /// The stub's own: in Objective-C a method may be left out.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
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

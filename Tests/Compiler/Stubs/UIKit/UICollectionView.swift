open class UICollectionReusableView: UIView {  // UICollectionReusableView
  open func prepareForReuse() {}  // UICollectionReusableView.prepareForReuse()
}

open class UICollectionViewCell: UICollectionReusableView {  // UICollectionViewCell
  open private(set) lazy var contentView = UIView()  // UICollectionViewCell.contentView
  open var contentConfiguration: (any UIContentConfiguration)?  // UICollectionViewCell.contentConfiguration
  open var backgroundConfiguration: UIBackgroundConfiguration?  // UICollectionViewCell.backgroundConfiguration
  // UICollectionViewCell.updateConfiguration(using:)
  open func updateConfiguration(using state: UICellConfigurationState) {}
}

open class UICollectionViewListCell: UICollectionViewCell {  // UICollectionViewListCell
  // UICollectionViewListCell.defaultContentConfiguration()
  open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
}

@MainActor open class UICollectionViewLayout: NSObject {  // UICollectionViewLayout
  var supplementaryKinds: [String] { [] }
}

open class UICollectionView: UIScrollView {  // UICollectionView
  /// Stub only: set by tests.
  public let recycled = RecycledCells<UICollectionViewCell>()
  /// Stub only: the supplementary views.
  public final var supplementaryViews: [String: UICollectionReusableView] = [:]

  /// Stub only: the number of frames that an animated change takes. Until it ends, the person sees and taps the former
  /// tiles, and index paths are those on screen.
  public final var framesOfAnimation = 0
  private var animation: (framesLeft: Int, end: () -> Void)?
  private let kinds: [String]

  // UICollectionView.init(frame:collectionViewLayout:)
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    kinds = layout.supplementaryKinds
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {  // UICollectionView.init(coder:)
    kinds = []
    super.init(coder: coder)
  }

  open weak var dataSource: (any UICollectionViewDataSource)?  // UICollectionView.dataSource
  open weak var delegate: (any UICollectionViewDelegate)?  // UICollectionView.delegate

  // UICollectionView.register(_:forCellWithReuseIdentifier:)
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}

  // UICollectionView.dequeueReusableCell(withReuseIdentifier:for:)
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    recycled.dequeue(identifier) ?? UICollectionViewCell()
  }

  // UICollectionView.cellForItem(at:)
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { recycled.visible[indexPath] }
  // UICollectionView.supplementaryView(forElementKind:at:)
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    supplementaryViews[elementKind]
  }
  public struct ScrollPosition: OptionSet, Sendable {  // UICollectionView.ScrollPosition
    public let rawValue: UInt  // OptionSet.rawValue
    public init(rawValue: UInt) { self.rawValue = rawValue }  // OptionSet.init(rawValue:)
    public static let top = ScrollPosition(rawValue: 1)  // UICollectionView.ScrollPosition.top
  }
  // UICollectionView.scrollToItem(at:at:animated:)
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath.item)
  }

  // UICollectionView.indexPathsForSelectedItems
  open private(set) var indexPathsForSelectedItems: [IndexPath]? = []
  // UICollectionView.selectItem(at:animated:scrollPosition:)
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    indexPathsForSelectedItems = indexPath.map { [$0] } ?? []
  }
  /// Keeps the selection of a tile that moves.
  func moveSelection(_ place: (Int) -> Int?) {
    indexPathsForSelectedItems = indexPathsForSelectedItems?.compactMap { place($0.item) }
      .map { IndexPath(item: $0, section: 0) }
  }

  open func reloadData() {  // UICollectionView.reloadData()
    indexPathsForSelectedItems = []
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

  /// Stub only: draws a frame.
  public final func drawFrame() {
    animation?.framesLeft -= 1
    if let animation, animation.framesLeft <= 0 { endAnimation() }
  }

  /// Stub only: scrolls the tile to the top, as far as the list allows.
  public final func scroll(to item: Int) {
    layoutSubviews()
    let count = dataSource?.collectionView(self, numberOfItemsInSection: 0) ?? 0
    recycled.scroll(to: item, of: count)
    layoutSubviews()
  }

  /// Stub only: the touched cell.
  public private(set) final weak var pressed: UICollectionViewCell?

  /// Stub only: touches the visible tile at an index.
  public final func press(_ item: Int) { pressed = recycled.shown[item] }

  /// Stub only: lifts the finger. The tile is selected at its current index, unless it has left the screen.
  public final func release() {
    let place = pressed.flatMap { recycled.place(of: $0) }
    pressed = nil
    guard let place else { return }
    indexPathsForSelectedItems = [place]
    delegate?.collectionView(self, didSelectItemAt: place)
  }
}

@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {  // UICollectionViewDataSource
  // UICollectionViewDataSource.collectionView(_:numberOfItemsInSection:)
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  // UICollectionViewDataSource.collectionView(_:cellForItemAt:)
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  func collectionView(  // UICollectionViewDataSource.collectionView(_:viewForSupplementaryElementOfKind:at:)
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
}
extension UICollectionViewDataSource {
  /// Stub only: optional in Objective-C.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
}

@MainActor public protocol UICollectionViewDelegate: NSObjectProtocol {  // UICollectionViewDelegate
  // UICollectionViewDelegate.collectionView(_:didSelectItemAt:)
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}
extension UICollectionViewDelegate {
  // UICollectionViewDelegate.collectionView(_:didSelectItemAt:)
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

open class UICollectionViewController: UIViewController, UICollectionViewDelegate {  // UICollectionViewController
  private let layout: UICollectionViewLayout

  // UICollectionViewController.init(collectionViewLayout:)
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }  // UICollectionViewController.init(coder:)

  // UICollectionViewController.clearsSelectionOnViewWillAppear
  open var clearsSelectionOnViewWillAppear = true
  // UICollectionViewController.collectionView
  open lazy var collectionView: UICollectionView! = UICollectionView(frame: .zero, collectionViewLayout: layout)

  open override func loadView() {
    view = collectionView
    collectionView.delegate = self
  }

  // UICollectionViewController.collectionView(_:didSelectItemAt:)
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

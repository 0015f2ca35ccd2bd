// NSDiffableDataSourceSnapshot
public struct NSDiffableDataSourceSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  public private(set) var sectionIdentifiers: [Section] = []  // NSDiffableDataSourceSnapshot.sectionIdentifiers
  public private(set) var itemIdentifiers: [Item] = []  // NSDiffableDataSourceSnapshot.itemIdentifiers
  // NSDiffableDataSourceSnapshot.reconfiguredItemIdentifiers
  public private(set) var reconfiguredItemIdentifiers: [Item] = []
  public init() {}  // NSDiffableDataSourceSnapshot.init()
  // NSDiffableDataSourceSnapshot.appendSections(_:)
  public mutating func appendSections(_ identifiers: [Section]) { sectionIdentifiers += identifiers }
  // NSDiffableDataSourceSnapshot.appendItems(_:toSection:)
  public mutating func appendItems(_ identifiers: [Item], toSection sectionIdentifier: Section? = nil) {
    itemIdentifiers += identifiers
  }
  // NSDiffableDataSourceSnapshot.reconfigureItems(_:)
  public mutating func reconfigureItems(_ identifiers: [Item]) { reconfiguredItemIdentifiers += identifiers }
}
@MainActor
// UITableViewDiffableDataSource
open class UITableViewDiffableDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable>: NSObject,
  UITableViewDataSource
{
  // UITableViewDiffableDataSource.CellProvider
  public typealias CellProvider = (_ tableView: UITableView, _ indexPath: IndexPath, _ item: Item) -> UITableViewCell?

  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<Section, Item>()

  // UITableViewDiffableDataSource.init(tableView:cellProvider:)
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  open func apply(  // UITableViewDiffableDataSource.apply(_:animatingDifferences:completion:)
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) { current = snapshot }
  // UITableViewDiffableDataSource.snapshot()
  open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { current }

  open func itemIdentifier(for indexPath: IndexPath) -> Item? {  // UITableViewDiffableDataSource.itemIdentifier(for:)
    current.itemIdentifiers.indices.contains(indexPath.row) ? current.itemIdentifiers[indexPath.row] : nil
  }

  // UITableViewDiffableDataSource.tableView(_:numberOfRowsInSection:)
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.itemIdentifiers.count
  }
  // UITableViewDiffableDataSource.tableView(_:cellForRowAt:)
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    return cell
  }
}

@MainActor
// UICollectionViewDiffableDataSource
open class UICollectionViewDiffableDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable>: NSObject,
  UICollectionViewDataSource
{
  public typealias CellProvider = (  // UICollectionViewDiffableDataSource.CellProvider
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: Item
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (  // UICollectionViewDiffableDataSource.SupplementaryViewProvider
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<Section, Item>()
  /// The snapshot that the collection view shows. Index paths refer to it.
  private var shown = NSDiffableDataSourceSnapshot<Section, Item>()
  // UICollectionViewDiffableDataSource.supplementaryViewProvider
  open var supplementaryViewProvider: SupplementaryViewProvider?

  // UICollectionViewDiffableDataSource.init(collectionView:cellProvider:)
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.collectionView = collectionView
    super.init()
    collectionView.dataSource = self
  }

  open func apply(  // UICollectionViewDiffableDataSource.apply(_:animatingDifferences:completion:)
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot
    let end = { [weak self] in
      self?.takeOver(snapshot)
      completion?()
    }
    if let collectionView, animatingDifferences { collectionView.animate(end) } else { end() }
  }

  private func takeOver(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    let places = Dictionary(uniqueKeysWithValues: snapshot.itemIdentifiers.enumerated().map { ($1, $0) })
    let former = shown.itemIdentifiers
    shown = snapshot
    guard let collectionView else { return }
    collectionView.recycled.move { places[former[$0]] }
    collectionView.moveSelection { former.indices.contains($0) ? places[former[$0]] : nil }
    for item in snapshot.reconfiguredItemIdentifiers {
      guard let place = places[item] else { continue }
      collectionView.recycled.reconfigure(IndexPath(item: place, section: 0)) {
        self.collectionView(collectionView, cellForItemAt: $0)
      }
    }
    collectionView.layoutSubviews()
  }
  // UICollectionViewDiffableDataSource.snapshot()
  open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { current }

  // UICollectionViewDiffableDataSource.itemIdentifier(for:)
  open func itemIdentifier(for indexPath: IndexPath) -> Item? {
    shown.itemIdentifiers.indices.contains(indexPath.item) ? shown.itemIdentifiers[indexPath.item] : nil
  }

  // UICollectionViewDiffableDataSource.indexPath(for:)
  open func indexPath(for itemIdentifier: Item) -> IndexPath? {
    shown.itemIdentifiers.firstIndex(of: itemIdentifier).map { IndexPath(item: $0, section: 0) }
  }

  // UICollectionViewDiffableDataSource.collectionView(_:numberOfItemsInSection:)
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    shown.itemIdentifiers.count
  }
  // UICollectionViewDiffableDataSource.collectionView(_:viewForSupplementaryElementOfKind:at:)
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }
  // UICollectionViewDiffableDataSource.collectionView(_:cellForItemAt:)
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    guard let item = itemIdentifier(for: indexPath) else { return UICollectionViewCell() }
    return cellProvider(collectionView, indexPath, item) ?? UICollectionViewCell()
  }
}

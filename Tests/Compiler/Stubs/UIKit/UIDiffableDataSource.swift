public struct NSDiffableDataSourceSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  public private(set) var itemIdentifiers: [Item] = []
  public init() {}
  public mutating func appendSections(_ sections: [Section]) {}
  public mutating func appendItems(_ items: [Item], toSection section: Section? = nil) { itemIdentifiers += items }
}

@MainActor
open class UITableViewDiffableDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable>: NSObject,
  UITableViewDataSource
{
  public typealias CellProvider = (_ tableView: UITableView, _ indexPath: IndexPath, _ item: Item) -> UITableViewCell?

  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<Section, Item>()

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) { current = snapshot }
  open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { current }

  open func itemIdentifier(for indexPath: IndexPath) -> Item? {
    current.itemIdentifiers.indices.contains(indexPath.row) ? current.itemIdentifiers[indexPath.row] : nil
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.itemIdentifiers.count
  }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    return cell
  }
}

open class UITableViewCell: UIView {  // UITableViewCell
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }  // UITableViewCell.CellStyle

  public init(style: CellStyle, reuseIdentifier: String?) {  // UITableViewCell.init(style:reuseIdentifier:)
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) {  // UITableViewCell.init(coder:)
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  public internal(set) var reuseIdentifier: String?  // UITableViewCell.reuseIdentifier
  open private(set) lazy var contentView = UIView()  // UITableViewCell.contentView
  open var contentConfiguration: (any UIContentConfiguration)?  // UITableViewCell.contentConfiguration
  // UITableViewCell.defaultContentConfiguration()
  open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
  open var accessoryType = AccessoryType.none  // UITableViewCell.accessoryType
  public enum AccessoryType: Int, Sendable {  // UITableViewCell.AccessoryType
    case none, disclosureIndicator  // UITableViewCell.AccessoryType.none
  }
  open private(set) lazy var textLabel: UILabel? = UILabel()  // UITableViewCell.textLabel
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()  // UITableViewCell.detailTextLabel
  open func prepareForReuse() {}  // UITableViewCell.prepareForReuse()
}

open class UITableView: UIScrollView {  // UITableView
  public enum Style: Int, Sendable {  // UITableView.Style
    case plain, grouped, insetGrouped  // UITableView.Style.plain
  }
  public enum ScrollPosition: Int, Sendable {  // UITableView.ScrollPosition
    case none, top, middle, bottom  // UITableView.ScrollPosition.none
  }

  /// Stub only: set by tests.
  public let recycled = RecycledCells<UITableViewCell>()
  /// Stub only: whether reloaded rows appear with the next layout, as documented. Until then, the person sees and taps
  /// the former rows.
  public final var reloadsWithNextLayout = false
  private var isReloadDue = false
  private var cellClasses: [String: UITableViewCell.Type] = [:]

  open weak var dataSource: (any UITableViewDataSource)?  // UITableView.dataSource
  open weak var delegate: (any UITableViewDelegate)?  // UITableView.delegate

  open var sectionHeaderTopPadding: CGFloat = 0  // UITableView.sectionHeaderTopPadding
  open var tableHeaderView: UIView?  // UITableView.tableHeaderView
  // UITableView.register(_:forCellReuseIdentifier:)
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  // UITableView.dequeueReusableCell(withIdentifier:)
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    recycled.dequeue(identifier) {
      let cell = cellClasses[identifier]?.init(coder: NSCoder())
      cell?.reuseIdentifier = identifier
      return cell
    }
  }
  // UITableView.dequeueReusableCell(withIdentifier:for:)
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  // UITableView.cellForRow(at:)
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { recycled.visible[indexPath] }
  // UITableView.indexPath(for:)
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { recycled.visible.first { $0.value === cell }?.key }
  // UITableView.visibleCells
  open var visibleCells: [UITableViewCell] { recycled.visible.sorted { $0.key < $1.key }.map(\.value) }
  // UITableView.indexPathForSelectedRow
  open private(set) var indexPathForSelectedRow: IndexPath?
  // UITableView.selectRow(at:animated:scrollPosition:)
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    indexPathForSelectedRow = indexPath
  }

  open func reloadData() {  // UITableView.reloadData()
    indexPathForSelectedRow = nil
    isReloadDue = true
    if !reloadsWithNextLayout { layoutSubviews() }
  }
  open override func layoutSubviews() {
    guard let dataSource else { return }
    if isReloadDue { recycled.recycle { _ in true } }
    isReloadDue = false
    let count = dataSource.tableView(self, numberOfRowsInSection: 0)
    recycled.layout(count: count) { dataSource.tableView(self, cellForRowAt: $0) }
  }

  // UITableView.deselectRow(at:animated:)
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
  }
  // UITableView.scrollToRow(at:at:animated:)
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath.row)
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}  // UITableView.insertRows(at:with:)
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}  // UITableView.deleteRows(at:with:)
  // UITableView.performBatchUpdates(_:completion:)
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    layoutSubviews()
    completion?(true)
  }

  /// Stub only: scrolls the row to the top, as far as the list allows.
  public final func scroll(to row: Int) {
    let count = dataSource?.tableView(self, numberOfRowsInSection: 0) ?? 0
    recycled.scroll(to: row, of: count)
    layoutSubviews()
  }

  /// Stub only: the touched cell.
  public private(set) final weak var pressed: UITableViewCell?

  /// Stub only: touches the visible row at an index.
  public final func press(_ row: Int) { pressed = recycled.shown[row] }

  /// Stub only: lifts the finger. The row is selected at its current index, unless it has left the screen.
  public final func release() {
    let place = pressed.flatMap { recycled.place(of: $0) }
    pressed = nil
    guard let place else { return }
    indexPathForSelectedRow = place
    delegate?.tableView(self, didSelectRowAt: place)
  }

  public enum RowAnimation: Int, Sendable { case fade, automatic }  // UITableView.RowAnimation
}

@MainActor public protocol UITableViewDataSource: NSObjectProtocol {  // UITableViewDataSource
  // UITableViewDataSource.tableView(_:numberOfRowsInSection:)
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  // UITableViewDataSource.tableView(_:cellForRowAt:)
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

@MainActor public protocol UITableViewDelegate: NSObjectProtocol {  // UITableViewDelegate
  // UITableViewDelegate.tableView(_:didSelectRowAt:)
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  // UITableViewDelegate.tableView(_:viewForHeaderInSection:)
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
}
extension UITableViewDelegate {
  /// Stub only: optional in Objective-C.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  /// Stub only: optional in Objective-C.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

// UITableViewController
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }  // UITableViewController.init(style:)
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }  // UITableViewController.init(coder:)

  open lazy var tableView: UITableView! = UITableView()  // UITableViewController.tableView
  // UITableViewController.clearsSelectionOnViewWillAppear
  open var clearsSelectionOnViewWillAppear = true

  open override func loadView() {
    view = tableView
    tableView.dataSource = self
    tableView.delegate = self
  }

  open func numberOfSections(in tableView: UITableView) -> Int { 1 }  // UITableViewController.numberOfSections(in:)
  // UITableViewController.tableView(_:numberOfRowsInSection:)
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  // UITableViewController.tableView(_:cellForRowAt:)
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  // UITableViewController.tableView(_:didSelectRowAt:)
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  // UITableViewController.tableView(_:viewForHeaderInSection:)
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
}

open class UITableViewHeaderFooterView: UIView {  // UITableViewHeaderFooterView
  // UITableViewHeaderFooterView.init(reuseIdentifier:)
  public init(reuseIdentifier: String?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }  // UITableViewHeaderFooterView.init(coder:)
  open var contentConfiguration: (any UIContentConfiguration)?  // UITableViewHeaderFooterView.contentConfiguration
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }  // IndexPath.init(row:section:)
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }  // IndexPath.init(item:section:)
  public var section: Int { self[0] }  // IndexPath.section
  public var row: Int { self[1] }  // IndexPath.row
  public var item: Int { self[1] }  // IndexPath.item
}

open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  public internal(set) var reuseIdentifier: String?
  open private(set) lazy var contentView = UIView()
  open var contentConfiguration: (any UIContentConfiguration)?
  open var accessoryType = AccessoryType.none
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator
  }
  open private(set) lazy var textLabel: UILabel? = UILabel()
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  open func prepareForReuse() {}
}

open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// The stub's own: what tests set.
  public let recycled = RecycledCells<UITableViewCell>()
  /// The stub's own: whether what is reloaded is on screen only with the next layout, as it is documented; until then a person
  /// sees, and taps, what was there.
  public final var reloadsWithNextLayout = false
  private var isReloadDue = false
  private var cellClasses: [String: UITableViewCell.Type] = [:]

  open weak var dataSource: (any UITableViewDataSource)?
  open weak var delegate: (any UITableViewDelegate)?

  open var tableHeaderView: UIView?
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    recycled.dequeue(identifier) {
      let cell = cellClasses[identifier]?.init(coder: NSCoder())
      cell?.reuseIdentifier = identifier
      return cell
    }
  }
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { recycled.visible[indexPath] }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { recycled.visible.first { $0.value === cell }?.key }
  open var visibleCells: [UITableViewCell] { recycled.visible.sorted { $0.key < $1.key }.map(\.value) }
  open var indexPathForSelectedRow: IndexPath? { nil }

  open func reloadData() {
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

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath.row)
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    layoutSubviews()
    completion?(true)
  }

  /// The stub's own: the row comes to the top, as far as the list goes.
  public final func scroll(to row: Int) {
    let count = dataSource?.tableView(self, numberOfRowsInSection: 0) ?? 0
    recycled.scroll(to: row, of: count)
    layoutSubviews()
  }

  /// The stub's own: a person taps the row that is seen at the place; without one nothing happens.
  public final func tap(_ row: Int) {
    guard recycled.shown[row] != nil else { return }
    delegate?.tableView(self, didSelectRowAt: IndexPath(row: row, section: 0))
  }

  public enum RowAnimation: Int, Sendable { case fade, automatic }
}

@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

@MainActor public protocol UITableViewDelegate: NSObjectProtocol {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
}
extension UITableViewDelegate {
  /// The stub's own: in Objective-C a method may be left out.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  /// The stub's own: in Objective-C a method may be left out.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open lazy var tableView: UITableView! = UITableView()

  open override func loadView() {
    view = tableView
    tableView.dataSource = self
    tableView.delegate = self
  }

  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
}

open class UITableViewHeaderFooterView: UIView {
  public init(reuseIdentifier: String?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var contentConfiguration: (any UIContentConfiguration)?
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
}

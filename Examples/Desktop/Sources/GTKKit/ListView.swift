import CGTK

/// What shows one row of a list, and another one later.
@MainActor
public protocol ListCell: AnyObject {
  init()
  var content: Widget { get }
  /// Shows nothing, and holds nothing of the former row.
  func clear()
}

/// A list of rows, of which only those in view, and some around, have a cell.
///
/// GTK decides which cell is for which row: it *binds* a cell to a row, which is when the row is rendered, and unbinds it
/// before it is used again. GTK's model holds nothing but the number of rows.
public final class ListView<Cell: ListCell>: Widget {
  /// Called when a row is clicked, or chosen by Enter.
  public var onActivate: (Int) -> Void = { _ in }

  private let render: (Cell, Int) -> Void
  private let rows: Object
  private let selection: Object
  /// Those that there are, in view or not.
  public private(set) var cells: [OpaquePointer: Cell] = [:]

  public init(render: @escaping (_ cell: Cell, _ row: Int) -> Void) {
    self.render = render
    rows = Object(owning: gtk_string_list_new(nil))
    selection = Object(owning: gtk_single_selection_new(rows.retained))
    let factory = Object(owning: gtk_signal_list_item_factory_new())
    super.init(new: gtk_list_view_new(selection.retained, factory.retained))
    gtk_list_view_set_single_click_activate(opaque, 1)
    factory.onSignal("setup") { [weak self] item in self?.setUp(item) }
    factory.onSignal("bind") { [weak self] item in self?.bind(item) }
    factory.onSignal("unbind") { [weak self] item in self?.cells[item]?.clear() }
    factory.onSignal("teardown") { [weak self] item in self?.cells.removeValue(forKey: item)?.clear() }
    onSignal("activate") { [weak self] row in self?.onActivate(row) }
  }

  public var count: Int { Int(g_list_model_get_n_items(rows.opaque)) }

  /// The cell that shows the row, if there is one.
  public func cell(at row: Int) -> Cell? {
    cells.first { Self.row(of: $0.key) == row }?.value
  }

  /// The row that keys choose.
  public var selected: Int? {
    get { Self.row(gtk_single_selection_get_selected(selection.opaque)) }
    set { gtk_single_selection_set_selected(selection.opaque, newValue.map(guint.init) ?? GTK_INVALID_LIST_POSITION) }
  }

  /// Moves no more than is needed to see the row.
  public func scroll(to row: Int) {
    perform("list.scroll-to-item", at: row)
  }

  /// Renders every row anew that has a cell: the rows have changed, or how many there are.
  public func reload(count: Int) {
    let former = self.count
    let stay = cells.filter { item, _ in Self.row(of: item).map { $0 < count } ?? false }
    resize(from: former, to: count)
    for (item, cell) in stay { if let row = Self.row(of: item) { render(cell, row) } }
  }

  private func resize(from former: Int, to count: Int) {
    let first = min(former, count)
    "".withCString { text in
      var added: [UnsafePointer<CChar>?] = Array(repeating: text, count: count - first) + [nil]
      gtk_string_list_splice(rows.opaque, guint(first), guint(former - first), &added)
    }
  }
}

// MARK: - GTK's items

extension ListView {
  private func setUp(_ item: OpaquePointer) {
    let cell = Cell()
    cells[item] = cell
    gtk_list_item_set_child(item, cell.content.widget)
  }

  private func bind(_ item: OpaquePointer) {
    if let cell = cells[item], let row = Self.row(of: item) { render(cell, row) }
  }

  /// Nil where the item is bound to none.
  private static func row(of item: OpaquePointer) -> Int? { row(gtk_list_item_get_position(item)) }

  private static func row(_ position: guint) -> Int? { position == .max ? nil : Int(position) }
}

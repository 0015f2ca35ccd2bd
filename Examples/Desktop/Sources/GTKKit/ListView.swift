import CGTK

/// A cell that shows one row after another.
@MainActor
public protocol ListCell: AnyObject {
  init()
  var content: Widget { get }
  /// Clears the cell and releases its row.
  func clear()
}

/// A list that has cells only for the visible rows and some around them.
///
/// GTK assigns the cells: it *binds* a cell to a row, which renders the row, and unbinds it before it reuses it. GTK's model
/// contains only the number of rows.
public final class ListView<Cell: ListCell>: Widget {
  /// Called when a row is clicked, or Enter is pressed on it.
  public var onActivate: (Int) -> Void = { _ in }
  /// Called when a key or a click selects another row; the mouse alone doesn't.
  public var onSelect: (Int) -> Void = { _ in }

  private let render: (Cell, Int) -> Void
  private let rows: Object
  private let selection: Object
  private var isChanging = false
  /// Whether every cell is about to be rendered.
  private var isReloading = false
  /// The existing cells, visible or not.
  public private(set) var cells: [OpaquePointer: Cell] = [:]

  public init(render: @escaping (_ cell: Cell, _ row: Int) -> Void) {
    self.render = render
    rows = Object(owning: gtk_string_list_new(nil))
    selection = Object(owning: gtk_single_selection_new(rows.retained))
    let factory = Object(owning: gtk_signal_list_item_factory_new())
    super.init(new: gtk_list_view_new(selection.retained, factory.retained))
    factory.onSignal("setup") { [weak self] item in self?.setUp(item) }
    factory.onSignal("bind") { [weak self] item in self?.bind(item) }
    factory.onSignal("unbind") { [weak self] item in self?.cells[item]?.clear() }
    factory.onSignal("teardown") { [weak self] item in self?.cells.removeValue(forKey: item)?.clear() }
    onSignal("activate") { [weak self] row in self?.onActivate(row) }
    selection.onSignal("selection-changed") { [weak self] (_: Int, _: Int) in
      if let self, !isChanging, let row = selected { onSelect(row) }
    }
  }

  public var count: Int { Int(g_list_model_get_n_items(rows.opaque)) }

  /// Returns the cell that shows the row, if there is one.
  public func cell(at row: Int) -> Cell? {
    cells.first { Self.row(of: $0.key) == row }?.value
  }

  /// The row that is highlighted. If the list has the focus, this row has it.
  public var selected: Int? {
    get { Self.row(gtk_single_selection_get_selected(selection.opaque)) }
    set {
      change {
        gtk_single_selection_set_selected(selection.opaque, newValue.map(guint.init) ?? GTK_INVALID_LIST_POSITION)
      }
      if hasFocus { return focus() }
      // GTK gives the focus to this row next time.
      if let row = selectedWidget { gtk_widget_set_focus_child(widget, row) }
    }
  }

  /// Gives the focus to the selected row.
  public override func focus() {
    if selectedWidget == nil, let selected { scroll(to: selected) }
    guard let row = selectedWidget else { return super.focus() }
    if gtk_widget_has_focus(row) == 0 { gtk_widget_grab_focus(row) }
  }

  private var selectedWidget: UnsafeMutablePointer<GtkWidget>? {
    selected.flatMap(cell).flatMap { gtk_widget_get_parent($0.content.widget) }
  }

  /// Makes a change without calling `onSelect`, because it isn't the person's.
  private func change(_ work: () -> Void) {
    isChanging = true
    work()
    isChanging = false
  }

  /// Scrolls as little as possible to show the row.
  public func scroll(to row: Int) {
    perform("list.scroll-to-item", at: row)
  }

  /// Renders every row that has a cell, after a change of the rows or their number.
  ///
  /// - Parameter shift: The number of rows that the selected one has moved by. It stays selected and at its position on screen,
  ///   because GTK is notified of rows that were inserted or removed above it.
  public func reload(count: Int, shift: Int = 0) {
    isReloading = true
    change {
      splice(at: 0, removing: max(0, -shift), adding: max(0, shift))
      let kept = min(self.count, count)
      splice(at: kept, removing: self.count - kept, adding: count - kept)
    }
    isReloading = false
    for (item, cell) in cells { if let row = Self.row(of: item) { render(cell, row) } }
  }

  private func splice(at first: Int, removing removed: Int, adding added: Int) {
    "".withCString { text in
      var rows: [UnsafePointer<CChar>?] = Array(repeating: text, count: added) + [nil]
      gtk_string_list_splice(self.rows.opaque, guint(first), guint(removed), &rows)
    }
  }
}

// MARK: - GTK's items

extension ListView {
  private func setUp(_ item: OpaquePointer) {
    let cell = Cell()
    cells[item] = cell
    gtk_list_item_set_child(item, cell.content.widget)
    cell.content.onClick { [weak self] in if let row = Self.row(of: item) { self?.onActivate(row) } }
  }

  private func bind(_ item: OpaquePointer) {
    if !isReloading, let cell = cells[item], let row = Self.row(of: item) { render(cell, row) }
  }

  /// Returns nil if the item isn't bound.
  private static func row(of item: OpaquePointer) -> Int? { row(gtk_list_item_get_position(item)) }

  private static func row(_ position: guint) -> Int? { position == .max ? nil : Int(position) }
}

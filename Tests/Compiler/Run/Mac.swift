// platform: mac
// AppKit's tables, collections and controllers.
import AppKit
import SwiftMVVMPattern

final class NameCell: NSTableCellView, Contextable { var context: String? }
final class NumberCell: NSTableCellView, Contextable { var context: Int? }
final class NameItem: NSCollectionViewItem, Contextable { var context: String? }

final class TitleViewModel: ViewModel {
  let title: String
  init(_ title: String) { self.title = title }
}

final class Screen: NSViewController, ViewModelObserver {
  @ObservedViewModel var viewModel: TitleViewModel?
  private(set) var binds = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    bind()
  }

  func bind() {
    binds += 1
    title = viewModel?.title
  }
}

@main
@MainActor
struct Mac {
  static func main() {
    table()
    outOfBounds()
    reasons()
    collection()
    controller()
    finish()
  }

  /// Two columns of four rows. The first has names, except for one plain view and one row off screen. The second has
  /// numbers.
  static func makeTable() -> NSTableView {
    let (ada, empty, seven) = (NameCell(), NameCell(), NumberCell())
    ada.context = "Ada"
    seven.context = 7
    let table = NSTableView()
    table.rows = 4
    table.made = [[0: ada, 1: NSTextField(), 2: empty], [0: seven]]
    return table
  }

  static func table() {
    let table = makeTable()
    expect(table.context(ofCell: NameCell.self, at: (row: 0, column: 0)), "Ada", "the context of row 0, column 0")
    expect(table.context(ofCell: NumberCell.self, at: (row: 0, column: 1)), 7, "the context of row 0, column 1")
    expect(table.context(at: (row: 0, column: 1)), 7, "the context of row 0, column 1, by the entity's type")
    expect(table.context(ofCell: NameCell.self, at: (row: 0, column: 1)), nil, "the name in the column of numbers")
    expect(table.context(ofCell: NameCell.self, at: (row: 1, column: 0)), nil, "the context of a plain view")
    expect(table.context(ofCell: NameCell.self, at: (row: 3, column: 0)), nil, "the context of a row off screen")
    expect(
      table.context(ofCell: NumberCell.self, at: (row: 1, column: 1)), nil, "the context of a view that doesn't exist")
  }

  static func outOfBounds() {
    let table = makeTable()
    for (row, column) in [(-1, 0), (4, 0), (.max, 0), (.min, 0), (0, -1), (0, 2), (-1, -1), (4, 2)] {
      expect(table.visibleCell(at: (row: row, column: column)), nil, "the view of row \(row), column \(column)")
      expect(table.context(ofCell: NameCell.self, at: (row: row, column: column)), nil, "the context there")
    }
    expect(NSTableView().visibleCell(at: (row: 0, column: 0)), nil, "the view of a table without rows")
  }

  static func reasons() {
    let table = makeTable()
    let found = [(0, 1), (1, 0), (2, 0), (3, 0), (-1, 0)].map { row, column -> ContextError.Finding? in
      do throws(ContextError) {
        let _: String = try table.requireContext(at: (row: row, column: column))
        return nil
      } catch { return error.found }
    }
    expect(
      found, [.context("Int"), .otherCell("NSTextField"), .emptyCell("NameCell"), .noCell, .noCell],
      "what was found instead")
  }

  static func collection() {
    let (collection, item) = (NSCollectionView(), NameItem())
    item.context = "Ada"
    collection.made = [[0, 0]: item, [0, 1]: NSCollectionViewItem()]
    expect(collection.context(ofCell: NameItem.self, at: [0, 0]), "Ada", "the context of an item")
    expect(collection.context(at: [0, 0]), "Ada", "the context of an item, by the entity's type")
    expect(collection.context(ofCell: NameItem.self, at: [0, 1]), nil, "the context of a plain item")
    expect(collection.context(ofCell: NameItem.self, at: [0, 9]), nil, "the context of an item that doesn't exist")
  }

  static func controller() {
    let screen = Screen()
    screen.viewModel = TitleViewModel("first")
    expect(screen.isReadyToBind, false, "whether a controller without its view is ready")
    expect(screen.isViewLoaded, false, "whether a view model loads the view")
    expect(screen.binds, 0, "the number of calls of bind() before the view is loaded")
    _ = screen.view
    expect(screen.binds, 1, "the number of calls of bind() after the view is loaded")
    expect(screen.title, "first", "the title")
    screen.viewModel = TitleViewModel("second")
    expect(screen.title, "second", "the title of the second")
    screen.viewModel = nil
    expect(screen.binds, 3, "the number of calls of bind() after two replacements")
    expect(screen.title, nil, "the title without a view model")
  }
}

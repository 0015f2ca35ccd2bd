public import LintAnalysis
import LintSemantics

/// A selection that opens what stands at an index by now, and not what the row was drawn with.
public enum UnsafeSelection: Rule {
  public static let name = "unsafe-selection"
  public static let severity = Severity.note
  public static let summary =
    "A selection callback, or the helper it hands the index to, subscripts data that may have moved since the row was drawn."
  public static let rationale = """
    Between the drawing of a row and the tap on it the data may change, and the index then means another element; a bounds \
    check prevents the crash, not the wrong element. Ask the cell for what it was rendered with. It is a warning where the \
    app's cells can be asked (the kit's `Contextable` or `CellContexts`), or where the index is kept and used later still. What cannot move is \
    fine: constants, what is filled once while the screen is set up, cases of an enum, and a diffable snapshot, which is what \
    is on screen.
    """

  public static let examples = Examples(
    fine: """
      import UIKit
      final class ListViewController: UITableViewController {
        var items: [String] = []
        lazy var dataSource = UITableViewDiffableDataSource<Int, String>(tableView: tableView) { _, _, _ in nil }
        let titles = ["A", "B"]
        private var rows: [String] = []
        enum Section: Int, CaseIterable { case first }
        override func viewDidLoad() { fill() }
        private func fill() { rows = ["A"] }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          show(items[indexPath.row])
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          open(dataSource.itemIdentifier(for: indexPath))
          open(dataSource.snapshot().itemIdentifiers[indexPath.row])
          open(titles[indexPath.row], rows[indexPath.row], Section.allCases[indexPath.section])
        }
      }
      """,
    """
    import UIKit
    final class ListViewController: UITableViewController {
      private var rows: [Row] = []
      enum Row { case header, content }
      func reload() { rows = [.header, .content] }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open(rows[indexPath.row]) }
    }
    """,
    """
    final class ListViewModel {
      private var items: [String] = []
      func load() { items = ["A"] }
      func select(at indexPath: IndexPath) { print(items[indexPath.row]) }
    }
    """,
    """
    import RxSwift
    final class ListViewController: UIViewController {
      var items: [String] = []
      func bind() {
        tableView.rx.itemSelected.withLatestFrom(shown) { index, shown in shown[index.row] }.subscribe(onNext: open)
        tableView.rx.modelSelected(String.self).subscribe(onNext: { item in self.open(item) })
      }
    }
    """,
    """
    import SwiftMVVMPattern
    import UIKit
    final class ListViewController: UITableViewController {
      var items: [String] = []
      private let contexts = CellContexts<String>()
      func reload() { items = [] }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        contexts[cell] = items[indexPath.row]
        return cell
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let item = contexts.context(at: indexPath, in: tableView) else { return }
        open(item, tableView.context(ofCell: ItemCell.self, at: indexPath), tableView.context(as: String.self, at: indexPath))
      }
    }
    final class ItemCell: UITableViewCell, Contextable { var context: String? }
    """,
    broken: """
      import UIKit
      final class ListViewController: UITableViewController {
        var items: [String] = []
        private var sections: [Section] = []
        struct Section { let rows: [String] }
        func reload() { sections = [] }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          guard indexPath.row < items.count else { return }
          open(↓items[indexPath.row])
          let row = indexPath.row
          open(sections[indexPath.section].↓rows[row])
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          guard let indexPath = tableView.indexPathForSelectedRow else { return }
          show(self.↓items[indexPath.row])
        }
      }
      """,
    """
    import UIKit
    final class ListViewController: UITableViewController {
      let viewModel = ListViewModel()
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { select(at: indexPath) }
      private func select(at place: IndexPath) { open(viewModel.items.↓value[place.row]) }
    }
    final class ListViewModel { let items = Box<[String]>([]) }
    final class Box<Value> { var value: Value ; init(_ value: Value) { self.value = value } }
    """,
    """
    import MVVMBinding
    import UIKit
    final class ListViewController: UITableViewController {
      let titles: Dynamic<[String]>
      let rows: ReadOnlyDynamic<[String]>
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        open(titles.↓value[indexPath.row], rows.↓value[indexPath.row])
      }
    }
    """,
    """
    import UIKit
    final class ListViewController: UITableViewController {
      var items: [String] = []
      private var chosen: IndexPath?
      override func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        DispatchQueue.main.async { self.delete(self.↓items[indexPath.row]) }
        chosen = indexPath
      }
      @objc func open() {
        guard let chosen else { return }
        open(↓items[chosen.row])
      }
    }
    """,
    """
    import UIKit
    protocol ListViewModelType { var sections: [Section] { get } }
    enum Section { case rows([String]) }
    struct ListViewModel: ListViewModelType { let sections: [Section] }
    final class Library {
      static let shared = Library()
      private var books: [String: String] = [:]
      var all: [String] { Array(books.values) }
      var sorted: [String] { ordered(all) }
      func add(_ book: String) { books[book] = book }
      private func ordered(_ list: [String]) -> [String] { list.sorted() }
    }
    final class ListViewController: UITableViewController {
      private var viewModel: ListViewModelType = ListViewModel(sections: [])
      private var groups = [Group]()
      func reload() { viewModel = ListViewModel(sections: []) ; groups = [] }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let section = viewModel.↓sections[indexPath.section]
        let sorted = Library.shared.sorted
        open(section, ↓sorted[indexPath.row], ↓groups[indexPath.section].rows[indexPath.row])
      }
    }
    """,
    """
    import AppKit
    final class ListViewController: NSViewController, NSTableViewDelegate {
      var items: [String] = []
      func tableViewSelectionDidChange(_ notification: Notification) { open(↓items[tableView.selectedRow]) }
    }
    """,
    """
    import RxSwift
    final class ListViewController: UIViewController {
      var items: [String] = []
      func bind() {
        tableView.rx.itemSelected.asDriver().drive(onNext: { [weak self] index in self?.open(self?.↓items[index.row]) })
        tableView.rx.itemSelected.map { self.↓items[$0.row] }.subscribe(onNext: open)
      }
    }
    """
  )

  public static func check(_ file: FileReading) -> [Finding] {
    let reads = file.selectionReads
    if reads.isEmpty { return [] }
    let context = context(in: file.project)
    return reads.map { read in
      Finding(
        at: read.place, message(read, context), because: [], in: read.owner.map(file.id),
        severity: context != nil || read.isLater ? .warning : nil)
    }
  }

  /// The call that returns what a row was rendered with.
  private static func context(in project: Project) -> String? {
    let ofContainer = project.adoptsContextable ? ["'context(ofCell:at:)' of the table or collection view"] : []
    let ofMap = project.usesCellContexts ? ["'context(at:in:)' of 'CellContexts'"] : []
    let calls = ofContainer + ofMap
    return calls.isEmpty ? nil : calls.joined(separator: " or ")
  }

  private static func message(_ read: IndexedRead, _ context: String?) -> String {
    let index = read.isLater ? "an index kept from a selection" : "the index of a selection"
    let action =
      context.map { "read the entity with \($0)" } ?? "use an identifier or the entity that the row was rendered with"
    return "'\(read.source)' is read at \(index) (it may have changed since the row was drawn); \(action)"
  }
}

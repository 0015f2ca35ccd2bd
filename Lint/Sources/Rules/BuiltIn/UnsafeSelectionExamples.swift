extension UnsafeSelection {
  public static let pageExample = ExamplePair(
    broken: """
      import SwiftMVVMPattern
      import UIKit
      final class ContactCell: UITableViewCell, Contextable { var context: String? }
      final class ContactsViewController: UITableViewController {
        var contacts: [String] = []
        func reload() { contacts = [] }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          open(↓contacts[indexPath.row])
        }
      }
      """,
    replacing: "contacts[indexPath.row]",
    with: "tableView.context(ofCell: ContactCell.self, at: indexPath)"
  )

  public static let examples =
    callbackExamples + receiverExamples + elementExamples + formExamples + rowExamples + streamExamples
    + stateExamples + laterExamples + listExamples + viewExamples + tagExamples + caseExamples + modelExamples
    + fillExamples + routeExamples + reducerExamples + replacementExamples + positionExamples + signalExamples
    + packageExamples + handoverExamples + fixedExamples + drawnExamples + keptExamples + moveExamples + lookupExamples
    + fileMoveExamples + reactorExamples + setUpExamples + unchangedExamples + genericExamples + onceExamples
    + ownStreamExamples
    + stateCopyExamples + awaitExamples + carrierExamples + ownedExamples + boundsExamples

  private static let callbackExamples = Examples(
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
    final class StaticListController: UITableViewController {
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
    final class ReactiveListController: UIViewController {
      var items: [String] = []
      func bind() {
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
        func reload() { (items, sections) = ([], []) }
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
    final class ItemListController: UITableViewController {
      let viewModel = ListViewModel()
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { select(at: indexPath) }
      private func select(at place: IndexPath) { open(viewModel.items.↓value[place.row]) }
    }
    final class ListViewModel {
      let items = Box<[String]>([])
      func load() { items.value = ["A"] }
    }
    final class Box<Value> { var value: Value ; init(_ value: Value) { self.value = value } }
    """,
    """
    import MVVMBinding
    import UIKit
    final class TitleListController: UITableViewController {
      let titles: Dynamic<[String]>
      let rows: ReadOnlyDynamic<[String]>
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        open(titles.↓value[indexPath.row], rows.↓value[indexPath.row])
      }
    }
    """,
    """
    import UIKit
    final class EditableListController: UITableViewController {
      var items: [String] = []
      private var chosen: IndexPath?
      func reload() { items = [] }
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
    import Combine
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
      func reload() { items = [] }
      func tableViewSelectionDidChange(_ notification: Notification) { open(↓items[tableView.selectedRow]) }
    }
    """,
    """
    import RxSwift
    final class ListViewController: UIViewController {
      var items: [String] = []
      func reload() { items = [] }
      func bind() {
        tableView.rx.itemSelected.asDriver().drive(onNext: { [weak self] index in self?.open(self?.↓items[index.row]) })
        tableView.rx.itemSelected.map { self.↓items[$0.row] }.subscribe(onNext: open)
      }
    }
    """,
    """
    import UIKit
    final class SearchController: UITableViewController {
      private var query = ""
      private var results: [String] = []
      func clear() { (query, self.results) = ("", []) }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open(↓results[indexPath.row]) }
    }
    """
  )
}

import Prelude

/// Answers at once, and counts how often it was asked.
final class AnsweringBook: AddressBook {
  var names: [String]
  private(set) var requests = 0

  init(_ names: [String] = ["Cleo", "Ada", "Ben"]) { self.names = names }

  override func load(_ completion: @escaping @MainActor ([Contact]) -> Void) {
    requests += 1
    completion(names.enumerated().map { Contact(id: $0, name: $1) })
  }
}

/// Has not answered yet.
final class SilentBook: AddressBook {}

extension UITableViewController {
  var header: String? { (tableView.tableHeaderView as? UILabel)?.text }

  /// What the first rows show, once the table is on screen.
  var rows: [String?] {
    tableView.recycled.onScreen = 0..<8
    tableView.layoutSubviews()
    return tableView.visibleCells.map { $0.textLabel?.text }
  }
}

/// The massive view controller and what each step makes of it do the same.
@MainActor func expectWhatTheStartDoes(_ make: () -> UITableViewController) {
  let full = AnsweringBook()
  AddressBook.shared = full
  let screen = make()
  expect(full.requests, 0, "how often the book is asked before the view is loaded")
  screen.loadViewIfNeeded()
  expect(full.requests, 1, "how often the book is asked")
  expect(screen.header, "3 contacts", "the header")
  expect(screen.rows, ["Ada", "Ben", "Cleo"], "the rows")

  AddressBook.shared = AnsweringBook([])
  let empty = make()
  empty.loadViewIfNeeded()
  expect(empty.header, "Nobody yet", "the header, of an empty book")
  expect(empty.rows, [], "the rows, of an empty book")

  AddressBook.shared = SilentBook()
  let early = make()
  early.loadViewIfNeeded()
  expect(early.header ?? "", "", "the header, before the book has answered")
}

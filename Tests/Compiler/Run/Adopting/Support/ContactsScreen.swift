import Prelude

/// Answers immediately, and counts the requests.
final class AnsweringBook: AddressBook {
  var names: [String]
  private(set) var requests = 0

  init(_ names: [String] = ["Cleo", "Ada", "Ben"]) { self.names = names }

  override func load(_ completion: @escaping @MainActor ([Contact]) -> Void) {
    requests += 1
    completion(names.enumerated().map { Contact(id: $0, name: $1) })
  }
}

/// Never answers.
final class SilentBook: AddressBook {}

extension UITableViewController {
  var header: String? { (tableView.tableHeaderView as? UILabel)?.text }

  /// The texts of the first rows once the table is on screen.
  var rows: [String?] {
    tableView.recycled.onScreen = 0..<8
    tableView.layoutSubviews()
    return tableView.visibleCells.map { $0.textLabel?.text }
  }
}

/// Checks that the result of a step behaves like the massive view controller.
@MainActor func expectWhatTheStartDoes(_ make: () -> UITableViewController) {
  let full = AnsweringBook()
  AddressBook.shared = full
  let screen = make()
  expect(full.requests, 0, "the number of requests before the view is loaded")
  screen.loadViewIfNeeded()
  expect(full.requests, 1, "the number of requests")
  expect(screen.header, "3 contacts", "the header")
  expect(screen.rows, ["Ada", "Ben", "Cleo"], "the rows")

  AddressBook.shared = AnsweringBook([])
  let empty = make()
  empty.loadViewIfNeeded()
  expect(empty.header, "No contacts", "the header of an empty book")
  expect(empty.rows, [], "the rows of an empty book")

  AddressBook.shared = SilentBook()
  let early = make()
  early.loadViewIfNeeded()
  expect(early.header ?? "", "", "the header before the book has answered")
}

// Rows without a cell class that are selected while the data is ahead of the screen and cells are reused.
import SwiftMVVMPattern
import SwiftUI
import UIKit

struct Contact: Hashable {
  let name: String
}

/// A row with a contact, or one that only says "Loading".
enum Row: Hashable { case contact(Contact), loading }

final class ListViewController: UICollectionViewController, UICollectionViewDataSource {
  var rows: [Row] = (0..<20).map { .contact(Contact(name: "name \($0)")) }
  private(set) var chosen: [String] = []
  private let contexts = CellContexts<Contact>()

  private lazy var registration = UICollectionView.CellRegistration<UICollectionViewListCell, Row> {
    [contexts] cell, _, row in
    var content = cell.defaultContentConfiguration()
    switch row {
    case .contact(let contact):
      content.text = contact.name
      contexts[cell] = contact
    case .loading:
      content.text = "Loading"
      contexts[cell] = nil
    }
    cell.contentConfiguration = content
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dataSource = self
    collectionView.recycled.onScreen = 0..<6
    collectionView.reloadData()
  }

  func text(at item: Int) -> String? {
    let cell = collectionView.cellForItem(at: IndexPath(item: item, section: 0))
    return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: rows[indexPath.item])
  }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen.append(contexts.context(at: indexPath, in: collectionView)?.name ?? "nothing")
  }
}

/// The same in a table with rows that SwiftUI draws.
final class HostingViewController: UITableViewController {
  var contacts = (0..<20).map { Contact(name: "name \($0)") }
  let contexts = CellContexts<Contact>()

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { contacts.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    let contact = contacts[indexPath.row]
    cell.contentConfiguration = UIHostingConfiguration { Text(contact.name) }
    contexts[cell] = contact
    return cell
  }
}

@main
@MainActor
struct RowsWithoutACellClass {
  static func main() {
    dataRunsAhead()
    cellsAreReused()
    hosted()
    screenIsReleased()
    finish()
  }

  static func makeList() -> ListViewController {
    let list = ListViewController(collectionViewLayout: UICollectionViewLayout())
    list.loadViewIfNeeded()
    return list
  }

  static func dataRunsAhead() {
    let list = makeList()
    list.rows.removeFirst()
    list.collectionView.press(2)
    list.collectionView.release()
    expect(list.chosen, ["name 2"], "the selected contact before the list shows the change")
    list.rows.removeAll()
    list.collectionView.press(5)
    list.collectionView.release()
    expect(list.chosen, ["name 2", "name 5"], "the selected contact if the index is out of bounds")
  }

  static func cellsAreReused() {
    let list = makeList()
    list.rows[8] = .loading
    list.collectionView.scroll(to: 8)
    expect(list.text(at: 8), "Loading", "the row without a contact")
    for item in 8..<14 {
      list.collectionView.press(item)
      list.collectionView.release()
    }
    expect(list.chosen, ["nothing"] + (9..<14).map { "name \($0)" }, "the contacts of reused cells")
  }

  static func hosted() {
    let screen = HostingViewController()
    screen.loadViewIfNeeded()
    screen.tableView.recycled.onScreen = 0..<6
    screen.tableView.layoutSubviews()
    screen.contacts.reverse()
    let row = { IndexPath(row: $0, section: 0) }
    expect(screen.contexts.context(at: row(3), in: screen.tableView)?.name, "name 3", "the contact of a hosted row")
    expect(screen.contexts.context(at: row(6), in: screen.tableView)?.name, nil, "the contact of a row off screen")
    screen.tableView.reloadData()
    expect(screen.contexts.context(at: row(3), in: screen.tableView)?.name, "name 16", "the contact after a reload")
  }

  static func screenIsReleased() {
    weak var list: ListViewController?
    do {
      let made = makeList()
      list = made
    }
    expect(list == nil, true, "whether the screen is released although a registration captures its contexts")
  }
}

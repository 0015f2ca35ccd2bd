// with: ADOPTING.md step-5
// Rows chosen after the data ran ahead of the screen.
import Prelude

final class Screen: ContactsViewController {
  private(set) var shown: UIViewController?
  override func show(_ controller: UIViewController, sender: Any?) { shown = controller }

  func chosen(_ row: Int) -> String? {
    shown = nil
    tableView.delegate?.tableView(tableView, didSelectRowAt: IndexPath(row: row, section: 0))
    return (shown as? ContactViewController)?.contact.name
  }
}

@main
@MainActor
struct Selection {
  static func main() {
    let book = AnsweringBook()
    AddressBook.shared = book
    let screen = Screen()
    screen.loadViewIfNeeded()
    screen.tableView.recycled.make = { ContactCell(style: .default, reuseIdentifier: $0) }
    screen.viewModel?.load()
    expect(screen.rows, ["Ada", "Ben", "Cleo"], "the rows")
    expect(screen.chosen(1), "Ben", "what a row opens")

    book.names = ["Aaron"]
    screen.viewModel?.load()
    expect((0..<3).map(screen.chosen), ["Ada", "Ben", "Cleo"], "what the rows open, after the data ran ahead")
    expect(screen.chosen(3), nil, "what a row opens that is not there")

    screen.tableView.reloadData()
    expect((0..<2).map(screen.chosen), ["Aaron", nil], "what the rows open, once the table knows")
    finish()
  }
}

// with: SwiftMVVMPattern/SwiftMVVMPattern.docc/Tutorials/RefactorAMassiveViewController.tutorial contacts-5-selection.swift
// Rows that are selected while the data is ahead of the screen.
import Prelude

final class Screen: ContactsViewController {
  private(set) var shown: UIViewController?
  override func show(_ controller: UIViewController, sender: Any?) { shown = controller }

  func chosen(_ row: Int) -> String? {
    shown = nil
    tableView.delegate?.tableView(tableView, didSelectRowAt: IndexPath(row: row, section: 0))
    return (shown as? ContactViewController)?.viewModel.title
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
    expect(screen.chosen(1), "Ben", "the contact that a row opens")

    // Nothing notifies the screen, so the data is ahead.
    screen.viewModel?.onChange = nil
    book.names = ["Aaron"]
    screen.viewModel?.load()
    expect((0..<3).map(screen.chosen), ["Ada", "Ben", "Cleo"], "the contacts opened while the data is ahead")
    expect(screen.chosen(3), nil, "the contact of a row that doesn't exist")

    screen.tableView.reloadData()
    expect((0..<2).map(screen.chosen), ["Aaron", nil], "the contacts that the rows open after the reload")
    finish()
  }
}

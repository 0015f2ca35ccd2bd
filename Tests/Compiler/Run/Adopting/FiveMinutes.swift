// with: SwiftMVVMPattern/SwiftMVVMPattern.docc/Tutorials/AScreenInFiveMinutes.tutorial screen-10-selection.swift
// The tutorial's screen shows the contacts, and its rows open what they show.
import Prelude

extension ContactsScreen {
  func opened(_ row: Int) -> String? {
    tableView.delegate?.tableView(tableView, didSelectRowAt: IndexPath(row: row, section: 0))
    defer { navigationController?.popViewController(animated: false) }
    return (navigationController?.viewControllers.last as? ContactViewController)?.contact.name
  }
}

@main
@MainActor
struct FiveMinutes {
  static func main() async {
    let screen = ContactsScreen(style: .plain)
    let navigation = UINavigationController(rootViewController: screen)
    screen.loadViewIfNeeded()
    expect(screen.rows, [], "the rows before the address book has answered")
    await Task {}.value
    expect(screen.rows, ["Grace", "Ada", "Katherine"], "the rows")
    expect(screen.opened(1), "Ada", "the contact that the second row opens")

    // Nothing notifies the screen, so the data is ahead.
    screen.viewModel.onChange = nil
    AddressBook.shared = AnsweringBook(["Ben"])
    screen.viewModel.load()
    expect(
      (0..<3).map(screen.opened), ["Grace", "Ada", "Katherine"], "the contacts opened while the data is ahead")
    withExtendedLifetime(navigation) {}

    let findings = await deallocationFindings {
      let screen = ContactsScreen(style: .plain)
      screen.loadViewIfNeeded()
      return [screen]
    }
    expect(findings, [], "the leaks of the screen")
    finish()
  }
}

// with: ADOPTING.md start
// What the massive view controller does, before any step.
import Prelude

final class Screen: ContactsViewController {
  private(set) var shown: UIViewController?
  override func show(_ controller: UIViewController, sender: Any?) { shown = controller }
}

@main
@MainActor
struct Start {
  static func main() {
    expectWhatTheStartDoes { ContactsViewController() }

    AddressBook.shared = AnsweringBook()
    let screen = Screen()
    screen.loadViewIfNeeded()
    screen.tableView(screen.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    expect((screen.shown as? ContactViewController)?.contact.name, "Ben", "the contact that a row opens")
    finish()
  }
}

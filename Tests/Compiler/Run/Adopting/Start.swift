// with: SwiftMVVMPattern/SwiftMVVMPattern.docc/Tutorials/RefactorAMassiveViewController.tutorial contacts-0-start.swift
// with: SwiftMVVMPattern/SwiftMVVMPattern.docc/Tutorials/RefactorAMassiveViewController.tutorial contacts-1-contact-view-controller.swift
// with: SwiftMVVMPattern/SwiftMVVMPattern.docc/Tutorials/RefactorAMassiveViewController.tutorial contacts-2-holder.swift
// The massive view controller still works the same after its data has moved out.
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
    expect((screen.shown as? ContactViewController)?.viewModel.title, "Ben", "the contact that a row opens")
    finish()
  }
}

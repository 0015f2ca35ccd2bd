// with: SwiftMVVMPattern/SwiftMVVMPattern.docc/Tutorials/RefactorAMassiveViewController.tutorial contacts-3-binder.swift
// with: SwiftMVVMPattern/SwiftMVVMPattern.docc/Tutorials/RefactorAMassiveViewController.tutorial contacts-4-presentable.swift
// with: SwiftMVVMPattern/SwiftMVVMPattern.docc/Tutorials/RefactorAMassiveViewController.tutorial contacts-5-selection.swift
// A view model that is injected, replaced and set to nil.
import Prelude

final class Screen: ContactsViewController {
  private(set) var reloads = 0
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    reloads += 1
    return viewModel?.contacts.count ?? 0
  }
}

@main
@MainActor
struct Replacement {
  static func main() {
    let (former, latter) = (AnsweringBook(["Ada"]), AnsweringBook(["Ben", "Cleo"]))
    let (first, second) = (ContactsViewModel(book: former), ContactsViewModel(book: latter))
    let screen = Screen()

    screen.viewModel = first
    expect(screen.isViewLoaded, false, "whether a view model loads the view")
    expect(former.requests, 0, "the number of requests to the first book before the view is loaded")
    screen.loadViewIfNeeded()
    expect(screen.header, "1 contacts", "the header of the first")
    expect(former.requests, 1, "the number of requests to the first book")

    screen.viewModel = second
    expect(screen.header, "2 contacts", "the header of the second")
    expect(latter.requests, 1, "the number of requests to the second book")
    former.names = []
    first.load()
    expect(screen.header, "2 contacts", "the header after the former one changed")
    let reloads = screen.reloads
    first.load()
    expect(screen.reloads, reloads, "the number of table reloads after the former one changed")
    latter.names = []
    second.load()
    expect(screen.header, "No contacts", "the header after the current one changed")

    screen.viewModel = nil
    expect(screen.header, nil, "the header without a view model")
    expect(screen.tableView(screen.tableView, numberOfRowsInSection: 0), 0, "the rows without a view model")
    second.load()
    expect(screen.header, nil, "the header without a view model after the former one changed")

    screen.viewModel = first
    expect(screen.header, "No contacts", "the header after the first is set again")
    finish()
  }
}

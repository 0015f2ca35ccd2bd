// with: ADOPTING.md step-2
// with: ADOPTING.md step-3
// with: ADOPTING.md step-4
// with: SwiftMVVMPattern/SwiftMVVMPattern.docc/Tutorials/RefactorAMassiveViewController.tutorial contacts-2-holder.swift
// with: SwiftMVVMPattern/SwiftMVVMPattern.docc/Tutorials/RefactorAMassiveViewController.tutorial contacts-3-binder.swift
// with: SwiftMVVMPattern/SwiftMVVMPattern.docc/Tutorials/RefactorAMassiveViewController.tutorial contacts-4-presentable.swift
// After each step, the app behaves as before.
import Prelude

/// Adds the data source of step 2, which the later steps don't change.
final class Screen: ContactsViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    heldViewModel?.contacts.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Contact", for: indexPath)
    cell.textLabel?.text = heldViewModel?.contacts[indexPath.row].name
    return cell
  }
}

@main
@MainActor
struct Steps {
  static func main() {
    expectWhatTheStartDoes { Screen() }

    weak var screen: Screen?
    weak var viewModel: ContactsViewModel?
    do {
      let made = Screen()
      made.loadViewIfNeeded()
      (screen, viewModel) = (made, made.heldViewModel)
      expect(viewModel != nil, true, "whether the screen retains its view model")
    }
    expect(screen == nil, true, "whether the screen is released")
    expect(viewModel == nil, true, "whether the view model is released")
    finish()
  }
}

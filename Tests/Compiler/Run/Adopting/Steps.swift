// with: ADOPTING.md step-2
// with: ADOPTING.md step-3
// with: ADOPTING.md step-4
// Each step leaves an app that does what it did.
import Prelude

/// With the data source of step 2, which the later ones leave as it is.
final class Screen: ContactsViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel?.contacts.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Contact", for: indexPath)
    cell.textLabel?.text = viewModel?.contacts[indexPath.row].name
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
      (screen, viewModel) = (made, made.viewModel)
      expect(viewModel != nil, true, "whether the screen keeps its view model")
    }
    expect(screen == nil, true, "whether the screen is let go of")
    expect(viewModel == nil, true, "whether the view model is let go of")
    finish()
  }
}

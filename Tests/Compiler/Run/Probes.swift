// with: SwiftMVVMPattern/SwiftMVVMPattern.docc/Articles/TestingWithProbes.md core
// The probes check the page's screens and broken ones, with a table that reuses its cells.
import FoundationEssentials
import Prelude

/// Keeps observing every former view model.
final class ClingingViewController: ProfileViewController {
  override func bind(to viewModel: ProfileViewModel?) {
    viewModel?.onChange = { [weak self, weak viewModel] in self?.profileView?.nameLabel?.text = viewModel?.name }
    profileView?.nameLabel?.text = viewModel?.name
  }
}

/// Retains its view model, whose closure retains it.
final class PossessiveViewController: ProfileViewController {
  override func bind(to viewModel: ProfileViewModel?) { viewModel?.onChange = { self.title = self.viewModel?.name } }
}

class NameCell: UITableViewCell, Contextable {
  var context: String?
  override func prepareForReuse() {
    super.prepareForReuse()
    context = nil
  }
}

class NamesViewController: UITableViewController {
  var names = ["Ada", "Barbara", "Grace"]
  var opened: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.recycled.make = { _ in NameCell(style: .default, reuseIdentifier: "name") }
    tableView.recycled.onScreen = 0..<3
    tableView.layoutSubviews()
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    (cell as? NameCell)?.context = names[indexPath.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    opened = tableView.context(ofCell: NameCell.self, at: indexPath)
  }
}

final class IndexedViewController: NamesViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    opened = names[indexPath.row]
  }
}

@main
@MainActor
struct Probes {
  static func main() async {
    await replace()
    await release()
    choose()
    finish()
  }

  static let path = "SwiftMVVMPattern/SwiftMVVMPattern.docc/Articles/TestingWithProbes.md"

  static func replace() async {
    expect(await replacing(ProfileViewController()), [], "the findings for the page's screen")
    let found = await replacing(ClingingViewController())
    expect(found.count, 1, "the number of findings for a screen that keeps observing")
    let page = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let isShown = found.allSatisfy { page.contains("\n\($0.message)\n") }
    expect(isShown, true, "whether the page shows \(found.map(\.message))")
  }

  static func replacing(_ screen: ProfileViewController) async -> [ConformanceFinding] {
    let (ada, grace) = (ProfileViewModel(), ProfileViewModel())
    grace.rename(to: "Grace")
    let view = ProfileView()
    view.nameLabel = UILabel()
    screen.profileView = view
    screen.loadViewIfNeeded()
    return await replacementFindings(
      screen, \.viewModel, ada, then: grace, isObserved: { $0.onChange != nil },
      change: { $0.rename(to: $0.name + "!") },
      shows: { $0.profileView?.nameLabel?.text })
  }

  static func release() async {
    expect(await releasing { ProfileViewController() }, [], "the leaks of the page's screen")
    expect(await releasing { PossessiveViewController() }.count, 1, "the leaks of a screen in a reference cycle")
  }

  static func releasing(_ make: @MainActor () -> ProfileViewController) async -> [ConformanceFinding] {
    await deallocationFindings(within: 0.1) {
      let screen = make()
      screen.viewModel = ProfileViewModel()
      screen.loadViewIfNeeded()
      return [screen]
    }
  }

  static func choose() {
    expect(choosing(in: NamesViewController()), [], "the findings for a list that selects by context")
    expect(
      choosing(in: IndexedViewController()).map(\.problem),
      [
        "'NameCell' at [0, 0] shows \"Ada\", but choosing it opens \"Grace\"",
        "'NameCell' at [0, 2] shows \"Grace\", but choosing it opens \"Ada\"",
      ], "the findings for a list that selects by index")
    let cell = NameCell(style: .default, reuseIdentifier: "name")
    expect(
      contextFindings(cell, "Ada", then: "Grace", reuse: { $0.prepareForReuse() }, same: ==), [],
      "the cell carries")
  }

  static func choosing(in screen: NamesViewController) -> [ConformanceFinding] {
    screen.loadViewIfNeeded()
    let rows = (0..<4).map { IndexPath(row: $0, section: 0) }
    return contextFindings(
      in: screen.tableView, at: rows, entity: { screen.names[$0.row] }, change: { screen.names.reverse() },
      choose: { row in
        screen.tableView(screen.tableView, didSelectRowAt: row)
        return screen.opened
      }, same: ==)
  }
}

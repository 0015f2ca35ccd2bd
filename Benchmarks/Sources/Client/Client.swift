// A small app of three screens, to measure its size. CORE, PRESENTER and CONTEXT select the modules of the kit; the rest is
// handwritten.

@main
@MainActor
enum Client {
  static func main() {
    showProfile()
    showSettings()
    showContacts()
  }

  static func showProfile() {
    let controller = ProfileController()
    controller.viewModel = ProfileViewModel(firstName: "Ada", lastName: "Lovelace")
    controller.presenter = CommandLine.arguments.contains("short") ? ShortNamePresenter() : FullNamePresenter()
    controller.viewDidLoad()
    print(controller.profileView.name.text)

    let footer = FooterController()
    footer.viewModel = controller.viewModel
    footer.presenter = FooterPresenter()
    footer.viewDidLoad()
    print(footer.footerView.line.text)
  }

  static func showSettings() {
    let (controller, badge) = (SettingsController(), BadgeController())
    let viewModel = SettingsViewModel(size: CommandLine.arguments.count)
    controller.viewModel = viewModel
    badge.viewModel = viewModel
    controller.viewDidLoad()
    badge.viewDidLoad()
    controller.viewModel = SettingsViewModel(size: 2)
    badge.viewModel = nil
    print(controller.settingsView.size.text, badge.badgeView.mark.text)
  }

  static func showContacts() {
    let controller = ContactsController(table: Table(rows: 8))
    controller.contacts = ["Grace", "Alan", "Edsger"].map { Contact(name: $0) }
    controller.reload()
    for row in -1...8 { controller.didSelectRow(at: row) }
  }
}

// MARK: A minimal user interface framework

@MainActor
class Responder {}

class Label: Responder {
  var text = ""
}

class Controller: Responder {
  private(set) var isViewLoaded = false
  func viewDidLoad() { isViewLoaded = true }
}

class Cell: Responder {
  let label = Label()
}

final class Table: Responder {
  private var cells: [Cell]
  init(rows: Int) { cells = (0..<rows).map { $0.isMultiple(of: 4) ? HeaderCell() : ContactCell() } }
  func cell(at row: Int) -> Cell? { cells.indices.contains(row) ? cells[row] : nil }
}

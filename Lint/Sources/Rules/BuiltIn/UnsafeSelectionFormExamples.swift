extension UnsafeSelection {
  /// Data behind enum cases, generic states, values and stored keys, and indices that code computes.
  static let formExamples = Examples(
    fine: """
      import UIKit
      // The pattern's list is a constant, and the helper returns no index.
      final class EventsViewController: UITableViewController {
        private let state: State = .loaded(["A"])
        private var counts: [Int: Int] = [:]
        private var tokens = [Int: AnyObject]()
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          switch state {
          case .loaded(let rows): open(rows[indexPath.row])
          case .idle: break
          }
          tokens[indexPath.row] = nil
          open(days[count(at: indexPath.row)])
        }
        private var days: [String] = []
        private func count(at index: Int) -> Int { counts[index] ?? 0 }
        func load() { days = [] ; counts = [:] }
      }
      enum State { case loaded([String]), idle }
      """,
    """
    import UIKit
    // Only another part of the value changes, or others set the value before the rows are drawn.
    struct EventsViewModel {
      var events: [String]
      let days = ["Monday", "Tuesday"]
      var chosen: IndexPath?
      func event(at index: Int) -> String { events[index] }
      func day(at index: Int) -> String { days[index] }
    }
    final class EventsViewController: UITableViewController {
      var viewModel: EventsViewModel!
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.chosen = indexPath
        open(viewModel.event(at: indexPath.row), viewModel.day(at: indexPath.row))
      }
    }
    """,
    """
    import AppKit
    // The buttons are made together with their data, or their actions captured it.
    final class ButtonsViewController: NSViewController {
      private var handlers: [() -> Void] = []
      var names: [String] = []
      func update() {
        handlers = names.map { name in { show(name) } }
        for (index, name) in names.enumerated() {
          let button = NSButton(title: name, target: self, action: #selector(clicked(_:)))
          button.tag = index
        }
        let shown = names
        for (index, _) in shown.enumerated() { items.append(Item { show(shown[index]) }) }
      }
      @objc private func clicked(_ button: NSButton) { handlers[button.tag]() }
    }
    struct Item { let action: () -> Void }
    """,
    """
    import UIKit
    // The lazy list is filled once, and the key is never set.
    final class EventsViewController: UITableViewController {
      lazy var events: [String] = { load() }()
      var days: [String] { UserDefaults.standard.stringArray(forKey: Keys.days) ?? [] }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        open(events[indexPath.row], days[indexPath.row])
      }
    }
    enum Keys { static let days = "days" }
    """,
    """
    import Cards
    // The callback reports no event of the user.
    final class EventsViewController: UIViewController, CardViewDelegate {
      private var events: [String] = []
      func load() { events = [] }
      func cardView(_ cardView: CardView, didShowCardAt index: Int) { print(events[index]) }
    }
    """,
    broken: """
      import UIKit
      final class EventsViewController: UITableViewController {
        let viewModel = EventsViewModel()
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          switch viewModel.state {
          case let .loaded(rows): open(↓rows[indexPath.row])
          case .idle: break
          }
          if case .loaded(let events) = viewModel.state { open(↓events[indexPath.row]) }
          viewModel.open(indexPath.row)
        }
      }
      final class EventsViewModel {
        private(set) var state: State = .idle
        func load() { state = .loaded(fetch()) }
        func open(_ index: Int) {
          guard case let .loaded(events) = state else { return }
          show(↓events[index])
        }
      }
      enum State { case loaded([String]), idle }
      """,
    """
    import UIKit
    final class EventsViewController: UITableViewController {
      let viewModel = EventsViewModel()
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.open(at: indexPath)
      }
    }
    final class EventsViewModel {
      private var pages: [[String]] = []
      private var events: FlattenCollection<[[String]]> { pages.joined() }
      private var lists: [String: [String]] = [:]
      private var days: [String] = []
      func load() { pages = fetch() ; lists = [:] ; days = [] }
      func open(at place: IndexPath) {
        show(↓events[events.index(events.startIndex, offsetBy: place.row)])
        show(↓days[day(for: place)])
        show(lists.keys.↓sorted()[place.section])
      }
      private func day(for place: IndexPath) -> Int { place.row - 1 }
    }
    """,
    """
    import Combine
    import UIKit
    class BaseViewModel<State> {
      typealias State = State
      private let subject: CurrentValueSubject<State, Never>
      var currentState: State { subject.value }
    }
    struct EventsState { var events: [String] = [] }
    final class EventsViewModel: BaseViewModel<EventsState> {}
    final class EventsViewController: UITableViewController {
      let viewModel: EventsViewModel
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        open(viewModel.currentState.↓events[indexPath.row])
      }
    }
    """,
    """
    import UIKit
    struct EventsViewModel {
      let sections: [[String]]
      func select(_ place: IndexPath) { show(event(at: place)) }
      private func event(at place: IndexPath) -> String { ↓sections[place.section][place.row] }
    }
    final class EventsViewController: UITableViewController {
      private var viewModel = EventsViewModel(sections: []) { didSet { tableView.reloadData() } }
      func update(_ events: [String]) { viewModel = EventsViewModel(sections: [events]) }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { viewModel.select(indexPath) }
    }
    """,
    """
    import AppKit
    final class ProfileView: NSView {
      let button = NSPopUpButton()
      func chosenIndex() -> Int { button.indexOfSelectedItem }
    }
    final class ProfilesViewController: NSViewController {
      let profileView = ProfileView()
      let viewModel = ProfilesViewModel()
      @objc private func choose() { viewModel.choose(profileView.chosenIndex()) }
    }
    final class ProfilesViewModel {
      private(set) var profiles: [String] = []
      func load() { profiles = [] }
      func choose(_ index: Int) { save(↓profiles[index]) }
      var items: [MenuItem] { profiles.enumerated().map { index, name in MenuItem(name) { [weak self] in self?.open(index) } } }
      private func open(_ index: Int) { show(↓profiles[index]) }
    }
    final class MenuItem {
      init(_ name: String, action: @escaping () -> Void) { keep(name, action) }
    }
    """,
    """
    import UIKit
    final class ServersViewController: UITableViewController {
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        open(Servers.↓all[indexPath.row])
      }
      override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = HeaderView()
        header.onTap = { open(Servers.↓groups[section]) }
        return header
      }
    }
    final class HeaderView: UIView { var onTap: (() -> Void)? }
    struct Servers {
      static var all: [String] { UserDefaults.standard.stringArray(forKey: Keys.servers) ?? [] }
      static var groups: [String] = []
      static func add(_ server: String) {
        UserDefaults.standard.set(all + [server], forKey: Keys.servers)
        groups = []
      }
    }
    enum Keys { static let servers = "servers" }
    """,
    """
    import UIKit
    // Each action of the sheet keeps the position of its event.
    protocol EventsProviding { subscript(place: IndexPath) -> String { get } }
    final class EventsViewController: UITableViewController {
      let viewModel = EventsViewModel()
      let provider: EventsProviding
      func choose() {
        for (index, event) in viewModel.events.enumerated() {
          sheet.addAction(UIAlertAction(title: event, style: .default) { [weak self] _ in self?.viewModel.open(index) })
        }
        for index in viewModel.events.indices {
          sheet.addAction(UIAlertAction(title: nil, style: .default) { _ in self.viewModel.share(index) })
        }
        for index in 0..<viewModel.events.count {
          sheet.addAction(UIAlertAction(title: nil, style: .default) { _ in open(self.viewModel.↓events[index]) })
        }
      }
      @objc func remove() {
        for path in tableView.indexPathsForSelectedRows!.reversed() { viewModel.remove(path.row) }
        open(provider[tableView.indexPathForSelectedRow!])
      }
    }
    final class EventsViewModel: EventsProviding {
      private(set) var events: [String] = []
      func load() { events = [] }
      func open(_ index: Int) { show(↓events[index]) }
      func share(_ index: Int) { show(↓events[index]) }
      func remove(_ index: Int) { ↓events.remove(at: index) }
      subscript(place: IndexPath) -> String { ↓events[place.row] }
    }
    """,
    """
    import Cards
    final class EventsViewController: UIViewController, CardViewDelegate {
      private var events: [String] = []
      func load() { events = [] }
      func cardView(_ cardView: CardView, didSelectCardAt index: Int) { open(↓events[index]) }
    }
    final class EventsSection: CardSection {
      private var events: [String] = []
      override func didUpdate(to object: Any) { events = object as! [String] }
      override func didSelectItem(at index: Int) { open(↓events[index]) }
    }
    """
  )
}

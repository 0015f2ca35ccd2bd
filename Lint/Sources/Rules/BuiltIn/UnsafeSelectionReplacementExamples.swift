extension UnsafeSelection {
  /// Lists that a database computes, and objects with a list that code replaces or gives commands.
  static let replacementExamples = Examples(
    fine: """
      import RealmSwift
      import UIKit
      import ListKit
      // The objects stay, their lists only grow, or the screen follows the database.
      final class EventList {
        var events: [String] = []
        func load() { events.append("Next") }
        func event(at index: Int) -> String { events[index] }
      }
      final class EventOptions {
        var titles: [String] = []
        func load() { titles.append("Next") }
        func title(at index: Int) -> String { titles[index] }
      }
      final class EventCell: UITableViewCell {
        var options = EventOptions()
        func configure() { options = EventOptions() }
        @objc func changed(_ sender: UISegmentedControl) { show(options.title(at: sender.selectedSegmentIndex)) }
      }
      final class EventsViewController: UITableViewController {
        let list = EventList()
        private var pages = Pages()
        let stored: Results<Event>
        override func viewDidLoad() { pages.apply(["Monday"]) }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          show(list.event(at: indexPath.row), pages.titles[indexPath.row], stored[indexPath.row])
        }
      }
      """,
    """
    import UIKit
    // The object with a subscript is made once, and its list doesn't change. The list of the view model doesn't, either.
    // The screen follows the search at once.
    final class DayList {
      private let days: [String]
      init(_ days: [String]) { self.days = days }
      subscript(index: Int) -> String { days[index] }
    }
    final class DaysViewController: UITableViewController {
      private var days: DayList
      private var found: DayList
      private var viewModel: DaysViewModel?
      init(_ names: [String]) { days = DayList(names) ; found = DayList([]) ; super.init(style: .plain) }
      func reload() { viewModel = DaysViewModel() ; found = DayList(search()) }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(days[indexPath.row], found[indexPath.row], viewModel?[indexPath.row])
      }
    }
    final class DaysViewModel {
      private let days = ["Monday", "Tuesday"]
      subscript(index: Int) -> String { days[index] }
    }
    """,
    broken: """
      import CoreData
      import RealmSwift
      import UIKit
      final class EventStore {
        let realm: Realm
        let context: NSManagedObjectContext
        var events: Results<Event> { realm.objects(Event.self).sorted(byKeyPath: "date") }
        func drafts() -> [Draft] { (try? context.fetch(Draft.fetchRequest())) ?? [] }
      }
      struct EventsViewModel {
        let store: EventStore
        let saved: Results<Event>
        func event(at index: Int) -> Event { store.↓events[index] }
        func draft(at index: Int) -> Draft { store.↓drafts()[index] }
        func open(_ index: Int) async { show(↓saved[index]) }
      }
      final class EventsViewController: UITableViewController {
        let viewModel: EventsViewModel
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          show(viewModel.event(at: indexPath.row), viewModel.draft(at: indexPath.row))
          Task { await viewModel.open(indexPath.row) }
        }
      }
      """,
    """
    import UIKit
    final class EventList {
      var events: [String] = []
      func load() { events.append("Next") }
      func event(at index: Int) -> String { ↓events[index] }
    }
    final class EventsViewController: UITableViewController {
      var list = EventList()
      @objc func refresh() {
        let list = EventList()
        list.load()
        queue.async { self.list = list }
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(list.event(at: indexPath.row))
      }
    }
    """,
    """
    import ListKit
    import UIKit
    final class EventsViewController: UITableViewController {
      private var list = SortedList<String>()
      func load(_ changes: [Change]) { list.apply(changes) }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(list.↓items[indexPath.row])
      }
    }
    """,
    """
    import UIKit
    // The store loads another list than the one that the rows were drawn from.
    final class HistoryStore {
      func load() -> [String] { UserDefaults.standard.stringArray(forKey: "history") ?? [] }
      func save(_ history: [String]) { UserDefaults.standard.set(history, forKey: "history") }
    }
    final class HistoryViewModel {
      private let store = HistoryStore()
      private let titles = DayTitles()
      func delete(at index: Int) {
        var history = store.load()
        ↓history.remove(at: index)
        store.save(history)
      }
      func open(at index: Int) {
        let days = titles.list()
        show(days[index])
      }
    }
    final class DayTitles { func list() -> [String] { ["Monday", "Tuesday"] } }
    final class HistoryViewController: UITableViewController {
      private let viewModel = HistoryViewModel()
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.delete(at: indexPath.row)
        viewModel.open(at: indexPath.row)
      }
    }
    """,
    """
    import UIKit
    // Code replaces the object whose subscript reads the list.
    final class DayList {
      private let days: [String]
      init(_ days: [String]) { self.days = days }
      subscript(index: Int) -> String { days[index] }
    }
    protocol EventQuerying { subscript(index: Int) -> String { get } }
    final class EventQuery: EventQuerying {
      private let events: [String]
      init(_ filter: String) { events = find(filter) }
      subscript(index: Int) -> String { events[index] }
    }
    final class EventsViewController: UITableViewController {
      private var days: DayList
      private var query: any EventQuerying
      private let pages = DayList(["Start"])
      init() { days = DayList([]) ; query = EventQuery("") ; super.init(style: .plain) }
      func search(_ filter: String) { query = EventQuery(filter) ; days = DayList([filter]) }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        confirm { [weak self] in self?.open(indexPath) }
        show(pages[indexPath.row])
      }
      private func open(_ path: IndexPath) { show(↓days[path.section], ↓query[path.row]) }
    }
    """
  )
}

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
    """
  )
}

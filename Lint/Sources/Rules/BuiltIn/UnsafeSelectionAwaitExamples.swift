extension UnsafeSelection {
  /// Data that code reads at the same index before and after `await`.
  static let awaitExamples = Examples(
    fine: """
      import UIKit
      // The entity is read before the wait.
      final class EventsViewController: UITableViewController {
        let viewModel = EventsViewModel()
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          viewModel.open(at: indexPath.row)
        }
      }
      final class EventsViewModel {
        private let days = ["Monday", "Tuesday"]
        func open(at row: Int) {
          Task {
            let day = days[row]
            await load(day)
            show(days[row])
          }
        }
      }
      """,
    broken: """
      import UIKit
      // The list may change during each wait, so the second read may select another element than the first.
      final class EventsViewController: UITableViewController {
        let viewModel = EventsViewModel()
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          Task {
            await viewModel.delete(at: indexPath.row)
            viewModel.rename(at: indexPath.row)
            viewModel.open(at: indexPath.row)
          }
        }
      }
      final class EventsViewModel {
        private var events: [Event] = []
        func load() async { events = await request() }
        func delete(at row: Int) async {
          try? await remove(↓events[row].id)
          ↓events.remove(at: row)
          show(events[row])
        }
        func rename(at row: Int) {
          Task {
            print(↓events[row].title)
            ↓events[row].title = await title()
          }
        }
        func open(at row: Int) {
          let event = ↓events[row]
          Task { await load(event) }
          show(events[row])
        }
      }
      """
  )
}

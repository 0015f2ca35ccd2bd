extension UnsafeSelection {
  /// Lists whose elements other types move, or the action of another row.
  static let moveExamples = Examples(
    fine: """
      import UIKit
      // Others add elements at the end, change them in place, or set up a new object. The removal is the only change.
      final class EventsViewController: UITableViewController {
        let viewModel = EventsViewModel()
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          show(viewModel.days[indexPath.row], viewModel.pages[indexPath.row], viewModel.hosts[indexPath.row])
          viewModel.tags.remove(at: indexPath.row)
          tableView.deleteRows(at: [indexPath], with: .automatic)
        }
        func loadMore() {
          viewModel.pages.append(contentsOf: fetch())
          viewModel.days[0].isRead = true
        }
        func makeViewModel() -> EventsViewModel {
          let viewModel = EventsViewModel()
          viewModel.hosts.removeFirst()
          return viewModel
        }
      }
      final class EventsViewModel {
        var days = [Day(title: "Monday"), Day(title: "Tuesday")]
        var pages = ["A", "B"]
        var hosts = ["A", "B"]
        var tags = ["A", "B"]
      }
      struct Day { let title: String ; var isRead = false }
      """,
    broken: """
      import UIKit
      final class EventsViewController: UITableViewController {
        let viewModel: EventsViewModel
        init(viewModel: EventsViewModel) { self.viewModel = viewModel }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          show(viewModel.↓days[indexPath.row], viewModel.↓guests[indexPath.row])
        }
      }
      final class FilterViewController: UIViewController {
        let viewModel: EventsViewModel
        init(viewModel: EventsViewModel) { self.viewModel = viewModel }
        func reset() {
          viewModel.days.removeFirst()
          viewModel.guests.removeAll { $0.isEmpty }
        }
      }
      final class EventsViewModel {
        var days = ["Monday", "Tuesday"]
        var guests: [String]
        init(guests: [String]) { self.guests = guests }
      }
      """,
    """
    import UIKit
    final class EventCell: UITableViewCell {
      var onDelete: (() -> Void)?
      var onRename: ((String) -> Void)?
    }
    final class EventsViewController: UITableViewController {
      private var events = [Event]()
      func add(_ event: Event) { events.append(event) }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Event", for: indexPath) as! EventCell
        cell.onDelete = { [weak self] in
          self?.↓events.remove(at: indexPath.row)
          self?.tableView.deleteRows(at: [indexPath], with: .automatic)
        }
        cell.onRename = { [weak self] title in self?.↓events[indexPath.row].title = title }
        return cell
      }
    }
    struct Event { var title: String }
    """
  )

  /// Lists that only code of the same file can set.
  static let fileMoveExamples = Examples(
    fine: """
      import UIKit
      // No other code of the file moves the elements of the list.
      final class WordsModel {
        struct State {
          fileprivate(set) var words = ["A", "B"]
          private(set) var hints = ["A", "B"]
        }
        private(set) var state = State()
        var hints = Hints()
        func add(_ word: String) { state.words.append(word) }
        func reset() { hints.hints.removeFirst() }
        func open(row: Int) { show(state.words[row], state.hints[row]) }
      }
      struct Hints { var hints = ["A", "B"] }
      final class WordsViewController: UITableViewController {
        let model = WordsModel()
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { model.open(row: indexPath.row) }
      }
      """,
    broken: """
      import UIKit
      final class WordsModel {
        final class State { fileprivate(set) var words: [String] = [] }
        let state = State()
        func removeLast() { state.words.removeLast() }
        func add(_ word: String) { state.words.insert(word, at: 0) }
        func open(row: Int) {
          guard row < state.words.count else { return }
          show(state.↓words[row])
        }
      }
      final class WordsViewController: UITableViewController {
        let model = WordsModel()
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { model.open(row: indexPath.row) }
      }
      """,
    """
    import UIKit
    // Any name that ends with 'self' stands for it.
    final class SearchController: UITableViewController {
      private var rows: [String] = []
      private var results: [String] = []
      @objc func changed(_ text: String) {
        let all = rows
        DispatchQueue.global().async { [weak self] in
          let found = all.filter { $0.contains(text) }
          DispatchQueue.main.async {
            guard let weakSelf = self else { return }
            weakSelf.results = found
          }
        }
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { title = ↓results[path.row] }
    }
    """
  )
}

extension UnsafeSelection {
  /// Views and controls that keep the index of a row in their `tag`, and functions that look up the index of a cell.
  static let tagExamples = Examples(
    fine: """
      import UIKit
      // The tag isn't read for an event, belongs to another view, or numbers a constant.
      final class EventCell: UITableViewCell {
        var viewModel: EventsViewModel!
        let button = UIButton()
        func update() { textLabel?.text = viewModel.events[tag] }
        @objc func open() { show(viewModel.days[tag], viewModel.events[button.tag]) }
      }
      final class EventsViewController: UITableViewController {
        let viewModel = EventsViewModel()
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Event", for: indexPath) as! EventCell
          cell.tag = indexPath.row
          cell.button.tag = indexPath.row
          return cell
        }
        @IBAction func share(_ sender: UIButton) { share(viewModel.days[sender.tag]) }
      }
      final class EventsViewModel {
        let days = ["Monday", "Tuesday"]
        private(set) var events: [String] = []
        func load() { events = [] }
      }
      """,
    """
    import UIKit
    // The code that makes the buttons replaces their words as well.
    final class WordsView: UIView {
      private var words: [String] = []
      func show(_ words: [String]) {
        self.words = words
        words.enumerated().forEach { index, word in addButton(for: index) }
      }
      private func addButton(for index: Int) {
        let button = UIButton()
        button.tag = index
        button.addTarget(self, action: #selector(choose(_:)), for: .touchUpInside)
      }
      @objc private func choose(_ sender: UIButton) { choose(words[sender.tag]) }
    }
    """,
    """
    import UIKit
    // The sender of the segue isn't the tagged control, and the index comes from the table.
    final class RoutesViewController: UITableViewController {
      let routes = ["a", "b"]
      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "", for: path)
        cell.imageView?.tag = path.row
        return cell
      }
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let path = tableView.indexPathForSelectedRow { segue.destination.title = routes[path.row] }
      }
    }
    """,
    broken: """
      import UIKit
      final class EventCell: UITableViewCell {
        var viewModel: EventsViewModel!
        @objc func open() { show(viewModel.↓events[tag]) }
        @objc func edit() { beginEditing() }
        private func beginEditing() {
          viewModel.edited = self.tag
        }
      }
      final class DayCell: UITableViewCell {
        var viewModel: EventsViewModel!
        @objc func open() { show(viewModel.↓events[tag]) }
      }
      final class EventsViewController: UITableViewController {
        let viewModel = EventsViewModel()
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Event", for: indexPath)
          switch cell {
          case let cell as EventCell: cell.tag = indexPath.row
          case let cell as DayCell: cell.tag = indexPath.row
          default: break
          }
          return cell
        }
      }
      final class EventsViewModel {
        var edited: Int?
        private(set) var events: [String] = []
        func load() { events = [] }
        func save(_ title: String) {
          guard let edited else { return }
          ↓events[edited] = title
        }
      }
      """,
    """
    import UIKit
    protocol EventCellDelegate: AnyObject {
      func didTapDelete(_ sender: UIButton)
      func eventCellDidTapShare(_ cell: EventCell)
    }
    final class EventCell: UITableViewCell {
      @IBOutlet var button: UIButton!
      weak var delegate: EventCellDelegate?
      func show(_ index: Int) { button.tag = index }
      @IBAction func delete(_ sender: UIButton) { delegate?.didTapDelete(sender) }
      @IBAction func share() { delegate?.eventCellDidTapShare(self) }
    }
    final class EventsViewController: UITableViewController {
      private var events: [String] = []
      func load() { events = [] }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Event", for: indexPath) as! EventCell
        cell.show(indexPath.row)
        return cell
      }
    }
    extension EventsViewController: EventCellDelegate {
      func didTapDelete(_ sender: UIButton) { delete(↓events[sender.tag]) }
      func eventCellDidTapShare(_ cell: EventCell) { share(from: cell) }
      private func share(from cell: EventCell) {
        guard let index = index(of: cell) else { return }
        share(↓events[index])
      }
      private func index(of cell: EventCell) -> Int? { tableView.indexPath(for: cell)?.row }
    }
    """,
    """
    import UIKit
    // The cell's own action receives the control that the controller marks.
    protocol EventCellDelegate: AnyObject { func didTapShare(at index: Int) }
    final class EventCell: UITableViewCell {
      @IBOutlet var button: UIButton!
      weak var delegate: EventCellDelegate?
      @IBAction func share(_ sender: UIButton) { delegate?.didTapShare(at: sender.tag) }
    }
    final class EventsViewController: UITableViewController, EventCellDelegate {
      private let viewModel = EventsViewModel()
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Event", for: indexPath) as! EventCell
        cell.button.tag = indexPath.row
        return cell
      }
      func didTapShare(at index: Int) { viewModel.share(at: index) }
      @IBAction func changePage(_ sender: UIPageControl) { viewModel.show(page: sender.currentPage) }
    }
    final class EventsViewModel {
      private var events: [String] = []
      func load() { events = [] }
      func share(at index: Int) { share(↓events[index]) }
      func show(page: Int) { show(↓events[page]) }
    }
    """,
    """
    import UIKit
    final class MapCell: UITableViewCell { let button = UIButton() }
    final class RoutesViewController: UITableViewController {
      var routes: [String] = []
      func refresh() { routes = [] }
      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "") as! MapCell
        cell.button.tag = path.row
        cell.button.addTarget(self, action: #selector(showMap), for: .touchUpInside)
        return cell
      }
      @objc func showMap(_ sender: UIButton) { performSegue(withIdentifier: "map", sender: sender) }
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let button = sender as? UIButton { segue.destination.title = ↓routes[button.tag] }
      }
    }
    """
  )
}

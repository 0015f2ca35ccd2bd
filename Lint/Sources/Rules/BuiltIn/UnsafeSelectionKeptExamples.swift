extension UnsafeSelection {
  /// Indices that recognizers, text fields, segues, lists of indices and local streams keep, and streams that fill lists.
  static let keptExamples = Examples(
    fine: """
      import Combine
      import RxSwift
      import UIKit
      // The days are constant, a table has its own tag, and the sender of the segue is the entity.
      final class DayTap: UITapGestureRecognizer { var index = 0 }
      final class DayCell: UITableViewCell { let field = UITextField() }
      final class DaysViewController: UITableViewController, UITextFieldDelegate {
        private let days = ["Monday", "Tuesday"]
        private var events: [String] = []
        private var expanded: Set<Int> = []
        func load() { events = [] }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Day", for: indexPath) as! DayCell
          let tap = DayTap(target: self, action: #selector(open(_:)))
          tap.index = indexPath.row
          cell.field.tag = indexPath.row
          return cell
        }
        @objc private func open(_ tap: DayTap) { show(days[tap.index]) }
        func textFieldDidEndEditing(_ field: UITextField) { show(days[field.tag]) }
        func tableViewDidScroll(_ tableView: UITableView) { show(events[tableView.tag]) }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          expanded.insert(indexPath.section)
          performSegue(withIdentifier: "Event", sender: days[indexPath.row])
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if let event = sender as? Int { show(events[event]) }
        }
        func resize() { expanded.forEach { show(days[$0]) } }
      }
      """,
    """
    import UIKit
    // Others set the hosts only before the screen is shown: on a new object, and on the destination of a segue.
    final class HostsViewController: UITableViewController {
      var hosts: [String]? { didSet { names = hosts ?? [] } }
      private var names: [String] = []
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(hosts?[indexPath.row], names[indexPath.row])
      }
    }
    final class EventViewController: UIViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let screen = segue.destination as? HostsViewController else { return }
        screen.hosts = event.hosts
      }
      func showHosts() {
        let screen = HostsViewController()
        screen.hosts = event.hosts
        show(screen)
      }
    }
    """,
    """
    import UIKit
    // The row is removed at once, and nothing else removes rows.
    final class LikesViewController: UITableViewController {
      private var likes: [String] = []
      func load() { service.load { [weak self] in self?.likes.append($0) } }
      override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        likes.remove(at: path.row)
        tableView.deleteRows(at: [path], with: .fade)
      }
    }
    """,
    broken: """
      import UIKit
      // The answer of a request sets the hosts of a screen that is shown.
      final class HostsViewController: UITableViewController {
        var hosts: [String]?
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          show(↓hosts?[indexPath.row])
        }
      }
      final class EventViewController: UIViewController {
        func showHosts() {
          let screen = HostsViewController()
          screen.hosts = []
          load { hosts in screen.hosts = hosts }
        }
      }
      """,
    """
    import UIKit
    final class EventTap: UITapGestureRecognizer { var index = 0 }
    final class EventCell: UITableViewCell { let field = UITextField() }
    final class EventsViewController: UITableViewController, UITextFieldDelegate {
      private var events: [String] = []
      private var chosen: Set<Int> = []
      private var order: [IndexPath] = []
      func load() { events = [] }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Event", for: indexPath) as! EventCell
        let tap = EventTap(target: self, action: #selector(open(_:)))
        tap.index = indexPath.row
        cell.addGestureRecognizer(tap)
        cell.field.tag = indexPath.row
        return cell
      }
      @objc private func open(_ tap: EventTap) { show(↓events[tap.index]) }
      func textFieldDidEndEditing(_ field: UITextField) { rename(↓events[field.tag]) }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen.insert(indexPath.row)
        order.append(indexPath)
        performSegue(withIdentifier: "Event", sender: indexPath.row)
      }
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let index = sender as? Int { show(↓events[index]) }
      }
      func share() { share(chosen.map { ↓events[$0] }) }
      func export() { for path in order { export(↓events[path.row]) } }
    }
    """,
    """
    import Combine
    import UIKit
    // The stream may assign other events at any time, although code subscribes to it only once.
    final class EventsViewModel {
      @Published private(set) var events: [String] = []
      private(set) var past: [String] = []
      init(_ stream: AnyPublisher<[String], Never>) {
        stream.assign(to: &$events)
        bag = stream.assign(to: \\.past, on: self)
      }
      func open(_ index: Int) { show(↓events[index]) }
      func review(_ index: Int) { show(↓past[index]) }
    }
    final class EventsViewController: UITableViewController {
      let viewModel: EventsViewModel
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.open(indexPath.row)
        viewModel.review(indexPath.row)
      }
    }
    """,
    """
    import RxCocoa
    import RxSwift
    import UIKit
    // A button's event asks for the index that a stream emitted last; a local stream passes another on.
    final class EventsViewController: UIViewController {
      let viewModel = EventsViewModel()
      private let edited = PublishRelay<IndexPath>()
      func bind() {
        tableView.rx.itemSelected.bind(to: edited)
        button.rx.tap.withLatestFrom(field.rx.text)
          .withLatestFrom(edited) { ($0, $1) }
          .bind(onNext: { [weak self] text, path in self?.viewModel.rename(path.row, text) })
        let opened = PublishSubject<Int>()
        tableView.rx.itemAccessoryButtonTapped.map { $0.row }.bind(to: opened)
        viewModel.bind(opened)
      }
    }
    final class EventsViewModel {
      private var events: [String] = []
      func load() { events = [] }
      func rename(_ index: Int, _ title: String) { ↓events.remove(at: index) }
      func bind(_ opened: Observable<Int>) {
        opened.subscribe(onNext: { [weak self] in show(self?.↓events[$0]) })
      }
    }
    """,
    """
    import UIKit
    // The path is kept over the request. The answer to another tap may have removed a row meanwhile.
    final class LikesViewController: UITableViewController {
      private var likes: [String] = []
      func load() { service.load { [weak self] in self?.likes.append($0) } }
      override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        service.unlike { [weak self] in
          self?.↓likes.remove(at: path.row)
          tableView.deleteRows(at: [path], with: .fade)
        }
      }
    }
    """
  )
}

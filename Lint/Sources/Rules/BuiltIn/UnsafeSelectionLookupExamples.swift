extension UnsafeSelection {
  /// Questions whether there is an element, and cells that look up or keep their own index.
  static let lookupExamples = Examples(
    fine: """
      import UIKit
      // Code asks only whether there is an element, and takes none.
      final class EventsViewController: UITableViewController {
        private var titles: [String?] = []
        func load() { titles = [] }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          if titles[indexPath.row] == nil { showHint() }
          isEditing = titles[indexPath.row] != nil
        }
      }
      """,
    """
    import UIKit
    final class FoldCell: UITableViewCell { var onFold: (() -> Void)? }
    final class FoldsViewController: UITableViewController {
      var folded: [IndexPath] = []
      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "", for: path) as! FoldCell
        cell.onFold = { [weak self] in
          guard let self else { return }
          if self.folded.contains(path) {
            self.folded.remove(at: self.folded.index(where: { $0 == path })!)
          } else {
            self.folded.append(path)
          }
        }
        return cell
      }
    }
    """,
    broken: """
      import UIKit
      final class EventsViewController: UITableViewController, EventCellDelegate {
        private var events: [String] = []
        func load() { events = [] }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          guard events[safe: indexPath.row] != nil else { return }
          show(↓events[indexPath.row])
        }
        func rename(at indexPath: IndexPath?) {
          guard let row = indexPath?.row else { return }
          rename(↓events[row])
        }
      }
      protocol EventCellDelegate: AnyObject { func rename(at indexPath: IndexPath?) }
      final class EventCell: UITableViewCell {
        weak var delegate: EventCellDelegate?
        var indexPath: IndexPath? { (superview as? UITableView)?.indexPath(for: self) }
        @IBAction func rename(_ sender: UIButton) { delegate?.rename(at: self.indexPath) }
      }
      """,
    """
    import RxCocoa
    import RxSwift
    import UIKit
    final class EventCell: UITableViewCell {
      let button = UIButton()
      let taps = PublishRelay<Int>()
      var row: Int?
      func bind() {
        button.rx.tap.withUnretained(self).compactMap { cell, _ in cell.row }.bind(to: taps).disposed(by: bag)
      }
    }
    final class EventsView: UITableView {
      let chosen = BehaviorRelay<Int?>(value: nil)
      var events: [String] = []
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Event", for: indexPath) as! EventCell
        cell.row = indexPath.row
        cell.taps.bind(to: chosen).disposed(by: bag)
        return cell
      }
    }
    final class EventsViewController: UIViewController {
      let list = EventsView()
      func delete() {
        guard let row = list.chosen.value else { return }
        list.↓events.remove(at: row)
      }
      func reset() { list.events.removeAll() }
    }
    """,
    """
    import UIKit
    // A name of a condition isn't visible after `else`.
    final class ListViewController: UITableViewController {
      var rows: [String] = []
      func reload() { rows = [] }
      override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        if let rows = tableView.indexPathsForSelectedRows, rows.count > 1 {
          print(rows)
        } else {
          open(↓rows[path.row])
        }
      }
      func open(_ row: String) {}
    }
    """
  )
}

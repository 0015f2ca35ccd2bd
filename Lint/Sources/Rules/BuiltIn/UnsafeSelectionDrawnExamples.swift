extension UnsafeSelection {
  /// Closures that methods of a drawn cell's views receive while the row is drawn.
  static let drawnExamples = Examples(
    fine: """
      import UIKit
      // A closure without a weak capture may run at once, and the others get the event or don't belong to the cell.
      final class EventCell: UITableViewCell { let like = LikeView() }
      final class LikeView: UIView {
        private var action: (() -> Void)?
        func clicked(_ action: @escaping () -> Void) { self.action = action }
      }
      final class EventsViewController: UITableViewController {
        private var events: [String] = []
        func load() { store.events { [weak self] in self?.events = $0 } }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.cell(EventCell.self, for: indexPath)
          let event = events[indexPath.row]
          cell.configured { $0.show(events[indexPath.row]) }
          cell.like.clicked { [weak self] in self?.like(event) }
          queue.perform { [weak self] in self?.show(self?.events[indexPath.row]) }
          return cell
        }
      }
      """,
    broken: """
      import UIKit
      // The app's own generic method makes the cell, whose views keep the closures until they are tapped.
      final class EventCell: UITableViewCell { let like = LikeView() }
      final class LikeView: UIView {
        let icon = UnknownIcon()
        private var action: (() -> Void)?
        func clicked(_ action: @escaping () -> Void) { self.action = action }
      }
      final class EventsViewController: UITableViewController {
        private var events: [String] = []
        func load() { store.events { [weak self] in self?.events = $0 } }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.cell(EventCell.self, for: indexPath)
          cell.like.clicked { [weak self] in self?.like(self?.↓events[indexPath.row]) }
          cell.like.icon.tapped { [weak self] in
            guard let self else { return }
            share(↓events[indexPath.row])
          }
          cell.onDelete = { [weak self] in self?.delete(self?.↓events[indexPath.row]) }
          return cell
        }
      }
      """
  )
}

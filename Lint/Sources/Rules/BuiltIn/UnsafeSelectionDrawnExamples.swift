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
    """
    import RxCocoa
    import RxSwift
    import UIKit
    // The cell keeps the event itself, or a row that nothing reads later.
    final class EventCell: UITableViewCell { var event = "" ; var row: Int? }
    final class EventsViewController: UIViewController {
      let viewModel = EventsViewModel()
      func bind() {
        viewModel.events.bind(to: table.rx.items(cellIdentifier: "event", cellType: EventCell.self)) { row, event, cell in
          cell.event = event
          cell.row = row
        }
        .disposed(by: bag)
      }
    }
    final class EventsViewModel { let events = BehaviorRelay<[String]>(value: []) ; func load() { events.accept([]) } }
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
      """,
    """
    import RxCocoa
    import RxSwift
    import UIKit
    // The closure states the class of its cell, which keeps the row until a tap.
    final class EventCell: UITableViewCell {
      var viewModel: EventsViewModel?
      var row: Int?
      @objc func tap() {
        guard let row = row else { return }
        viewModel?.open(row)
      }
    }
    final class EventsViewController: UIViewController {
      let viewModel = EventsViewModel()
      func bind() {
        viewModel.events.bind(to: table.rx.items(cellIdentifier: "event", cellType: EventCell.self)) { row, event, cell in
          cell.row = row
          cell.viewModel = self.viewModel
        }
        .disposed(by: bag)
      }
    }
    final class EventsViewModel {
      let events = BehaviorRelay<[String]>(value: [])
      func load() { events.accept([]) }
      func open(_ row: Int) { show(events.↓value[row]) }
    }
    """
  )
}

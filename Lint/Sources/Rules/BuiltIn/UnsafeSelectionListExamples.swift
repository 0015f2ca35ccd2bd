extension UnsafeSelection {
  /// The indices of several selected rows.
  static let listExamples = Examples(
    fine: """
      import UIKit
      // The elements belong to a constant list, or the list contains no indices.
      final class EventsViewController: UITableViewController {
        let viewModel = EventsViewModel()
        @objc func remove() {
          guard let paths = tableView.indexPathsForSelectedRows else { return }
          viewModel.remove(paths.map { viewModel.days[$0.row] })
          viewModel.show(paths.map { $0.count })
        }
      }
      final class EventsViewModel {
        let days = ["Monday", "Tuesday"]
        private var events: [String] = []
        func load() { events = [] }
        func remove(_ days: [String]) { events.removeAll { days.contains($0) } }
        func show(_ counts: [Int]) { for count in counts { show(events[count]) } }
      }
      """,
    """
    import RxCocoa
    import RxSwift
    import UIKit
    // The list of places also contains a number that is no index, or the index selects an element of a constant list.
    final class EventsViewController: UITableViewController {
      let viewModel = EventsViewModel()
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.show([count, indexPath.count])
        viewModel.mark([indexPath.row])
      }
    }
    final class EventsViewModel {
      let days = ["Monday", "Tuesday"]
      private var events: [String] = []
      func load() { events = [] }
      func show(_ counts: [Int]) { for count in counts { show(events[count]) } }
      func mark(_ rows: [Int]) { rows.forEach { mark(days[$0]) } }
    }
    """,
    broken: """
      import UIKit
      final class EventsViewController: UICollectionViewController {
        let viewModel = EventsViewModel()
        @objc func remove() {
          guard let paths = collectionView.indexPathsForSelectedItems else { return }
          viewModel.remove(paths.map { $0.item })
          viewModel.star(Set(paths.map(\\.item)))
          viewModel.share((collectionView.indexPathsForSelectedItems ?? []).map { path in path.item })
          let items = collectionView.indexPathsForSelectedItems?.filter { $0.section == 1 }.map { $0.item } ?? []
          viewModel.open(items)
        }
      }
      final class EventsViewModel {
        private var events: [String] = []
        func load() { events = [] }
        func remove(_ rows: [Int]) { for row in rows.sorted(by: >) { ↓events.remove(at: row) } }
        func star(_ rows: Set<Int>) { for row in rows { star(↓events[row]) } }
        func share(_ rows: [Int]) { share(rows.map { ↓events[$0] }) }
        func open(_ rows: [Int]) { rows.forEach { open(↓events[$0]) } }
      }
      """,
    """
    import RxCocoa
    import RxSwift
    import UIKit
    // Code makes a list of the index, maybe with the rows that it has kept.
    final class EventsViewController: UITableViewController {
      let viewModel = EventsViewModel()
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        confirm { [viewModel] in viewModel.remove([indexPath]) }
      }
      func bind() { tableView.rx.itemSelected.bind(to: viewModel.tapped) }
    }
    final class EventsViewModel {
      let tapped = PublishSubject<IndexPath>()
      let selected = BehaviorRelay<[Int]>(value: [])
      let list = BehaviorRelay<[String]>(value: [])
      private var events: [String] = []
      func load() { events = [] }
      func remove(_ paths: [IndexPath]) { delete(paths.map { ↓events[$0.row] }) }
      func bind() {
        tapped.map { $0.row }
          .withLatestFrom(selected, resultSelector: { row, rows -> [Int] in
            if rows.contains(row) { return rows.filter { $0 != row } }
            return rows + [row]
          })
          .map { $0.sorted { $0 < $1 } }
          .bind(to: selected)
        selected.withLatestFrom(list) { ($0, $1) }.map { rows, titles in rows.map { ↓titles[$0] } }.subscribe()
      }
    }
    """
  )
}

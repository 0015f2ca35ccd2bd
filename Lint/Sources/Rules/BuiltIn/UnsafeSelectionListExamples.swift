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
      """
  )
}

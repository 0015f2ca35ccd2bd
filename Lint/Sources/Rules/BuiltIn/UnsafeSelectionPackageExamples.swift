extension UnsafeSelection {
  /// Callbacks, superclasses and methods of packages, and requirements that nothing sets.
  static let packageExamples = Examples(
    fine: """
      import Lists
      import UIKit
      // The package reports no selection, only setup fills the inherited list, and the cell has the value.
      final class EventsViewController: UIViewController {
        let viewModel = EventsViewModel()
        let list = ListView()
        private var names: [String] = []
        private var days: [Int] = []
        func load() { names = [] ; days = [] }
        func bind() {
          list.didEndDisplayingBlock = { [weak self] _, indexPath in hide(self?.names[indexPath.row]) }
          list.didSelectBlock = { list, indexPath in show((list.cellForRow(at: indexPath) as? EventCell)?.name) }
          list.didChooseBlock = { [weak self] _, indexPath in show(self?.viewModel.items[indexPath.row]) }
          list.didTapBlock = { [weak self] _, indexPath in
            if let day = self?.days.weekday(indexPath.row) { show(day) }
          }
          list.didHoldBlock = { [weak self] _, indexPath in
            let isShown = self?.days.isVisible(indexPath.row)
          }
          list.didSwipeBlock = { [weak self] _, indexPath in hide(self?.days.isFree(at: indexPath.row)) }
        }
      }
      final class EventsViewModel: ListViewModel<String> {
        override init() {
          super.init()
          items = load()
        }
      }
      extension Array where Element == Int {
        func weekday(_ row: Int) -> String? { row < 7 ? "Day" : nil }
        func isFree(at row: Int) -> Bool { row < 7 }
      }
      """,
    """
    import UIKit
    // Nothing in the app sets the list that the protocol lets others set.
    protocol EventsViewModeling: AnyObject {
      var kinds: [String] { get set }
      var days: [String] { get set }
    }
    final class EventsViewController: UITableViewController {
      private let viewModel: any EventsViewModeling
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(viewModel.kinds[indexPath.row], viewModel.days[indexPath.row])
      }
    }
    final class EventsViewModel: EventsViewModeling {
      var kinds: [String] = ["All", "Mine"]
      var days: [String]
      init(days: [String]) { self.days = days }
    }
    """,
    broken: """
      import Lists
      import UIKit
      final class EventsViewController: UIViewController {
        let viewModel = EventsViewModel()
        let list = ListView()
        func bind() {
          weak var this = self
          let found = viewModel.found
          list.didSelectBlock = { _, indexPath in
            guard let this = this else { return }
            show(this.viewModel.↓items[indexPath.row])
          }
          list.didPressBlock = { _, path in show(found.↓names[path.row]) }
        }
        func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
          if let name = viewModel.found.↓names.get(indexPath.item) { show(name) }
        }
        func collectionView(_ view: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
          show(viewModel.found.↓names.element(at: indexPath.item)?.uppercased())
        }
      }
      final class EventsViewModel: ListViewModel<String> {
        let found = FoundViewModel()
        override init() {
          super.init()
          load { [weak self] in self?.items = $0 }
        }
        func open(at indexPath: IndexPath) { show(↓items[indexPath.row]) }
      }
      final class FoundViewModel {
        private(set) var names: [String] = []
        func search() { names = [] }
      }
      final class MoreViewController: UITableViewController {
        let viewModel = EventsViewModel()
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          viewModel.open(at: indexPath)
        }
      }
      """,
    """
    import Combine
    import UIKit
    // A collection view's list asks the function for the actions of a row.
    final class EventsViewController: UIViewController {
      private let viewModel = EventsViewModel()
      func setUp(_ configuration: UICollectionLayoutListConfiguration) {
        configuration.trailingSwipeActionsConfigurationProvider = makeActions
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] indexPath in
          UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: nil) { _, _, _ in
            self?.viewModel.star(at: indexPath.item)
          }])
        }
      }
      private func makeActions(for indexPath: IndexPath?) -> UISwipeActionsConfiguration? {
        guard let indexPath = indexPath else { return nil }
        let event = viewModel.events.↓value[indexPath.item]
        return UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: event) { [weak self] _, _, _ in
          self?.viewModel.leave(event)
        }])
      }
    }
    final class EventsViewModel {
      let events = CurrentValueSubject<[String], Never>([])
      func leave(_ event: String) { events.value.removeAll { $0 == event } }
      func star(at row: Int) { show(events.↓value[row]) }
    }
    """,
    """
    import UIKit
    protocol EventsViewModeling: AnyObject {
      var kinds: [String] { get set }
      var days: [String] { get set }
      var names: [String] { get set }
    }
    extension EventsViewModeling {
      func clear() { names = [] }
    }
    final class EventsViewController: UITableViewController {
      private let viewModel: any EventsViewModeling
      func filter() { viewModel.kinds.removeAll { $0.isEmpty } }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(viewModel.↓kinds[indexPath.row], viewModel.↓days[indexPath.row], viewModel.↓names[indexPath.row])
      }
    }
    final class EventsViewModel: EventsViewModeling {
      var kinds: [String] = ["All", "Mine"]
      var days: [String] = []
      var names: [String] = []
      func load() { days = [] }
    }
    """
  )
}

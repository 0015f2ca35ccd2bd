extension UnsafeSelection {
  /// Tuples, enum cases and segues that carry the index.
  static let carrierExamples = Examples(
    fine: """
      import UIKit
      // The tuple or enum case carries no index, or the list never changes.
      enum Dialog { case delete(Int), count(Int) }
      enum Action { case list(ListAction) }
      enum ListAction { case select(Int) }
      final class DaysViewModel {
        private let days = ["Monday", "Tuesday"]
        private var events: [String] = []
        private var dialog: Dialog?
        func load() { events = request() }
        func select(_ day: (row: Int, isOn: Bool)) { show(days[day.row]) }
        func open(_ numbers: (count: Int, total: Int)) { show(events[numbers.count]) }
        func ask(_ row: Int) { dialog = .delete(row) }
        func confirm() {
          if case .delete(let row)? = dialog { show(days[row]) }
          if case .count(let count)? = dialog { show(events[count]) }
        }
        func handle(_ action: Action) { if case .list(.select(let row)) = action { show(days[row]) } }
        func filter(_ row: Int) {
          let screen = FilterViewController()
          screen.events = events
          screen.dialog = .delete(row)
          screen.show()
        }
      }
      final class FilterViewController: UIViewController {
        var events: [String] = []
        var dialog: FilterDialog?
        func show() { if case .delete(let row)? = dialog { show(events[row]) } }
        func reset() { events = [] }
      }
      enum FilterDialog { case delete(Int) }
      final class DaysRouter {
        weak var viewController: DaysViewController?
        func routeToDay(segue: UIStoryboardSegue?) { show(segue, viewController?.tableView.indexPathForSelectedRow) }
      }
      final class DaysViewController: UITableViewController {
        let viewModel: DaysViewModel
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          viewModel.select((row: indexPath.row, isOn: true))
          viewModel.open((count: indexPath.count, total: 1))
          viewModel.ask(indexPath.row)
          viewModel.handle(.list(.select(indexPath.row)))
          viewModel.filter(indexPath.row)
        }
      }
      """,
    broken: """
      import UIKit
      final class EventsPresenter {
        private var sections: [[String]] = []
        func load() { sections = request() }
        func open(_ place: (section: Int, row: Int)) { show(↓sections[place.section][place.row]) }
      }
      final class EventsViewController: UITableViewController {
        let presenter: EventsPresenter
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          presenter.open((section: indexPath.section, row: indexPath.row))
        }
      }
      """,
    """
    import UIKit
    // The dialog keeps the index until the user confirms.
    final class EventsViewModel {
      enum Dialog { case delete(Int), rename(at: IndexPath) }
      private var events: [String] = []
      private var dialog: Dialog?
      func load() { events = request() }
      func ask(_ row: Int) { dialog = .delete(row) }
      func rename(_ path: IndexPath) { dialog = .rename(at: path) }
      func confirm() {
        guard case .delete(let row)? = dialog else { return }
        ↓events.remove(at: row)
      }
      func finish() {
        switch dialog {
        case .rename(let path): show(↓events[path.row])
        default: break
        }
      }
    }
    final class EventsViewController: UITableViewController {
      let viewModel = EventsViewModel()
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.ask(indexPath.row)
        viewModel.rename(indexPath)
      }
    }
    """,
    """
    import UIKit
    // A case inside another one carries the index.
    enum Action { case list(ListAction), close }
    enum ListAction { case select(Int), clear }
    enum Tab { case select(Int) }
    final class EventsPresenter {
      private var events: [String] = []
      func load() { events = request() }
      func handle(_ action: Action) {
        switch action {
        case .list(.select(let row)): show(↓events[row])
        default: break
        }
      }
    }
    final class EventsViewController: UITableViewController {
      let presenter: EventsPresenter
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.handle(.list(.select(indexPath.row)))
      }
    }
    """,
    """
    import UIKit
    // A router reads the selected row of the view controller that performs the segue.
    final class EventsInteractor {
      private(set) var events: [String] = []
      func load() { events = request() }
    }
    final class EventsRouter {
      weak var viewController: EventsViewController?
      let interactor: EventsInteractor
      func routeToEvent(segue: UIStoryboardSegue?) {
        guard let row = viewController?.tableView.indexPathForSelectedRow?.row else { return }
        show(interactor.↓events[row], segue)
      }
    }
    final class EventsViewController: UITableViewController {
      let router: EventsRouter
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) { router.routeToEvent(segue: segue) }
    }
    """,
    """
    import UIKit
    // The list of a value changes with the value, although it has an initial value.
    struct EventsState {
      var events: [String] = []
      func event(at row: Int) -> String { ↓events[row] }
    }
    final class EventsViewController: UITableViewController {
      private var state: EventsState?
      func render(_ state: EventsState) { self.state = state }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(state?.event(at: indexPath.row))
      }
    }
    """
  )
}

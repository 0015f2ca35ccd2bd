extension UnsafeSelection {
  /// Enum cases that carry the index, and patterns that take lists out of them.
  static let caseExamples = Examples(
    fine: """
      import RxCocoa
      import RxFeedback
      import UIKit
      // The pattern belongs to another enum, draws a row, or reads data that arrives with the index.
      enum Event { case select(IndexPath), load([String]) }
      enum Filter { case select(IndexPath) }
      final class EventsViewController: UITableViewController {
        enum Row {
          case title, event(Int)
          init(_ path: IndexPath) { self = path.section == 0 ? .title : .event(path.row) }
        }
        private let events = PublishRelay<Event>()
        private var titles: [String] = []
        let days = ["Monday", "Tuesday"]
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          guard case .event(let index) = Row(indexPath) else { return cell("Title") }
          return cell(titles[index])
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          events.accept(.select(indexPath))
          if case .event(let index) = Row(indexPath) { show(days[index]) }
        }
        func show(_ titles: [String]) { self.titles = titles }
      }
      final class EventsPresenter {
        func reduce(_ filter: Filter, _ titles: [String]) {
          if case .select(let path) = filter { show(titles[path.row]) }
        }
      }
      """,
    broken: """
      import RxCocoa
      import RxFeedback
      import UIKit
      enum Event { case select(IndexPath), delete(index: Int), load([String]) }
      enum Filter { case select(IndexPath) }
      struct State { var titles: [String] }
      final class EventsViewController: UITableViewController {
        private let events = PublishRelay<Event>()
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          events.accept(.select(indexPath))
          events.accept(.delete(index: indexPath.row))
        }
      }
      final class EventsPresenter {
        func start() { Driver.system(initialState: State(titles: []), reduce: reduce, feedback: []) }
        private func reduce(_ state: State, _ event: Event) -> State {
          var state = state
          switch event {
          case .select(let path): show(state.↓titles[path.row])
          case .delete(let index): delete(index, from: &state)
          case .load(let titles): state.titles = titles
          }
          return state
        }
        private func delete(_ index: Int, from state: inout State) {}
        private func filter(_ filter: Filter, _ titles: [String]) {
          if case .select(let path) = filter { show(titles[path.row]) }
        }
      }
      """,
    """
    import UIKit
    enum ListState { case loading, loaded(list: List) }
    struct List { let titles: [String] }
    enum Action {
      case open(IndexPath), close
      var indexPath: IndexPath? { if case .open(let path) = self { path } else { nil } }
    }
    final class EventsViewController: UITableViewController {
      enum Row {
        case title, event(Int)
        init(_ path: IndexPath) { self = path.section == 0 ? .title : .event(path.row) }
      }
      var onAction: ((Action) -> Void)?
      private var state: ListState?
      private var events: [String]?
      func show(_ state: ListState, _ events: [String]) { (self.state, self.events) = (state, events) }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onAction?(.open(indexPath))
        if case let .loaded(list) = state { show(list.↓titles[indexPath.row]) }
        let row = Row(indexPath)
        if case .event(let index) = row { show(↓events![index]) }
      }
    }
    final class EventsCoordinator {
      private var events: [String] = []
      func load() { events = [] }
      func start(_ viewController: EventsViewController) {
        viewController.onAction = { action in
          guard let path = action.indexPath else { return }
          self.show(self.↓events[path.row])
        }
      }
    }
    """,
    """
    import UIKit
    protocol EventsViewModelType: AnyObject {}
    final class EventsViewModel: EventsViewModelType {
      var events: [String] { store.events }
      let store = EventStore()
    }
    final class EventStore {
      var events: [String] = []
      func load() { events = [] }
    }
    final class EventsDataSource: NSObject, UITableViewDelegate {
      let viewModel: EventsViewModelType
      init(viewModel: EventsViewModelType) { self.viewModel = viewModel }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        switch viewModel {
        case let viewModel as EventsViewModel: show(viewModel.↓events[indexPath.row])
        default: break
        }
      }
    }
    """
  )
}

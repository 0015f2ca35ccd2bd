extension UnsafeSelection {
  /// Calls that read or change the element at the index, and types and enum cases that carry the index there.
  static let elementExamples = Examples(
    fine: """
      import UIKit
      // The only change is the one for the selected row, and the other calls don't select an element.
      final class EventsViewController: UITableViewController {
        private var events: [String]
        private var marked: Set<IndexPath> = []
        init(events: [String]) { self.events = events }
        override func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
          events.remove(at: indexPath.row)
          tableView.deleteRows(at: [indexPath], with: .automatic)
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          marked.remove(indexPath)
          guard let event = names.enumerated().first(where: { $0.offset != indexPath.row }) else { return }
          show(event, Array(names.dropFirst(indexPath.row)).count)
        }
        private var names: [String] = []
        func load() { names = [] }
        override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { marked.insert(indexPath) }
      }
      """,
    """
    import SwiftUI
    // SwiftUI has drawn the rows from the list that the offsets belong to.
    struct EventsView: View {
      @StateObject private var viewModel = EventsViewModel()
      var body: some View {
        ForEach(viewModel.events, id: \\.self) { event in Text(event) }
          .onDelete { viewModel.events.remove(atOffsets: $0) }
          .onDelete(perform: viewModel.delete)
          .onMove { viewModel.events.move(fromOffsets: $0, toOffset: $1) }
        ForEach(viewModel.events.indices, id: \\.self) { index in Button("Delete") { remove(at: index) } }
      }
      private func remove(at index: Int) { viewModel.events.remove(at: index) }
    }
    final class EventsViewModel: ObservableObject {
      @Published var events: [String] = []
      func load() async { events = await fetch() }
      func delete(at offsets: IndexSet) { for offset in offsets.reversed() { events.remove(at: offset) } }
    }
    """,
    """
    import UIKit
    // The list arrives with the index and belongs to it.
    final class EventsViewController: UITableViewController {
      private var events: [String] = []
      func load() { events = [] }
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let pager = segue.destination as? EventPager, let path = tableView.indexPathForSelectedRow else { return }
        pager.start = path.row
        pager.events = events
      }
    }
    final class EventPager: UIViewController {
      var start = 0
      var events: [String] = []
      override func viewDidLoad() { show(events[start]) }
    }
    """,
    """
    import ReactorKit
    import RxSwift
    final class EventsViewController: UIViewController {
      func bind(reactor: EventsReactor) {
        tableView.rx.modelSelected(String.self).map { Reactor.Action.select($0) }.bind(to: reactor.action)
        tableView.rx.itemSelected.map { Reactor.Action.showDay($0.section) }.bind(to: reactor.action)
      }
    }
    final class EventsReactor: Reactor {
      enum Action { case select(String), showDay(Int) }
      enum Mutation { case show(String) }
      struct State { var events: [String] = [] }
      let days = ["Monday", "Tuesday"]
      func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .select(let event): .just(.show(event))
        case .showDay(let day): .just(.show(days[day]))
        }
      }
    }
    """,
    """
    import UIKit
    // A change in an element leaves the elements in their places.
    final class StampsViewController: UITableViewController {
      let viewModel = StampsViewModel()
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.select(at: indexPath.row)
      }
    }
    final class StampsViewModel {
      struct Stamp { var isLocked: Bool ; let name: String }
      private var stamps = [Stamp(isLocked: true, name: "Star"), Stamp(isLocked: true, name: "Moon")]
      func unlock(upTo count: Int) { for index in 0..<count { stamps[index].isLocked = false } }
      func select(at index: Int) { show(stamps[index].name) }
    }
    """,
    broken: """
      import UIKit
      final class EventsViewController: UITableViewController {
        let viewModel = EventsViewModel()
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          viewModel.show(indexPath.row)
          viewModel.preview(indexPath.row)
          viewModel.skip(to: indexPath.row)
          viewModel.moveToTop(indexPath.row)
          viewModel.archive(indexPath.row)
          viewModel.open(indexPath.row)
          viewModel.find(indexPath.row)
        }
        override func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
          viewModel.delete(at: indexPath.row)
        }
      }
      final class EventsViewModel {
        private var events: [String] = []
        func load() { events = ["A"] }
        func show(_ index: Int) { show(↓events.element(at: index)) }
        func preview(_ index: Int) { show(Array(↓events)[index]) }
        func skip(to index: Int) { show(↓events.dropFirst(index).first) }
        func open(_ index: Int) { show(Array(↓events.dropFirst(index)).first) }
        func find(_ index: Int) { show(↓events.enumerated().first { $0.offset == index }) }
        func moveToTop(_ index: Int) { ↓events.swapAt(index, 0) }
        func archive(_ index: Int) { archive(↓events[safe: index]) }
        func delete(at index: Int) { ↓events.remove(at: index) }
      }
      extension Collection {
        func element(at index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
      }
      """,
    """
    import UIKit
    protocol EventsPresenting { func select(_ index: Int) ; func open(_ index: Int) }
    final class EventsViewController: UITableViewController {
      var presenter: EventsPresenting?
      private let opener: EventsPresenting = EventsPresenter()
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter?.select(indexPath.row)
        opener.open(indexPath.row)
      }
    }
    final class EventsPresenter: EventsPresenting {
      private var events: [String] = []
      func load() { events = [] }
      func select(_ index: Int) { show(↓events[index]) }
      func open(_ index: Int) { show(↓events[index]) }
    }
    final class PastEventsPresenter: EventsPresenting {
      private var events: [String] = []
      func load() { events = [] }
      func select(_ index: Int) { show(↓events[index]) }
      func open(_ index: Int) { show(events[index]) }
    }
    """,
    """
    import ReactorKit
    import RxSwift
    final class EventsViewController: UIViewController, View {
      func bind(reactor: EventsReactor) {
        tableView.rx.itemSelected.map { Reactor.Action.select($0) }.bind(to: reactor.action)
        tableView.rx.itemAccessoryButtonTapped.map(Reactor.Action.showDetails).bind(to: reactor.action)
        tableView.rx.itemDeleted.map { .delete($0.row) }.bind(to: reactor.action)
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        reactor?.action.onNext(.open(indexPath.row))
      }
    }
    final class EventsReactor: Reactor {
      enum Action { case select(IndexPath), showDetails(IndexPath), delete(Int), open(Int) }
      enum Mutation { case show(String), remove(Int) }
      struct State { var events: [String] = [] ; var past: [String] = [] }
      func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .select(let path): .just(.show(currentState.↓events[path.row]))
        case .showDetails(let path): .just(.show(self.currentState.↓past[path.row]))
        case .delete(let index): .just(.remove(index))
        case .open(let index): .just(.show(currentState.↓past[index]))
        }
      }
      func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .show(let event): print(event)
        case .remove(let index): state.↓events.remove(at: index)
        }
        return state
      }
    }
    """,
    """
    import Combine
    import UIKit
    final class EventsViewController: UITableViewController {
      let viewModel = EventsViewModel()
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.actions.send(.select(indexPath.row))
      }
    }
    final class EventsViewModel {
      enum Action { case select(Int), reload }
      let actions = PassthroughSubject<Action, Never>()
      private var events: [String] = []
      init() { actions.sink { [weak self] in self?.handle($0) }.store(in: &bag) }
      private func handle(_ action: Action) {
        switch action {
        case .select(let index): show(↓events[index])
        case .reload: events = []
        }
      }
    }
    """,
    """
    import UIKit
    // The index selects within the part that changes.
    final class DaysViewController: UITableViewController {
      let viewModel = DaysViewModel()
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.select(day: indexPath.section, event: indexPath.row)
      }
    }
    final class DaysViewModel {
      struct Day { var events: [String] }
      private var days: [Day] = []
      func refresh(with events: [String]) { days[0].events = events }
      func select(day: Int, event: Int) { show(days[day].↓events[event]) }
    }
    """
  )
}

extension UnsafeSelection {
  /// Reducers, which receive the index in an enum case and the state besides.
  static let reducerExamples = Examples(
    fine: """
      import UIKit
      // The state never changes, or the list arrives with the index.
      enum Action { case select(Int) }
      struct State { let days: [String] }
      final class Store {
        private let state = State(days: ["Monday", "Tuesday"])
        func send(_ action: Action) { reduce(state, action) }
        private func reduce(_ state: State, _ action: Action) {
          switch action { case .select(let index): show(state.days[index]) }
        }
      }
      final class DaysViewController: UITableViewController {
        let store = Store()
        private var rows: [Row] = []
        func load() { rows = [] }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          store.send(.select(indexPath.row))
          open(indexPath.row, in: rows)
        }
        private func open(_ index: Int, in rows: [Row]) {
          if case .event(let title) = rows[index] { show(title) }
        }
      }
      enum Row { case event(String) }
      """,
    broken: """
      import UIKit
      enum Action { case select(Int), delete(at: IndexPath), load([String]) }
      struct State { var events: [String] = [] ; var chosen: String? }
      final class Store {
        private(set) var state = State()
        func send(_ action: Action) { state = reduce(state, action) }
      }
      func reduce(_ state: State, _ action: Action) -> State {
        var state = state
        switch action {
        case .select(let index): state.chosen = state.↓events[index]
        case .delete(let path): delete(&state, path)
        case .load(let events): state.events = events
        }
        return state
      }
      func delete(_ state: inout State, _ path: IndexPath) { state.↓events.remove(at: path.row) }
      final class EventsViewController: UITableViewController {
        let store: Store
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          store.send(.select(indexPath.row))
          store.send(.delete(at: indexPath))
        }
      }
      """,
    """
    import UIKit
    // The view model returns mutations for each action, as a reactor does.
    final class EventsViewModel {
      enum Action { case tap(Int) }
      enum Mutation { case open(Int), load([String]) }
      struct State { var events: [String] = [] ; var open: String? }
      private(set) var state = State()
      func send(_ action: Action) { mutate(action).forEach { state = reduce(state, $0) } }
      private func mutate(_ action: Action) -> [Mutation] { switch action { case .tap(let index): [.open(index)] } }
      private func reduce(_ state: State, _ mutation: Mutation) -> State {
        var new = state
        switch mutation {
        case .open(let index): new.open = state.↓events[index]
        case .load(let events): new.events = events
        }
        return new
      }
    }
    final class EventsViewController: UITableViewController {
      let viewModel = EventsViewModel()
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.send(.tap(indexPath.row))
      }
    }
    """,
    """
    import RxCocoa
    import RxFeedback
    import UIKit
    enum Filter { enum Event { case delete(IndexPath) } }
    enum Events {
      enum Event { case delete(IndexPath), hide(IndexPath), move(IndexPath) }
      struct State {
        var titles: [String]
        func hiding(_ path: IndexPath) -> State { mutate { $0.↓titles.remove(at: path.row) } }
        func mutate(_ change: (inout State) -> Void) -> State { self }
      }
    }
    class Loop<State, Event> {
      private let events = PublishRelay<Event>()
      func start() { Driver.system(initialState: initial, reduce: reduce, feedback: [{ _ in self.events.asSignal() }]) }
      func send(_ event: Event) { events.accept(event) }
      func reduce(_ state: State, _ event: Event) -> State { state }
    }
    final class EventsLoop: Loop<Events.State, Events.Event> {
      override func reduce(_ state: Events.State, _ event: Events.Event) -> Events.State {
        switch event {
        case .delete(let path): return state.mutate { $0.↓titles.remove(at: path.row) }
        case .hide(let path): return state.hiding(path)
        case .move(let path): return move(path, state)
        }
      }
      private func move(_ path: IndexPath, _ state: Events.State) -> Events.State {
        show(state.↓titles[path.row])
        return state
      }
    }
    final class FilterLoop: Loop<[String], Filter.Event> {
      override func reduce(_ state: [String], _ event: Filter.Event) -> [String] {
        if case .delete(let path) = event { show(state[path.row]) }
        return state
      }
    }
    final class EventsViewController: UITableViewController {
      let loop: Loop<Events.State, Events.Event>
      private let other = PublishRelay<Events.Event>()
      func bind() {
        let events = other.asSignal()
        loop.add([events])
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        loop.send(.delete(indexPath))
        loop.send(.hide(indexPath))
        other.accept(.move(indexPath))
      }
    }
    """,
    """
    import RxRelay
    import RxSwift
    import UIKit
    // The stream's closure receives the state so far, and the action with the index.
    final class EventsViewModel {
      enum Action { case select(Int), load([String]) }
      struct State { var events: [String] = [] ; var chosen: String? }
      let action = PublishRelay<Action>()
      let row = PublishRelay<Int>()
      private let days = ["Monday", "Tuesday"]
      func bind() {
        action.scan(State()) { state, action in
          var new = state
          switch action {
          case .select(let index):
            new.chosen = state.↓events[index]
            self.show(self.days[index])
          case .load(let events): new.events = events
          }
          return new
        }.subscribe().disposed(by: bag)
        row.scan([]) { rows, row in
          self.show(self.days[row])
          return rows + [row]
        }.subscribe().disposed(by: bag)
      }
    }
    final class EventsViewController: UITableViewController {
      let viewModel = EventsViewModel()
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.action.accept(.select(indexPath.row))
        viewModel.row.accept(indexPath.row)
      }
    }
    """
  )
}

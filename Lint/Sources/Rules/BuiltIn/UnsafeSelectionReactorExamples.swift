extension UnsafeSelection {
  /// Reactors whose state keeps the index, and lists in the state of a reactor.
  static let reactorExamples = Examples(
    fine: """
      import ReactorKit
      import RxSwift
      // The state changes, but no mutation changes these lists. The other list belongs to the state of a filter.
      final class DaysReactor: Reactor {
        enum Action { case select(Int), rename(String) }
        enum Mutation { case select(Int), rename(String) }
        struct State { var days: [String] = Day.names ; var hours: [String] ; var title = "" ; var hour = "" }
        let initialState: State
        init(hours: [String]) { initialState = State(hours: hours) }
        func mutate(action: Action) -> Observable<Mutation> {
          switch action {
          case .select(let row): return .just(.select(row))
          case .rename(let title): return .just(.rename(title))
          }
        }
        func reduce(state: State, mutation: Mutation) -> State {
          var state = state
          switch mutation {
          case .select(let row):
            state.title = state.days[row]
            state.hour = currentState.hours[row]
          case .rename(let title): state.title = title
          }
          return state
        }
      }
      final class FilterReactor: Reactor {
        struct State { var days: [String] = [] }
        func reduce(state: State, mutation: [String]) -> State {
          var state = state
          state.days = mutation
          return state
        }
      }
      final class DaysViewController: UIViewController, View {
        func bind(reactor: DaysReactor) {
          tableView.rx.itemSelected.map { .select($0.row) }.bind(to: reactor.action).disposed(by: disposeBag)
          reactor.state.map { $0.title }.bind { show(reactor.currentState.days.first) }.disposed(by: disposeBag)
        }
      }
      """,
    """
    import ReactorKit
    import RxCocoa
    import RxSwift
    // Each list only ever contains the same constants.
    final class SettingsReactor: Reactor {
      enum Action { case load, select(IndexPath) }
      enum Mutation { case setSections, open(Row) }
      struct State { @Pulse var sections: [Section] ; var row: Row? }
      let initialState = State(sections: [])
      let links = BehaviorRelay<[Row]>(value: [])
      func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .load:
          links.accept([.privacy, .terms])
          return .just(.setSections)
        case .select(let path):
          show(links.value[path.item])
          return .just(.open(currentState.sections[path.section].rows[path.item]))
        }
      }
      func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .setSections:
          let sections = [Section(rows: [.profile, .logout])]
          state.sections = sections
        case .open(let row): state.row = row
        }
        return state
      }
    }
    final class SettingsViewController: UIViewController, View {
      func bind(reactor: SettingsReactor) {
        collectionView.rx.itemSelected.map { .select($0) }.bind(to: reactor.action).disposed(by: disposeBag)
      }
    }
    """,
    """
    import ReactorKit
    import UIKit
    // Nothing can change a constant of the state, although other code assigns a member of this name.
    final class FoldersReactor: Reactor {
      enum Action {}
      enum Mutation {}
      struct State { let folders: [String] }
      let initialState: State
      init(folders: [String]) { initialState = State(folders: folders) }
    }
    final class FoldersViewController: UIViewController, View {
      var reactor: FoldersReactor?
      func collectionView(_ view: UICollectionView, didSelectItemAt index: IndexPath) {
        guard let reactor else { return }
        dismiss(animated: true) { self.delegate?.choose(reactor.currentState.folders[index.item]) }
      }
    }
    func clear(_ drafts: Drafts) { drafts.all.forEach { $0.folders.removeAll() } }
    """,
    broken: """
      import ReactorKit
      import RxSwift
      // The state keeps the row until the user chooses an option.
      final class EventsReactor: Reactor {
        enum Action { case load, showOptions(Int), delete, edit, share(Int) }
        enum Mutation { case setEvents([String]), setRow(Int?), edit(String) }
        struct State { var events: [String] = [] ; @Pulse var row: Int? }
        let initialState = State()
        func mutate(action: Action) -> Observable<Mutation> {
          switch action {
          case .load: return service.events().map { .setEvents($0) }
          case .showOptions(let row): return .just(.setRow(row))
          case .delete: return deleteEvent()
          case .edit: return .just(.edit(currentState.↓events[currentState.row!]))
          case .share(let row): return .just(.edit(currentState.↓events[row]))
          }
        }
        private func deleteEvent() -> Observable<Mutation> {
          guard let row = currentState.row else { return .empty() }
          var events = currentState.events
          ↓events.remove(at: row)
          return .just(.setEvents(events))
        }
        func reduce(state: State, mutation: Mutation) -> State {
          var state = state
          switch mutation {
          case .setEvents(let events): state.events = events
          case .setRow(let row): state.row = row
          case .edit(let event): state.draft = event
          }
          return state
        }
      }
      final class EventsViewController: UIViewController, View {
        func bind(reactor: EventsReactor) {
          tableView.rx.itemSelected.map { .showOptions($0.row) }.bind(to: reactor.action).disposed(by: disposeBag)
          reactor.state.compactMap { $0.row }.bind { row in
            show(reactor.currentState.↓events[row])
          }.disposed(by: disposeBag)
          reactor.pulse(\\.$row).compactMap { $0 }.bind { row in
            print(reactor.currentState.↓events[row])
          }.disposed(by: disposeBag)
          button.rx.tap.bind { [weak self] in
            guard let row = reactor.currentState.row else { return }
            self?.share(reactor.currentState.↓events[row])
          }.disposed(by: disposeBag)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          let action = EventsReactor.Action.share(indexPath.row)
          reactor?.action.onNext(action)
        }
      }
      """,
    """
    import ReactorKit
    import RxCocoa
    import RxSwift
    // Different constants replace each other.
    final class SettingsReactor: Reactor {
      enum Action { case load, logOut, select(IndexPath) }
      enum Mutation { case setSections, removeSections, open(Row) }
      struct State { @Pulse var sections: [Section] ; var row: Row? }
      let initialState = State(sections: [])
      let links = BehaviorRelay<[Row]>(value: [])
      func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .load:
          links.accept([.privacy, .terms])
          return .just(.setSections)
        case .logOut:
          links.accept([.terms])
          return .just(.removeSections)
        case .select(let path):
          show(links.↓value[path.item])
          return .just(.open(currentState.sections[path.section].↓rows[path.item]))
        }
      }
      func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .setSections: state.sections = [Section(rows: [.profile, .logOut])]
        case .removeSections: state.sections = [Section(rows: [.logIn])]
        case .open(let row): state.row = row
        }
        return state
      }
    }
    final class SettingsViewController: UIViewController, View {
      func bind(reactor: SettingsReactor) {
        collectionView.rx.itemSelected.map { .select($0) }.bind(to: reactor.action).disposed(by: disposeBag)
      }
    }
    """
  )
}

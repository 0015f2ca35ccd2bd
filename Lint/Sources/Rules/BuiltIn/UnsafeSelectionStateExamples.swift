extension UnsafeSelection {
  /// Lists that are parts of other values: of a reactor's state, of a box, of a view model's state, or of a tuple.
  static let stateExamples = Examples(
    fine: """
      import Combine
      import UIKit
      // Code changes only another part of the state.
      final class ReasonsViewController: UITableViewController {
        let viewModel = ReasonsViewModel(reasons: ["Spam", "Other"])
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          viewModel.selection.send(indexPath.row)
        }
      }
      final class ReasonsViewModel {
        struct State { var reasons: [String] ; var chosen: String? }
        let selection = PassthroughSubject<Int, Never>()
        private var state: State
        init(reasons: [String]) {
          state = State(reasons: reasons)
          selection.withUnretained(self).sink { owner, index in owner.state.chosen = owner.state.reasons[index] }.store(in: &bag)
        }
      }
      """,
    """
    import ReactorKit
    import RxSwift
    class ListViewController<R: Reactor>: UIViewController, View { func bind(reactor: R) {} }
    final class EventsViewController: ListViewController<EventsReactor> {
      let days = ["Monday", "Tuesday"]
      func bind() {
        tableView.rx.itemSelected.withLatestFrom(events) { ($0, $1) }.bind(with: self) { owner, pair in
          let (index, events) = pair
          show(owner.days[index.row], events.count)
        }
      }
    }
    final class EventsReactor: Reactor { struct State { var events: [String] } }
    """,
    """
    import RxSwift
    import UIKit
    final class EventsViewController: UIViewController {
      func bind() {
        var days: [String] = []
        if isLong { days = ["Monday", "Tuesday"] }
        tableView.rx.itemSelected.subscribe(onNext: { show(days[$0.row]) })
      }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Event", for: indexPath)
        let name = events[indexPath.row]
        cell.button.rx.tap.map { _ in name }.bind(to: viewModel.opened).disposed(by: cell.bag)
        return cell
      }
    }
    """,
    broken: """
      import ReactorKit
      import RxSwift
      class ListViewController<R: Reactor>: UIViewController, View { func bind(reactor: R) {} }
      final class EventsViewController: ListViewController<EventsReactor>, UITableViewDelegate {
        func bind() {
          tableView.rx.itemSelected.subscribe(onNext: { show(self.reactor?.currentState.↓events[$0.row]) })
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          reactor?.action.onNext(.select(indexPath.row))
          reactor?.action.onNext(.open(indexPath.row))
        }
      }
      final class EventsReactor: Reactor {
        enum Action { case select(Int), open(Int) }
        struct State { var events: [String] ; var groups: [Group] }
        func mutate(action: Action) -> Observable<String> {
          switch action {
          case .select(let index): select(index)
          case .open(let index): open(index)
          }
        }
        private func select(_ index: Int) -> Observable<String> {
          let state = currentState
          var events = state.events
          return .just(↓events[index])
        }
        private func open(_ index: Int) -> Observable<String> {
          guard let rows = currentState.groups.first?.rows else { return .empty() }
          return .just(↓rows[index])
        }
      }
      struct Group { let rows: [String] }
      """,
    """
    import Combine
    import UIKit
    final class EventsViewController: UICollectionViewController {
      let viewModel = EventsViewModel()
      override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        viewModel.selection.send(indexPath.item)
      }
    }
    final class EventsViewModel {
      struct Group { let rows: [String] }
      struct State { var events: [String] = [] ; var group: Group? }
      let selection = PassthroughSubject<Int, Never>()
      let reload = PassthroughSubject<[String], Never>()
      let groups = CurrentValueSubject<[Group], Never>([])
      private var state = State()
      init() {
        reload.withUnretained(self).sink { owner, events in
          owner.state.events = events
          owner.state.group = Group(rows: events)
        }.store(in: &bag)
        selection.withUnretained(self).sink { owner, index in
          show(owner.state.↓events[index])
          show(owner.state.group?.↓rows[index])
          show(owner.groups.value.first?.↓rows[index])
        }.store(in: &bag)
      }
    }
    """,
    """
    import RxSwift
    import UIKit
    final class EventsViewController: UIViewController {
      private let chosen = PublishSubject<Int>()
      func bind(_ events: Observable<[String]>) {
        tableView.rx.itemSelected.withLatestFrom(events) { ($0, $1) }.bind(with: self) { [chosen] owner, pair in
          let (index, events) = pair
          chosen.onNext(index.row)
          show(↓events[index.row])
        }
        tableView.rx.itemSelected.withLatestFrom(events) { ($0, $1) }.subscribe(with: self) { show($1.↓1[$1.0.row]) }
        tableView.rx.itemSelected.withUnretained(self).withLatestFrom(events) { $0.0.show(↓$1[$0.1.row]) }.subscribe()
        chosen.withLatestFrom(events) { index, events in ↓events[index] }.subscribe(onNext: show)
      }
    }
    """,
    """
    import RxSwift
    import UIKit
    final class EventsViewController: UIViewController {
      let viewModel = EventsViewModel()
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: EventCell = tableView.dequeueReusableCell(indexPath: indexPath)
        cell.button.rx.tap.map { _ in indexPath.row }.bind(to: viewModel.removed).disposed(by: cell.bag)
        cell.button.rx.tap.map { EventsViewModel.Action.open(indexPath.row) }.bind(to: viewModel.actions).disposed(by: cell.bag)
        return cell
      }
      func bind() {
        var days: [String] = []
        viewModel.days.subscribe(onNext: { days = $0 })
        tableView.rx.itemSelected.subscribe(onNext: { show(↓days[$0.row]) })
      }
    }
    final class EventCell: UITableViewCell { let button = UIButton() ; let bag = DisposeBag() }
    final class EventsViewModel {
      enum Action { case open(Int), reload }
      let removed = PublishSubject<Int>()
      let actions = PublishSubject<Action>()
      private var events: [String] = []
      init() {
        removed.subscribe(onNext: { [weak self] in self?.↓events.remove(at: $0) }).disposed(by: bag)
        actions.subscribe(onNext: { [weak self] in self?.handle($0) }).disposed(by: bag)
      }
      private func handle(_ action: Action) {
        switch action {
        case .open(let index): show(↓events[index])
        case .reload: events = []
        }
      }
    }
    """
  )
}

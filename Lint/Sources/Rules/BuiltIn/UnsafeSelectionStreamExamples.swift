extension UnsafeSelection {
  /// Streams that join the index with the latest data.
  static let streamExamples = Examples(
    fine: """
      import RxSwift
      // The stream passes the element, or the index isn't used for data that a stream emits.
      struct EventsInput { let selection: Observable<IndexPath>, opened: Observable<String> }
      final class EventsViewController: UIViewController {
        let viewModel = EventsViewModel()
        func bind() {
          viewModel.transform(
            EventsInput(
              selection: tableView.rx.itemSelected.asObservable(), opened: tableView.rx.modelSelected(String.self).asObservable()))
        }
      }
      final class EventsViewModel {
        private let events = BehaviorRelay<[String]>(value: [])
        private let days = ["Monday", "Tuesday"]
        func transform(_ input: EventsInput) {
          input.opened.withLatestFrom(events) { event, events in events.filter { $0 != event } }.subscribe(onNext: show)
          input.selection.withLatestFrom(events).subscribe(onNext: { show($0[0]) })
          input.selection.withLatestFrom(events) { ($0, $1) }.subscribe(onNext: { index, events in show(days[index.row]) })
        }
      }
      """,
    """
    import RxSwift
    final class EventsViewController: UIViewController {
      let viewModel = EventsViewModel()
      func bind() { tableView.rx.itemDeleted.bind(to: viewModel.deleted) }
    }
    final class EventsViewModel {
      // Another subject receives the index.
      let deleted: AnyObserver<IndexPath>
      private let deletedSubject = PublishSubject<IndexPath>()
      private let reloadedSubject = PublishSubject<Int>()
      init(events: Observable<[String]>) {
        deleted = deletedSubject.asObserver()
        reloadedSubject.withLatestFrom(events) { index, events in events[index] }.subscribe(onNext: show)
      }
    }
    """,
    broken: """
      import RxSwift
      struct EventsInput { let selection: Observable<IndexPath> }
      final class EventsViewController: UIViewController {
        let viewModel = EventsViewModel()
        func bind() { viewModel.transform(EventsInput(selection: tableView.rx.itemSelected.asObservable())) }
      }
      final class EventsViewModel {
        private let events = BehaviorRelay<[String]>(value: [])
        func transform(_ input: EventsInput) {
          input.selection.withLatestFrom(events) { index, events in ↓events[index.row] }.subscribe(onNext: show)
          input.selection.withLatestFrom(events) { ↓$1[$0.row] }.subscribe(onNext: show)
          input.selection.withLatestFrom(events) { ($0, $1) }.map { index, shown in ↓shown[index.row] }.subscribe(onNext: show)
          Observable.combineLatest(events, input.selection).subscribe(onNext: { pair in show(pair.↓0[pair.1.row]) })
        }
      }
      """,
    """
    import RxSwift
    final class EventsViewController: UIViewController {
      let viewModel = EventsViewModel(events: events)
      func bind() {
        tableView.rx.itemDeleted.bind(to: viewModel.deleted)
        tableView.rx.itemSelected.bind { [unowned self] index in self.viewModel.selected.onNext(index) }
      }
    }
    final class EventsViewModel {
      let deleted: AnyObserver<IndexPath>
      var selected: AnyObserver<IndexPath> { selectedSubject.asObserver() }
      private let deletedSubject = PublishSubject<IndexPath>()
      private let selectedSubject = PublishSubject<IndexPath>()
      init(events: Observable<[String]>) {
        deleted = deletedSubject.asObserver()
        deletedSubject.throttle(1, scheduler: MainScheduler())
          .withLatestFrom(events) { (index, events) in return (index, events) }
          .subscribe { result in
            guard let events = result.element?.1, let index = result.element?.0.row else { return }
            show(↓events[index])
          }
        selectedSubject.withLatestFrom(events) { index, events in ↓events[index.row] }.subscribe(onNext: show)
      }
    }
    """,
    """
    import Combine
    final class EventsViewController: UIViewController {
      let viewModel = EventsViewModel()
      private let selection = PassthroughSubject<EventsViewModel.Action, Never>()
      func bind() { viewModel.transform(selection: selection.eraseToAnyPublisher(), menu: menu.eraseToAnyPublisher()) }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selection.send(isEditing ? .star(indexPath) : .open(indexPath))
      }
    }
    final class EventsViewModel {
      enum Action { case star(IndexPath), open(IndexPath), clear }
      private var events: [String] = []
      func load() { events = [] }
      func transform(selection: AnyPublisher<Action, Never>, menu: AnyPublisher<Action, Never>) {
        Publishers.Merge(menu, selection).sink { [weak self] in self?.handle($0) }.store(in: &tokens)
        menu.merge(with: selection).sink { [weak self] in self?.star($0) }.store(in: &tokens)
      }
      private func handle(_ action: Action) { if case .open(let place) = action { show(↓events[place.row]) } }
      private func star(_ action: Action) { if case .star(let place) = action { star(↓events[place.row]) } }
    }
    """,
    """
    import Combine
    protocol EventsInput { var selection: PassthroughSubject<Int, Never> { get } }
    final class EventsViewController: UIViewController {
      var input: EventsInput!
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { input.selection.send(indexPath.row) }
    }
    final class EventsViewModel: EventsInput {
      let selection = PassthroughSubject<Int, Never>()
      @Published private var events: [String] = []
      func load() { events = [] }
      func bind() {
        selection.combineLatest($events).sink { index, events in show(↓events[index]) }
        selection.map { self.↓events[$0] }.sink { show($0) }
      }
    }
    """
  )

  /// Code that uses an index after its callback, for data that changes together with the screen.
  static let laterExamples = Examples(
    fine: """
      import CoreData
      import UIKit
      // The table reloads with each change of the fetched objects.
      final class EventsViewController: UITableViewController {
        private var controller: NSFetchedResultsController<Event>!
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          open(controller.object(at: indexPath))
        }
      }
      """,
    """
    import SwiftUI
    struct EventsView: View {
      @State private var events: [String] = []
      @State private var chosen = 0
      var body: some View {
        Text(events[chosen])
        ForEach(events.indices, id: \\.self) { index in
          Button("Open") { open(events[index]) }
          Button("Choose") { chosen = index }
        }
        .onAppear { load() }
      }
      private func load() { events = fetch() }
    }
    """,
    """
    import UIKit
    // The lists are filled once, by functions that nothing else calls, or always with the same rows.
    final class EventsViewController: UITableViewController {
      var names = [String]()
      private var days: [String] = []
      private var rows: [Section] = []
      private var state: State
      override func viewDidLoad() {
        super.viewDidLoad()
        fillDays()
        names = calendar.names()
      }
      override func viewWillAppear(_ animated: Bool) {
        rows = [Section(title: Texts.first, rows: [.name, .place]), Section(title: "Other", rows: [.note])]
        state.isLoading = true
      }
      func fillDays() { days = calendar.days() }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        open(names[indexPath.row], days[indexPath.row], rows[indexPath.section].rows[indexPath.row], state.events[indexPath.row])
      }
    }
    struct State {
      let events: [String]
      var isLoading = false
    }
    """,
    broken: """
      import CoreData
      import UIKit
      final class EventsViewController: UITableViewController {
        let viewModel = EventsViewModel()
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { viewModel.chosen = indexPath }
        @IBAction private func apply() { viewModel.apply() }
      }
      final class EventsViewModel {
        var chosen: IndexPath?
        private var controller: NSFetchedResultsController<Event>!
        func apply() {
          guard let chosen else { return }
          open(↓controller.object(at: chosen))
        }
      }
      """,
    """
    import SwiftUI
    struct EventsView: View {
      @State private var events: [String] = []
      var body: some View {
        ForEach(events.indices, id: \\.self) { index in
          EventRow(onDelete: { Task { delete(at: IndexSet(integer: index)) } })
        }
      }
      private func load() { events = fetch() }
      private func delete(at offsets: IndexSet) { for index in offsets { remove(↓events[index]) } }
    }
    struct EventRow: View {
      let onDelete: () -> Void
      var body: some View { Text("Event") }
    }
    """,
    """
    import UIKit
    final class EventsViewController: UITableViewController {
      private var days: [String] = []
      private var rows: [Section] = []
      private var state: State
      override func viewDidLoad() {
        super.viewDidLoad()
        refreshControl?.addTarget(self, action: #selector(fillDays), for: .valueChanged)
        fillDays()
      }
      override func viewWillAppear(_ animated: Bool) {
        rows = [Section(title: Texts.first, rows: names)]
        state = State(events: load())
      }
      @objc private func fillDays() { days = calendar.days() }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        open(↓days[indexPath.row], ↓rows[indexPath.section].rows[indexPath.row], state.↓events[indexPath.row])
      }
    }
    struct State { let events: [String] }
    """,
    """
    import UIKit
    final class EventsViewController: UITableViewController {
      let viewModel = EventsViewModel()
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let tap = UITapGestureRecognizer()
        tap.on { [weak self] _ in self?.viewModel.remove(at: indexPath.row) }
        cell.imageView?.addGestureRecognizer(tap)
        return cell
      }
      override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        let share = UIContextualAction(style: .normal, title: nil) { _, _, _ in share(self.viewModel.↓events[indexPath.row]) }
        let edit = UIContextualAction(style: .normal, title: nil) { _, _, _ in edit(self.viewModel.↓events[indexPath.row]) }
        return UISwipeActionsConfiguration(actions: [share, edit])
      }
    }
    final class EventsViewModel {
      private(set) var events: [String] = []
      func load() { events = [] }
      func remove(at index: Int) { show(↓events[index]) }
    }
    """,
    """
    import UIKit
    // Each implementation may receive the index.
    protocol EventSelecting { func didSelect(at index: Int) }
    final class EventsViewController: UITableViewController {
      var selecting: EventSelecting?
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selecting?.didSelect(at: indexPath.row)
      }
    }
    final class EventsViewModel: EventSelecting {
      private let event: String
      private var events: [String] = []
      func load() { events = [] }
      func didSelect(at index: Int) { show(event(at: index)) }
      private func event(at index: Int) -> String { ↓events[index] }
    }
    final class DaysViewModel: EventSelecting {
      private let days = ["Monday", "Tuesday"]
      func didSelect(at index: Int) { show(days[index]) }
    }
    """,
    """
    import UIKit
    final class EventsCell: UITableViewCell {
      private var viewModel: EventsViewModel?
      func configure(with events: [String]) { viewModel = EventsViewModel(events: events) }
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        open(viewModel?.↓events[indexPath.item])
      }
    }
    final class EventsViewModel {
      private(set) var events: [String]
      init(events: [String]) { self.events = events }
    }
    """,
    """
    import Combine
    import RxCocoa
    import RxSwift
    import UIKit
    // Relays and assigned properties keep the index until the user confirms the selection.
    final class EventsViewController: UIViewController, UICollectionViewDelegate {
      private let viewModel: EventsViewModel
      private let taps = PassthroughSubject<Int, Never>()
      func bind() {
        tableView.rx.itemSelected.bind(to: viewModel.selected).disposed(by: bag)
        taps.assign(to: \\.chosen, on: viewModel).store(in: &tokens)
        taps.map { _ in 0 }.assign(to: \\.page, on: viewModel).store(in: &tokens)
      }
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        taps.send(indexPath.item)
        viewModel.tapped.send(indexPath.item)
      }
    }
    final class EventsViewModel {
      let selected = BehaviorRelay<IndexPath?>(value: nil)
      let tapped = PassthroughSubject<Int?, Never>()
      var chosen = 0
      var page = 0
      @Published private var marked: Int?
      private var events: [String] = []
      init() { tapped.assign(to: &$marked) }
      func load() { events = [] }
      func open() {
        guard let path = selected.value else { return }
        show(↓events[path.row])
      }
      func share() { share(↓events[chosen]) }
      func mark() { if let marked { mark(↓events[marked]) } }
      func turn() { show(events[page]) }
    }
    """
  )
}

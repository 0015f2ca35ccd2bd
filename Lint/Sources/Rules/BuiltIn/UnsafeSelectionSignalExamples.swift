extension UnsafeSelection {
  /// RxSwift's closures without named parameters, labels of tuples, and selections that a button's events ask for.
  static let signalExamples = Examples(
    fine: """
      import RxSwift
      import UIKit
      // The segments are constant, and an owner isn't the index. The stream of taps emits a constant, and no
      // event of the user restores the selection.
      final class DaysViewController: UIViewController {
        let days = ["Monday", "Tuesday"]
        private var events: [Int: String] = [:]
        let segments = UISegmentedControl()
        private var names: [String] = []
        func load() { events = [:] ; names = [] }
        func restore() { tables.compactMap { $0.indexPathForSelectedRow }.forEach { show(names[$0.row]) } }
        func bind() {
          segments.rx.selectedSegmentIndex.bind(with: self) { $0.show($0.days[$1]) }
          segments.rx.selectedSegmentIndex.map { (number: $0, title: "Day") }.bind(with: self) { $0.show($1.title, $0.days[$1.number]) }
          button.rx.tap.compactMap { [weak self] in self?.table.indexPathForSelectedRow.map { _ in 0 } }
            .bind(with: self) { $0.show($0.names[$1]) }
        }
      }
      """,
    """
    import RxSwift
    import UIKit
    // The name is that of the other element.
    final class EventsViewController: UITableViewController {
      private let viewModel = EventsViewModel()
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.moved.onNext((rowIndex: indexPath.row, count: 2))
      }
    }
    final class EventsViewModel {
      let moved = PublishSubject<(rowIndex: Int, count: Int)>()
      private var events: [String] = []
      func load() { events = [] }
      init() {
        moved.subscribe(onNext: { [weak self] in show(self?.events[$0.count]) })
      }
    }
    """,
    broken: """
      import RxCocoa
      import RxSwift
      import UIKit
      final class EventsViewController: UIViewController {
        let tableView = UITableView()
        let segments = UISegmentedControl()
        let button = UIButton()
        let viewModel = EventsViewModel()
        func bind() {
          segments.rx.selectedSegmentIndex.bind(to: viewModel.segment)
          tableView.rx.itemDeleted.map { $0.row }.bind(to: viewModel.deleted)
          tableView.rx.itemSelected.map { (index: $0.row, section: $0.section) }.bind(to: viewModel.selected)
          button.rx.tap.bind(with: self) { owner, _ in
            guard let path = owner.tableView.indexPathForSelectedRow else { return }
            owner.viewModel.open(path.row)
          }
          button.rx.tap.compactMap { [weak self] in self?.tableView.indexPathsForSelectedRows?.first }
            .bind(to: viewModel.chosen)
          viewModel.bind(tableView.rx.itemSelected.asObservable())
        }
      }
      final class EventsViewModel {
        let segment = PublishRelay<Int>()
        let deleted = PublishRelay<Int>()
        let chosen = PublishRelay<IndexPath>()
        let selected = PublishRelay<(index: Int, section: Int)>()
        let groups = BehaviorSubject<[String]>(value: [])
        private(set) var events: [String] = []
        func load(_ groups: Observable<[String]>) { events = [] }
        init() {
          segment.withUnretained(self).map { $0.↓events[$1] }.subscribe()
          deleted.bind(with: self) { $0.↓events.remove(at: $1) }
          chosen.bind(with: self) { $0.show($0.↓events[$1.row]) }
          selected.subscribe(onNext: { [weak self] selection in show(self?.↓events[selection.index]) })
        }
        func open(_ index: Int) { show(try? groups.↓value()[index]) }
        func bind(_ selection: Observable<IndexPath>) {
          selection.withLatestFrom(Observable.combineLatest(selection, groups)).map { ↓$1[$0.row] }.subscribe()
          selection.withLatestFrom(groups) { (indexPath: $0, groups: $1) }.map { $0.↓groups[$0.indexPath.row] }.subscribe()
        }
      }
      """,
    """
    import Combine
    import UIKit
    // A view publishes its selections with a computed property.
    final class EventsView: UIView, UICollectionViewDelegate {
      private let selection = PassthroughSubject<IndexPath, Never>()
      var selected: AnyPublisher<IndexPath, Never> { selection.eraseToAnyPublisher() }
      var count: AnyPublisher<Int, Never> { selection.map { _ in 1 }.eraseToAnyPublisher() }
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selection.send(indexPath)
      }
    }
    final class EventsViewController: UIViewController {
      private let eventsView = EventsView()
      private let viewModel = EventsViewModel()
      func bind() { viewModel.bind(EventsViewModel.Input(selected: eventsView.selected, count: eventsView.count)) }
    }
    final class EventsViewModel {
      struct Input { let selected: AnyPublisher<IndexPath, Never> ; let count: AnyPublisher<Int, Never> }
      private let events = CurrentValueSubject<[String], Never>([])
      func load() { events.send([]) }
      func bind(_ input: Input) {
        input.selected.map { [unowned self] in events.↓value[$0.item] }.sink { show($0) }.store(in: &tokens)
        input.count.map { [unowned self] in events.value[$0] }.sink { show($0) }.store(in: &tokens)
      }
    }
    """,
    """
    import Combine
    import UIKit
    // The view model sends the index that it keeps back to the screen, in an event of the stream that a method returns.
    final class EventsViewModel {
      enum Output { case added(String, Int) }
      private let output = PassthroughSubject<Output, Never>()
      var chosen = 0
      func transform(_ input: AnyPublisher<Void, Never>) -> AnyPublisher<Output, Never> {
        input.sink { [weak self] in self?.upload() }.store(in: &tokens)
        return output.eraseToAnyPublisher()
      }
      private func upload() { fetch { [weak self] in self?.output.send(.added($0, self?.chosen ?? 0)) } }
    }
    final class EventsViewController: UITableViewController {
      private let viewModel = EventsViewModel()
      private var events: [String] = []
      func load() { events = [] }
      override func viewDidLoad() {
        let output = viewModel.transform(appeared)
        output.receive(on: DispatchQueue.main).sink { [weak self] event in
          switch event { case .added(let title, let index): self?.show(title, at: index) }
        }.store(in: &tokens)
      }
      private func show(_ title: String, at index: Int) { ↓events[index] = title }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.chosen = indexPath.row
      }
    }
    """,
    """
    import RxSwift
    import UIKit
    // The name of the element ends like that of an index.
    final class EventsViewController: UITableViewController {
      private let viewModel = EventsViewModel()
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.moved.onNext((rowIndex: indexPath.row, count: 2))
      }
    }
    final class EventsViewModel {
      let moved: AnyObserver<(rowIndex: Int, count: Int)>
      private let movedSubject = PublishSubject<(rowIndex: Int, count: Int)>()
      private var events: [String] = []
      func load() { events = [] }
      init() {
        moved = movedSubject.asObserver()
        movedSubject.withUnretained(self).subscribe(onNext: { owner, move in owner.remove(move.rowIndex) })
      }
      func remove(_ place: Int) { ↓events.remove(at: place) }
    }
    """
  )
}

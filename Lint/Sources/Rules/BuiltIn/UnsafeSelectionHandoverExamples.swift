extension UnsafeSelection {
  /// A stream or closure that a cell gets from its controller, a stream that a protocol requires, and RxSwift's events.
  static let handoverExamples = Examples(
    fine: """
      import RxRelay
      import RxSwift
      import UIKit
      // The cell sends its entity, a stream that completes sends no index, and an element isn't the place of its insertion.
      final class EventCell: UITableViewCell {
        let button = UIButton()
        let bag = DisposeBag()
        func bindActions(open: PublishRelay<String>, event: String, at index: IndexPath) {
          button.rx.tap.map { _ in event }.bind(to: open).disposed(by: bag)
          show(index)
        }
      }
      final class EventsViewController: UITableViewController {
        private let viewModel = EventsViewModel()
        private let opened = PublishRelay<String>()
        private let selected = PublishSubject<IndexPath>()
        private var events: [String] = []
        override func tableView(_ tableView: UITableView, cellForRowAt index: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(type: EventCell.self, for: index)
          cell.bindActions(open: opened, event: events[index.row], at: index)
          return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt index: IndexPath) {
          selected.on(.completed)
          viewModel.insert(1, at: index.row)
        }
        func bind() {
          opened.bind { [weak self] in self?.viewModel.open($0) }
          selected.bind { [weak self] in self?.viewModel.select($0.row) }
        }
      }
      final class EventsViewModel {
        private(set) var events: [String] = []
        func load() { events = [] }
        func open(_ event: String) { show(event) }
        func select(_ row: Int) { show(events[row]) }
        private var ranks: [Int] = []
        func insert(_ rank: Int, at row: Int) {
          var all = ranks
          all.insert(rank, at: row)
          ranks = all
        }
        func showRanks() { ranks.forEach { show(events[$0]) } }
      }
      """,
    """
    import UIKit
    // The pager receives its list together with the place. Nothing calls the private function.
    struct Ride { let id: Int }
    final class PagerViewModel {
      var rides: [Ride] = []
      var selectedIndex = 0
      func setUp(_ rides: [Ride], _ index: Int) {
        self.rides = rides
        selectedIndex = index
      }
    }
    final class PagerViewController: UIViewController {
      private let viewModel = PagerViewModel()
      func setUp(_ rides: [Ride], _ index: Int) { viewModel.setUp(rides, index) }
      func current() -> Ride { viewModel.rides[viewModel.selectedIndex] }
      private func remove() { viewModel.rides.remove(at: viewModel.selectedIndex) }
    }
    final class RidesViewController: UITableViewController {
      var rides: [Ride] = []
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let pager = PagerViewController()
        pager.setUp(rides, indexPath.row)
        present(pager, animated: true)
      }
    }
    """,
    broken: """
      import RxRelay
      import RxSwift
      import UIKit
      final class EventCell: UITableViewCell {
        let button = UIButton()
        let shareButton = UIButton()
        let bag = DisposeBag()
        var onHide: (() -> Void)?
        func bindActions(open: PublishRelay<IndexPath>, share: PublishRelay<IndexPath>? = nil, at index: IndexPath) {
          button.rx.tap.map { _ in index }.bind(to: open).disposed(by: bag)
          shareButton.rx.tap.map { index }.bind { index in share?.accept(index) }.disposed(by: bag)
        }
      }
      final class EventsViewController: UITableViewController {
        private let viewModel = EventsViewModel()
        private let opened = PublishRelay<IndexPath>()
        private let shared = PublishRelay<IndexPath>()
        private let selected = PublishSubject<IndexPath>()
        override func tableView(_ tableView: UITableView, cellForRowAt index: IndexPath) -> UITableViewCell {
          guard let cell = tableView.dequeueReusableCell(type: EventCell.self, for: index) else { return UITableViewCell() }
          cell.bindActions(open: opened, share: shared, at: index)
          cell.onHide = { [weak self] in self?.viewModel.hide(index.row) }
          return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt index: IndexPath) {
          selected.on(.next(index))
          viewModel.mark(index.row)
          viewModel.check(index.row)
        }
        func bind() {
          opened.bind { [weak self] in self?.viewModel.open($0.row) }
          shared.bind { [weak self] in self?.viewModel.share($0.row) }
          selected.bind { [weak self] in self?.viewModel.select($0.row) }
        }
      }
      protocol Marking { var marked: BehaviorRelay<Int> { get } }
      extension Marking {
        func mark(_ row: Int) { marked.accept(row) }
      }
      final class EventsViewModel: Marking {
        let marked = BehaviorRelay<Int>(value: 0)
        private(set) var events: [String] = []
        func load() { events = [] }
        func open(_ row: Int) { show(↓events[row]) }
        func share(_ row: Int) { show(↓events[row]) }
        func hide(_ row: Int) { show(↓events[row]) }
        func select(_ row: Int) { show(↓events[row]) }
        func showMarked() { show(↓events[marked.value]) }
        private var checked: Set<Int> = []
        private var pinned: [Int] = []
        func check(_ row: Int) {
          var rows = checked
          rows.toggle(row)
          checked = rows
          var pins = pinned
          pins.append(row)
          pinned = pins
        }
        func removeChecked() { remove(checked.map { ↓events[$0] }, pinned.map { ↓events[$0] }) }
      }
      extension Set {
        mutating func toggle(_ element: Element) {
          if contains(element) { remove(element) } else { insert(element) }
        }
      }
      """,
    """
    import UIKit
    // The pager receives its list together with the place, and replaces the list later.
    struct Ride { let id: Int }
    final class PagerViewModel {
      var rides: [Ride] = []
      var selectedIndex = 0
      func setUp(_ rides: [Ride], _ index: Int) {
        self.rides = rides
        selectedIndex = index
      }
      func refresh(_ rides: [Ride]) { self.rides = rides }
    }
    final class PagerViewController: UIViewController {
      private let viewModel = PagerViewModel()
      func setUp(_ rides: [Ride], _ index: Int) { viewModel.setUp(rides, index) }
      func current() -> Ride { viewModel.↓rides[viewModel.selectedIndex] }
    }
    final class RidesViewController: UITableViewController {
      var rides: [Ride] = []
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let pager = PagerViewController()
        pager.setUp(rides, indexPath.row)
        present(pager, animated: true)
      }
    }
    """
  )
}

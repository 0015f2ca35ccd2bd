extension UnsafeSelection {
  /// When the data is filled: only during setup, at the end, or later.
  static let fillExamples = Examples(
    fine: """
      import Combine
      import UIKit
      // The initializer fills the data, also in closures that run at once. Pages are only added at the end.
      final class EventsViewController: UITableViewController {
        private let viewModel: EventsViewModel
        init(viewModel: EventsViewModel) { self.viewModel = viewModel }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { viewModel.select(indexPath) }
        override func viewWillAppear(_ animated: Bool) { viewModel.loadMore() }
        private func bind() { viewModel.sections.map(\\.count).sink { [weak self] in self?.show($0) } }
      }
      final class EventsViewModel {
        private var days: [[String]] = []
        private var pages: [String] = []
        let sections = CurrentValueSubject<[String], Never>([])
        init(days: [String: String]) {
          fill(days)
          sections.send(days.keys.sorted())
        }
        private func fill(_ days: [String: String]) {
          self.days = [[]]
          days.values.sorted().forEach { self.days[0].append($0) }
        }
        func loadMore() {
          Task {
            pages += await fetch()
            pages.append(contentsOf: await fetch())
          }
        }
        func select(_ indexPath: IndexPath) {
          open(days[indexPath.section][indexPath.row], sections.value[indexPath.section], pages[indexPath.row])
        }
      }
      """,
    """
    import RxRelay
    import UIKit
    // Only the initializer fills the relay, whose own initializer is written out.
    final class DaysViewController: UITableViewController {
      private let days = BehaviorRelay<[String]>.init(value: [])
      init() { super.init(style: .plain) ; days.accept(["Monday"]) }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(days.value[indexPath.row])
      }
    }
    """,
    """
    import UIKit
    final class Box<Value> {
      var onChange: ((Value) -> Void)?
      var value: Value { didSet { onChange?(value) } }
      init(_ value: Value) { self.value = value }
    }
    enum Section { case launches, rockets }
    protocol HomeOutput { var sections: Box<[Section]> { get } ; var news: Box<[Section]> { get } ; func viewDidLoad() }
    final class HomeViewModel: HomeOutput {
      let sections: Box<[Section]> = Box([])
      let news: Box<[Section]> = Box([])
      func viewDidLoad() { sections.value = [.rockets, .launches] }
      func reload() { news.value = [] }
    }
    final class HomeViewController: UITableViewController {
      let viewModel: HomeOutput = HomeViewModel()
      override func viewDidLoad() { super.viewDidLoad() ; viewModel.viewDidLoad() }
      override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { open(viewModel.sections.value[path.row]) }
      func open(_ section: Section) {}
    }
    """,
    broken: """
      import Combine
      import UIKit
      final class EventsViewController: UITableViewController {
        private let viewModel: EventsViewModel
        init(viewModel: EventsViewModel) { self.viewModel = viewModel }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { viewModel.select(indexPath) }
        private func bind() {
          search.sink { [weak self] in self?.viewModel.found.send($0) }
          suggestions.subscribe(viewModel.suggested)
        }
      }
      final class EventsViewModel {
        private var days: [String] = []
        private var pages: [String] = []
        let sections = CurrentValueSubject<[String], Never>([])
        let found = CurrentValueSubject<[String], Never>([])
        let suggested = CurrentValueSubject<[String], Never>([])
        let titles = CurrentValueSubject<[String], Never>([])
        let recent = CurrentValueSubject<[String], Never>([])
        init(store: EventStore) {
          store.days { days in days.forEach { self.days.append($0); self.days.sort() } }
          sections.send([])
          found.send([])
          suggested.send([])
          titles.send([])
          recent.send(store.names)
          store.changes.sink(receiveValue: titles.send)
        }
        func reload() {
          sections.send(fetch())
          recent.value.removeFirst()
          pages.insert(contentsOf: fetch(), at: 0)
        }
        func select(_ indexPath: IndexPath) {
          open(↓days[indexPath.row], sections.↓value[indexPath.section], ↓pages[indexPath.row])
          open(found.↓value[indexPath.row], suggested.↓value[indexPath.row], titles.↓value[indexPath.row])
          open(recent.↓value[indexPath.row])
        }
      }
      """,
    """
    import RxRelay
    import UIKit
    // The initializer of the relay is written out.
    final class EventsViewController: UITableViewController {
      private let events = BehaviorRelay<[String]>.init(value: [])
      func load() { events.accept([]) }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(events.↓value[indexPath.row])
      }
    }
    """,
    """
    import UIKit
    final class Box<Value> {
      var onChange: ((Value) -> Void)?
      var value: Value { didSet { onChange?(value) } }
      init(_ value: Value) { self.value = value }
    }
    enum Section { case launches, rockets }
    final class HomeViewModel {
      let sections: Box<[Section]> = Box([])
      func viewDidLoad() { sections.value = [.rockets, .launches] }
      func reload() { sections.value = [] }
    }
    final class HomeViewController: UITableViewController {
      let viewModel = HomeViewModel()
      override func viewDidLoad() { super.viewDidLoad() ; viewModel.viewDidLoad() }
      override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { open(viewModel.sections.↓value[path.row]) }
      func open(_ section: Section) {}
    }
    """
  )
}

extension UnsafeSelection {
  /// Lists and views that keep their places, and such that don't.
  static let fixedExamples = Examples(
    fine: """
      import RxCocoa
      import RxSwift
      import UIKit
      // Outlets and categories never change, an action doesn't move its section, and groups are only added at the end.
      final class EventFormViewController: UITableViewController {
        @IBOutlet private var fields: [UITextField]?
        private let viewModel = EventFormViewModel()
        func bind() {
          fields?.enumerated().forEach { index, field in
            field.rx.text.subscribe(onNext: { [weak self] in self?.viewModel.type($0, at: index) })
          }
        }
        override func viewDidLoad() { viewModel.configure() }
        override func tableView(_ tableView: UITableView, didSelectRowAt index: IndexPath) {
          viewModel.select(index)
          viewModel.sections[index.section].action()
          show(days[index.section])
        }
        private lazy var dataSource = makeDataSource()
        private var days: [String] { dataSource.snapshot().sectionIdentifiers }
        private func makeDataSource() -> UITableViewDiffableDataSource<String, String> {
          let dataSource = UITableViewDiffableDataSource<String, String>(tableView: tableView) { _, _, _ in nil }
          dataSource.defaultRowAnimation = .fade
          return dataSource
        }
      }
      final class EventFormViewModel {
        let categories = BehaviorRelay<[EventCategory]>(value: EventCategory.allCases)
        var sections: [Section] = []
        var groups = [Group]()
        private var texts: [String] = []
        func configure() { sections = [Section(title: "Days", action: { print("Days") }), Section(title: Key.hosts.rawValue, action: { self.load() })] }
        func add(_ group: Group) { groups.append(group) }
        func load() { texts = [] }
        func type(_ text: String?, at index: Int) { show(texts[index]) }
        func select(_ index: IndexPath) { show(categories.value[index.row], groups[index.section].names[index.row]) }
      }
      enum EventCategory: CaseIterable { case day, host }
      struct Section { let title: String ; let action: () -> Void }
      struct Group { let names: [String] }
      """,
    broken: """
      import RxCocoa
      import RxSwift
      import UIKit
      final class EventFormViewController: UITableViewController {
        private var fields: [UITextField] = []
        private let viewModel = EventFormViewModel()
        func bind() {
          fields.enumerated().forEach { index, field in
            field.rx.text.subscribe(onNext: { [weak self] in self?.viewModel.type($0, at: index) })
          }
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt index: IndexPath) {
          viewModel.select(index)
          viewModel.↓sections[index.section].action()
          show(↓days[index.section])
        }
        private var days: [String] = []
        func reload() {
          days = fetch()
          let days = days.sorted()
          show(days)
        }
      }
      final class EventFormViewModel {
        let categories = BehaviorRelay<[EventCategory]>(value: EventCategory.allCases)
        let hosts = BehaviorRelay<[String]>(value: ["Ann"])
        private(set) var sections: [Section] = []
        var groups = [Group]()
        private var texts: [String] = []
        func configure() { sections = makeSections() + [Section(title: "Hosts", action: { self.load() })] }
        func insert(_ group: Group) { groups.insert(group, at: 0) ; groups = [group] }
        func load() {
          texts = []
          categories.accept([])
          hosts.on(.next([]))
        }
        func type(_ text: String?, at index: Int) { show(↓texts[index]) }
        func select(_ index: IndexPath) {
          show(categories.↓value[index.row], hosts.↓value[index.row], groups[index.section].↓names[index.row])
        }
      }
      enum EventCategory: CaseIterable { case day, host }
      struct Section { let title: String ; let action: () -> Void }
      struct Group { let names: [String] }
      """
  )
}

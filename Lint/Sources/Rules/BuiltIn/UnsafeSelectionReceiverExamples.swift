extension UnsafeSelection {
  /// Code that receives the index from a callback elsewhere.
  static let receiverExamples = Examples(
    fine: """
      import UIKit
      // The view model receives the entity, reads a constant, or looks the index up.
      final class EventsViewController: UITableViewController {
        let viewModel = EventsViewModel(titles: [])
        var dataSource: UITableViewDiffableDataSource<Int, String>!
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          cell(viewModel.title(at: indexPath.row))
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          guard let event = dataSource.itemIdentifier(for: indexPath) else { return }
          viewModel.didSelect(event)
          viewModel.didSelectTitle(at: indexPath.row)
          viewModel.didSelect(at: indexPath.row, in: dataSource.snapshot().itemIdentifiers)
        }
      }
      final class EventsViewModel {
        let titles: [String]
        private var events: [String] = []
        init(titles: [String]) { self.titles = titles }
        func load() { events = ["A"] }
        func title(at index: Int) -> String { events[index] }
        func didSelect(_ event: String) {
          guard let index = events.firstIndex(of: event) else { return }
          show(events[index])
        }
        func didSelectTitle(at index: Int) { show(titles[index]) }
        func didSelect(at index: Int, in events: [String]) { show(events[index]) }
      }
      """,
    """
    import SwiftUI
    struct EventsView: View {
      @StateObject private var viewModel = EventsViewModel()
      @State private var names: [String] = []
      let days: [String]
      var body: some View {
        ForEach(viewModel.events.indices, id: \\.self) { index in
          Text(viewModel.events[index])
          Button("Day") { open(days[index], names[index]) }
        }
        ForEach(viewModel.events) { event in Button("Open") { viewModel.open(event) } }
          .onDelete { offsets in offsets.forEach { viewModel.open(viewModel.events[$0]) } }
      }
    }
    final class EventsViewModel: ObservableObject {
      @Published var events: [String] = []
      func load() { events = [] }
      func open(_ event: String) { show(event) }
    }
    """,
    """
    import AppKit
    final class EventsViewController: NSViewController {
      private var shown: [String] = [] { didSet { restoreSelection(from: oldValue) } }
      func load() { shown = [] }
      private func restoreSelection(from drawn: [String]) {
        // No action calls this.
        let names = tableView.selectedRowIndexes.map { shown[$0] }
        select(names)
      }
    }
    """,
    """
    import UIKit
    // A call on self reaches the type's own function, and not those of other types with the protocol.
    protocol RowProvider { func row(at index: Int) -> String ; func didSelect(at index: Int) }
    extension RowProvider {
      func row(at index: Int) -> String { "" }
      func didSelect(at index: Int) {}
    }
    final class RowsController: UITableViewController {
      var provider: RowProvider?
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        provider?.didSelect(at: indexPath.row)
      }
    }
    final class FixedRows: RowProvider {
      let rows = ["A"]
      func row(at index: Int) -> String { rows[index] }
      func didSelect(at index: Int) { show(row(at: index)) }
    }
    final class DefaultRows: RowProvider { func didSelect(at index: Int) { show(row(at: index)) } }
    final class LoadedRows: RowProvider {
      private var rows: [String] = []
      func load() { rows = [] }
      func row(at index: Int) -> String { rows[index] }
    }
    """,
    """
    import UIKit
    // The selection calls the subscript of rows, not that of sections.
    final class EventsViewController: UITableViewController {
      private let titles = ["Today", "Later"]
      private var events: [String] = []
      func reload() { events = store.load() }
      subscript(index: Int) -> String { titles[index] }
      subscript(place: IndexPath, in day: Int) -> String { events[place.row + day] }
      subscript(event index: Int) -> String { events[index] }
      subscript(index: Int, day: Int) -> String { titles[index] }
      subscript(later index: Int) -> String { events[index] }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(self[indexPath.row], self[indexPath.row, 1])
      }
    }
    """,
    broken: """
      import UIKit
      final class EventsViewController: UITableViewController {
        let viewModel = EventsViewModel()
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          viewModel.didSelectEvent(at: indexPath.row)
          viewModel.selectedDay = indexPath.section
          open(viewModel[indexPath.row])
          open(viewModel[event: indexPath.row])
        }
        override func tableView(
          _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
          let action = UIContextualAction(style: .destructive, title: nil) { [weak self] _, _, done in
            self?.viewModel.delete(at: indexPath)
          }
          return UISwipeActionsConfiguration(actions: [action])
        }
        override func tableView(
          _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
          menu(UIAction(title: "Share") { _ in self.viewModel.share(at: indexPath.row) })
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          guard let index = tableView.indexPathForSelectedRow?.row else { return }
          (segue.destination as? EventViewController)?.event = viewModel.event(at: index)
          if let path = sender as? IndexPath { viewModel.preview(path.row) }
        }
      }
      final class EventsViewModel {
        private var events: [String] = []
        private var archive: [String] = []
        private var days: [String] = []
        var selectedDay = 0 { didSet { show(↓days[selectedDay]) } }
        func load() { (events, archive, days) = ([], [], []) }
        func didSelectEvent(at index: Int) { show(↓events[index]) }
        func delete(at indexPath: IndexPath) { remove(↓events[indexPath.row]) }
        func share(at index: Int) { share(↓archive[index]) }
        func event(at index: Int) -> String { ↓events[index] }
        func preview(_ row: Int) { show(↓archive[row]) }
        subscript(index: Int) -> String { ↓events[index] }
        subscript(event index: Int) -> String { ↓events[index] }
      }
      """,
    """
    import UIKit
    protocol EventsViewModelType { func select(_ index: Int) ; func mark(_ index: Int) }
    protocol EventsDelegate: AnyObject { func list(_ list: EventsList, didSelect index: Int) }
    final class EventsList: UIView, UITableViewDelegate {
      weak var delegate: EventsDelegate?
      var onSelect: ((Int) -> Void)?
      let actions: EventActions
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        delegate?.list(self, didSelect: indexPath.row)
        onSelect?(indexPath.row)
        actions.open(indexPath.row)
      }
    }
    struct EventActions { let open: (Int) -> Void }
    final class EventsViewController: UIViewController, EventsDelegate {
      var viewModel: EventsViewModelType!
      let list = EventsList()
      override func viewDidLoad() { list.onSelect = { [weak self] index in self?.viewModel.mark(index) } }
      func list(_ list: EventsList, didSelect index: Int) { viewModel.select(index) }
    }
    final class EventsViewModel: EventsViewModelType {
      weak var coordinator: EventsCoordinator?
      private(set) var events: [String] = []
      func load() { events = fetch() }
      func select(_ index: Int) { coordinator?.show(↓events[index]) }
      func mark(_ index: Int) { coordinator?.showEvent(index: index) }
    }
    final class MockEventsViewModel: EventsViewModelType { func select(_ index: Int) {} ; func mark(_ index: Int) {} }
    final class EventsCoordinator {
      private var events: [String] = []
      func reload() { events = [] }
      func show(_ event: String) {}
      func showEvent(index: Int) { show(↓events[index]) }
      func start() { push(EventActions(open: open)) }
      private func open(_ index: Int) { present(EventPager(start: index, events: events)) }
    }
    final class EventPager {
      private let start: Int
      private var events: [String]
      init(start: Int, events: [String]) { self.start = start ; self.events = events }
      func reload() { events = [] }
      func showFirst() { show(↓events[start]) }
    }
    """,
    """
    import AppKit
    final class EventsViewController: NSViewController {
      let presenter = EventsPresenter()
      @IBAction func openEvent(_ sender: Any?) { presenter.open(tableView.clickedRow) }
      @objc func deleteEvents() { tableView.selectedRowIndexes.forEach { presenter.delete($0) } }
    }
    final class EventsPresenter {
      private var events: [String] = []
      func load() { events = [] }
      func open(_ row: Int) { show(↓events[row]) }
      func delete(_ row: Int) { remove(↓events[row]) }
    }
    """,
    """
    import RxSwift
    final class EventsViewController: UIViewController {
      let viewModel = EventsViewModel()
      func bind() {
        tableView.rx.itemSelected.map { $0.row }.bind(to: viewModel.selection)
        tableView.rx.itemDeleted.map(\\.row).subscribe(onNext: viewModel.delete)
        let taps = tableView.rx.itemAccessoryButtonTapped.asDriver()
        taps.drive(onNext: { [weak self] index in self?.viewModel.showDetails(index.row) })
      }
    }
    final class EventsViewModel {
      let selection = PublishSubject<Int>()
      private let events = BehaviorRelay<[String]>(value: [])
      init() { selection.subscribe(onNext: { [unowned self] index in self.show(self.events.↓value[index]) }) }
      func delete(_ index: Int) { remove(events.↓value[index]) }
      func showDetails(_ index: Int) { show(events.↓value[index]) }
    }
    """,
    """
    import Combine
    import UIKit
    final class EventsViewController: UIViewController {
      let viewModel = EventsViewModel()
      func bind() {
        tableView.didSelectRowPublisher.sink { [weak self] index in self?.viewModel.selected.send(index.row) }.store(in: &bag)
      }
    }
    final class EventsViewModel {
      let selected = PassthroughSubject<Int, Never>()
      @Published private var events: [String] = []
      func load() { events = [] }
      func bind() { selected.sink { [weak self] index in self?.show(self?.↓events[index]) }.store(in: &bag) }
    }
    """,
    """
    import SwiftUI
    struct EventsView: View {
      @StateObject private var viewModel = EventsViewModel()
      var body: some View {
        ForEach(viewModel.events.indices, id: \\.self) { index in
          Button("Open") { viewModel.open(at: index) }
          EventRow(index: index, viewModel: viewModel)
          Text("Star").onTapGesture { star(viewModel.↓events[index]) }
        }
        .onDelete(perform: viewModel.delete)
        .onDelete { offsets in Task { offsets.forEach { remove(viewModel.↓events[$0]) } } }
      }
    }
    struct EventRow: View {
      let index: Int
      @ObservedObject var viewModel: EventsViewModel
      var body: some View { Text(viewModel.events[index]).contextMenu { Button("Share", action: { viewModel.share(index) }) } }
    }
    final class EventsViewModel: ObservableObject {
      @Published private(set) var events: [String] = []
      func load() async { events = await fetch() }
      func open(at index: Int) { show(↓events[index]) }
      func share(_ index: Int) { show(↓events[index]) }
      func delete(at offsets: IndexSet) { for offset in offsets { remove(↓events[offset]) } }
    }
    """,
    """
    import UIKit
    final class EventCell: UITableViewCell { var onLike: (() -> Void)? }
    final class EventsViewController: UITableViewController {
      let viewModel = EventsViewModel()
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = EventCell()
        cell.textLabel?.text = viewModel.title(at: indexPath.row)
        cell.onLike = { [weak self] in self?.viewModel.like(at: indexPath.row) }
        return cell
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.send(.select(indexPath.row))
      }
    }
    final class EventsViewModel {
      enum Action { case select(Int), reload }
      private var events: [String] = []
      func load() { events = [] }
      func title(at index: Int) -> String { events[index] }
      func like(at index: Int) { like(↓events[index]) }
      func send(_ action: Action) {
        switch action {
        case .select(let index): show(↓events[index])
        case .reload: load()
        }
      }
    }
    """,
    """
    import RxSwift
    final class EventsViewController: UIViewController {
      let viewModel = EventsViewModel()
      private let selections = PublishSubject<Int>()
      func bind() {
        tableView.rx.itemSelected.withUnretained(self).subscribe(onNext: { me, index in me.viewModel.open(index.row) })
        viewModel.transform(.init(selection: selections.asObservable()))
        viewModel.delete(EventsViewModel.Input(selection: tableView.rx.itemDeleted.map(\\.row).eraseToAnyPublisher()))
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selections.onNext(indexPath.row) }
    }
    final class EventsViewModel {
      struct Input { let selection: Observable<Int> }
      private let events = BehaviorRelay<[String]>(value: [])
      func open(_ index: Int) { show(events.↓value[index]) }
      func transform(_ input: Input) {
        input.selection.subscribe(onNext: { [weak self] index in self?.show(self?.events.↓value[index]) })
      }
      func delete(_ input: Input) { input.selection.subscribe(onNext: { self.remove(self.events.↓value[$0]) }) }
    }
    """,
    """
    import UIKit
    class ListViewController<Model: ListModel>: UITableViewController { var viewModel: Model! }
    protocol ListModel { func load() }
    final class EventsViewController: ListViewController<EventsViewModel>, UIPickerViewDelegate {
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.select(section: indexPath.section, row: indexPath.row)
      }
      func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        viewModel.filter(row)
      }
    }
    final class EventsViewModel: ListModel {
      struct Day { let events: [String] }
      private var days: [Day] = []
      private var filters: [String] = []
      func load() { (filters, days) = ([], []) }
      func select(section: Int, row: Int) { show(days[section].↓events[row]) }
      func filter(_ row: Int) { show(↓filters[row]) }
    }
    """,
    """
    import AppKit
    final class EventsViewController: NSViewController {
      let presenter = EventsPresenter()
      @objc func doubleClick() { openSelection() }
      private func openSelection() { Task { await presenter.open(at: tableView.selectedRow) } }
    }
    actor EventStore { func save(_ event: String) { UserDefaults.standard.set(event, forKey: "event") } }
    final class EventsPresenter {
      let store = EventStore()
      private var events: [String] = []
      func load() { events = [] }
      func open(at row: Int) async { await store.save(↓events[row]) }
    }
    """,
    """
    import UIKit
    // A call on self in a protocol's extension reaches the types with the protocol, and one in a class its subclasses.
    protocol RowProvider { func row(at index: Int) -> String ; func didSelect(at index: Int) }
    protocol OpenableRows: RowProvider {}
    extension OpenableRows { func didSelect(at index: Int) { show(row(at: index)) } }
    final class RowsController: UITableViewController {
      var provider: RowProvider?
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        provider?.didSelect(at: indexPath.row)
      }
    }
    final class LoadedRows: OpenableRows {
      private var rows: [String] = []
      func load() { rows = [] }
      func row(at index: Int) -> String { ↓rows[index] }
    }
    class BaseRows: RowProvider {
      func row(at index: Int) -> String { "" }
      func didSelect(at index: Int) { show(row(at: index)) }
    }
    final class StoredRows: BaseRows {
      private var rows: [String] = []
      func load() { rows = [] }
      override func row(at index: Int) -> String { ↓rows[index] }
    }
    final class ShownRows: RowProvider {
      private var rows: [String] = []
      func load() { rows = [] }
      func row(at index: Int) -> String { rows[index] }
      func didSelect(at index: Int) {}
    }
    """
  )
}

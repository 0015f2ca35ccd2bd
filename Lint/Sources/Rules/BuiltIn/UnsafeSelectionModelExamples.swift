extension UnsafeSelection {
  /// View models of rows, generic view models, lists that a function makes of others, and tuples that a stream emits.
  static let modelExamples = Examples(
    fine: """
      import RxSwift
      import UIKit
      // No action uses the index, or the data comes with it.
      struct EventCellModel {
        let title: String
        let index: Int
        let completion: () -> Void
        func isLast(in events: [String]) -> Bool { index == events.count - 1 }
      }
      final class EventCell: UITableViewCell { var model: EventCellModel? }
      final class EventsViewController: UITableViewController {
        private var events: [String] = []
        private let switches = PublishSubject<(events: [String], indexPath: IndexPath)>()
        func load() { events = [] }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Event", for: indexPath) as! EventCell
          cell.model = EventCellModel(
            title: Self.titles(of: events)[indexPath.row], index: indexPath.row,
            completion: { print(self.events[indexPath.row]) })
          return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          switches.onNext((events: events, indexPath: indexPath))
          show(Self.titles(of: ["Monday"])[indexPath.row])
        }
        override func viewDidLoad() {
          switches.subscribe(onNext: { events, path in show(events[path.row]) })
          switches.subscribe(onNext: { value in show(value.events[value.indexPath.row]) })
        }
        private static func titles(of events: [String]) -> [String] { events.map { $0.uppercased() } }
      }
      """,
    """
    import UIKit
    // The controller's own method only runs during setup. The cell has another method of that name.
    final class EventCell: UITableViewCell { func configure(_ title: String) { textLabel?.text = title } }
    final class EventsViewController: UITableViewController {
      private var events: [String] = []
      override func viewDidLoad() { configure(["Party"]) }
      private func configure(_ events: [String]) { self.events = events }
      override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        if let cell = cell as? EventCell { cell.configure(events[indexPath.row]) }
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(events[indexPath.row])
      }
    }
    """,
    """
    import SwiftUI
    // A field of a fixed board is its place.
    struct BoardView: View {
      @StateObject private var board = Board()
      var body: some View {
        ForEach(0..<3) { row in ForEach(0..<3) { column in Button("Play") { board.play(row, column) } } }
      }
    }
    final class Board: ObservableObject {
      @Published private var fields: [[String]] = []
      func clear() { fields = [] }
      func play(_ row: Int, _ column: Int) { fields[row][column] = "X" }
    }
    """,
    broken: """
      import UIKit
      struct ActionModel { let title: String; let onTap: () -> Void }
      final class EventCellModel {
        private let index: Int
        private let parent: EventsViewModel
        init(index: Int, parent: EventsViewModel) {
          self.index = index
          self.parent = parent
        }
        func didTap() { parent.open(index) }
      }
      final class EventCell: UITableViewCell {
        var model: EventCellModel?
        var action: ActionModel?
        @objc func tapped() { model?.didTap() }
      }
      final class EventsViewController: UITableViewController {
        let viewModel = EventsViewModel()
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Event", for: indexPath) as! EventCell
          cell.model = EventCellModel(index: indexPath.row, parent: viewModel)
          cell.action = ActionModel(title: "Share", onTap: { [weak self] in self?.viewModel.share(indexPath.row) })
          return cell
        }
      }
      final class EventsViewModel {
        private var events: [String] = []
        func load() { events = [] }
        func open(_ index: Int) { open(↓events[index]) }
        func share(_ index: Int) { share(↓events[index]) }
      }
      """,
    """
    import UIKit
    protocol EventsList: AnyObject { subscript(path: IndexPath) -> String? { get } }
    final class ListViewController<List: EventsList>: UITableViewController {
      private let list: List
      private var events: [String] = []
      init(list: List) { self.list = list }
      func load() { events = [] }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(list[indexPath])
        let index = indexPath.row.advanced(by: -1)
        show(↓events[index])
        show(Self.↓titles(of: events)[indexPath.row], EventTitles.↓make(events)[indexPath.row])
      }
      private static func titles(of events: [String]) -> [String] { events.map { $0.uppercased() } }
    }
    enum EventTitles { static func make(_ events: [String]) -> [String] { events.map { $0.uppercased() } } }
    final class LocalEvents: EventsList {
      private var events: [String] = []
      func load() { events = [] }
      subscript(path: IndexPath) -> String? { ↓events[path.row] }
    }
    """,
    """
    import RxSwift
    import UIKit
    final class EventsViewController: UITableViewController {
      private var events: [String] = []
      private var days: [String] = []
      private let switches = PublishSubject<(isOn: Bool, indexPath: IndexPath)>()
      func load() { (events, days) = ([], []) }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        switches.onNext((isOn: true, indexPath: indexPath))
      }
      override func viewDidLoad() {
        switches.subscribe(onNext: { isOn, path in self.show(self.↓events[path.row]) })
        switches.subscribe(onNext: { value in self.show(self.↓days[value.indexPath.row]) })
        tableView.rx.itemDeleted.flatMap(confirm).subscribe(onNext: { self.delete(self.↓events[$0.row]) })
      }
      private func confirm(_ path: IndexPath) -> Observable<IndexPath> { confirmation.map { _ in path } }
    }
    """,
    """
    import RxSwift
    import UIKit
    // The view model makes the rows' view models, and an observer of the table receives the row.
    protocol RowDelegate: AnyObject { func didTapLike(at index: Int) }
    final class EventRowViewModel {
      private let index: Int
      weak var delegate: RowDelegate?
      init(index: Int, delegate: RowDelegate) {
        self.index = index
        self.delegate = delegate
      }
      func like() { delegate?.didTapLike(at: index) }
    }
    final class EventCell: UITableViewCell {
      var viewModel: EventRowViewModel!
      @IBAction func like() { viewModel.like() }
    }
    final class EventsViewModel: RowDelegate {
      let events = BehaviorRelay<[String]>(value: [])
      private var likes: [Bool] = []
      func load() { likes = [] }
      func row(at index: Int) -> EventRowViewModel { EventRowViewModel(index: index, delegate: self) }
      func didTapLike(at index: Int) { ↓likes[index].toggle() }
      func share(at index: Int) { share(events.↓value[index]) }
    }
    final class EventsViewController: UITableViewController {
      let viewModel: EventsViewModel
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Event", for: indexPath) as! EventCell
        cell.viewModel = viewModel.row(at: indexPath.row)
        return cell
      }
      func bind() {
        viewModel.events.bind(to: otherTable.rx.items) { [weak self] table, row, event in
          let cell = table.dequeueReusableCell(withIdentifier: "Event") as! EventCell
          cell.button.rx.tap.bind { self?.viewModel.share(at: row) }.disposed(by: cell.bag)
          return cell
        }.disposed(by: bag)
      }
    }
    """
  )
}

extension UnsafeSelection {
  /// Ways of the index through overrides, closures, streams and elements that store it.
  static let routeExamples = Examples(
    fine: """
      import UIKit
      // The override reads a constant, and the presenter with the same method isn't one of the protocol's.
      protocol EventsPresenting: AnyObject { func select(_ row: Int) }
      class EventsPresenter: EventsPresenting { func select(_ row: Int) {} }
      final class WeekPresenter: EventsPresenter {
        private let days = ["Monday", "Tuesday"]
        override func select(_ row: Int) { open(days[row]) }
      }
      final class ArchivePresenter {
        private var events: [String] = []
        func load() { events = fetch() }
        func select(_ row: Int) { open(events[row]) }
      }
      final class EventsViewController: UITableViewController {
        private let presenter: EventsPresenting
        init(presenter: EventsPresenting) { self.presenter = presenter }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          presenter.select(indexPath.row)
        }
      }
      """,
    """
    import UIKit
    // The numbers draw the views; no action receives one of them.
    final class DotsView: UIView {
      private var events: [String] = []
      func load() { events = fetch() }
      func show(_ labels: [String]) {
        stride(from: 0, to: events.count, by: 1).forEach { number in
          let dot = UIView()
          dot.tag = number
          addSubview(dot)
          draw(self.events[number])
        }
      }
      @objc private func close(_ sender: UITapGestureRecognizer) { close() }
    }
    """,
    broken: """
      import SwipeCellKit
      import UIKit
      protocol EventsPresenting: AnyObject { func select(_ row: Int) }
      class EventsPresenter: EventsPresenting { func select(_ row: Int) {} }
      final class PastEventsPresenter: EventsPresenter {
        private var events = [String]()
        func load() { events = fetch() }
        override func select(_ row: Int) { open(↓events[row]) }
      }
      final class EventsViewController: UITableViewController, SwipeTableViewCellDelegate {
        private let presenter: EventsPresenting
        private var events = [String]()
        init(presenter: EventsPresenting) { self.presenter = presenter }
        func load() { events = fetch() }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          presenter.select(indexPath.row)
        }
        override func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
          [UITableViewRowAction.init(style: .normal, title: "Open") { _, path in self.open(self.↓events[path.row]) }]
        }
        func tableView(
          _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath, for orientation: SwipeActionsOrientation
        ) -> [SwipeAction]? {
          [SwipeAction(style: .destructive, title: "Delete") { _, path in self.delete(self.↓events[path.row]) }]
        }
      }
      """,
    """
    import Combine
    import UIKit
    final class EventsCell: UITableViewCell, UICollectionViewDelegate {
      let selections = PassthroughSubject<IndexPath, Never>()
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selections.send(indexPath)
      }
    }
    final class EventsSource { let cell = EventsCell() }
    final class EventsViewController: UIViewController {
      private let source = EventsSource()
      private lazy var cell = { source.cell }()
      private let viewModel: EventsViewModel
      init(viewModel: EventsViewModel) { self.viewModel = viewModel }
      override func viewDidLoad() { cell.selections.sink { [viewModel] in viewModel.select($0.row) } }
    }
    final class EventsViewModel {
      private var events: [String] = []
      func load() { events = fetch() }
      func select(_ row: Int) { open(↓events[row]) }
    }
    """,
    """
    import UIKit
    struct Row { var path: IndexPath? }
    struct Section { var rows = [Row]() }
    class ListController: UITableViewController {
      typealias Handler = (Row, ListController) -> Void
      private let sections: [Section]
      private var handler: Handler?
      init(sections: [Section]) { self.sections = sections }
      func onSelect(_ handler: Handler?) { self.handler = handler }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        var row = sections[indexPath.section].rows[indexPath.row]
        row.path = indexPath
        handler?(row, self)
      }
    }
    final class EventsViewController: ListController {
      let viewModel = EventsViewModel()
      override func viewDidLoad() {
        onSelect { [unowned self] row, _ in
          if let path = row.path { self.viewModel.select(path) }
        }
      }
    }
    final class EventsViewModel {
      private var events: [String] = []
      func load() { events = fetch() }
      func select(_ path: IndexPath) { open(↓events[path.row]) }
    }
    """,
    """
    import UIKit
    final class DotsView: UIView {
      private var action: ((Int) -> Void)?
      func onTap(_ action: ((Int) -> Void)?) { self.action = action }
      func show(_ events: [String]) {
        stride(from: 0, to: events.count, by: 1).forEach { number in
          let dot = UIView()
          dot.tag = number
          addSubview(dot)
        }
      }
      @objc private func select(_ sender: UITapGestureRecognizer) {
        guard let dot = sender.view else { return }
        action?(dot.tag)
      }
    }
    final class EventsViewController: UIViewController {
      private let dots = DotsView()
      private var events: [String] = []
      override func viewDidLoad() { dots.onTap { [unowned self] number in self.open(self.↓events[number]) } }
      func reload() { events = fetch() }
    }
    """,
    """
    import UIKit
    protocol CardViewDelegate: AnyObject { func share() }
    final class CardView: UIView {
      weak var delegate: CardViewDelegate?
      @IBAction private func tapShare() { delegate?.share() }
    }
    protocol EventCellDelegate: AnyObject { func share(row: Int) }
    final class EventCell: UITableViewCell, CardViewDelegate {
      weak var delegate: EventCellDelegate?
      var row = 0
      func share() { delegate?.share(row: row) }
    }
    final class EventsViewController: UITableViewController, EventCellDelegate {
      private var events: [String] = []
      func load() { events = fetch() }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "event", for: indexPath) as! EventCell
        cell.row = indexPath.row
        return cell
      }
      func share(row: Int) { share(↓events[row]) }
    }
    """,
    """
    import SwiftUI
    struct EventsView: View {
      @ObservedObject var viewModel: EventsViewModel
      @State private var selected: Int?
      var body: some View {
        if let selected {
          EventView(viewModel: viewModel, row: selected)
        } else {
          ForEach(viewModel.events.indices, id: \\.self) { row in Button("Open") { selected = row } }
        }
      }
    }
    struct EventView: View {
      @ObservedObject var viewModel: EventsViewModel
      let row: Int
      var body: some View { Text(viewModel.↓events[row]) }
    }
    final class EventsViewModel: ObservableObject {
      @Published private(set) var events: [String] = []
      func load() async { events = await fetch() }
    }
    """
  )
}

extension UnsafeSelection {
  /// Views of rows that keep their index or ask the table for it, and report events to a delegate.
  static let viewExamples = Examples(
    fine: """
      import UIKit
      // The view keeps the event, or the delegate only reads the index while it draws.
      protocol EventViewDelegate: AnyObject {
        func didSelect(in view: EventView)
        func title(for view: EventView) -> String
      }
      final class EventView: UIView {
        weak var delegate: EventViewDelegate?
        let event: String
        let place: IndexPath
        init(event: String, place: IndexPath) {
          self.event = event
          self.place = place
          super.init(frame: .zero)
          onTap(of: self) { [weak self] in self.map { $0.delegate?.didSelect(in: $0) } }
          show(delegate?.title(for: self))
        }
      }
      final class EventsViewController: UIViewController, EventViewDelegate {
        let viewModel = EventsViewModel()
        func show(_ events: [String]) {
          for (row, event) in events.enumerated() {
            let view = EventView(event: event, place: IndexPath(row: row, section: 0))
            view.delegate = self
            dim(view)
          }
        }
        func didSelect(in view: EventView) { viewModel.open(view.event) }
        func title(for view: EventView) -> String { viewModel.events[view.place.row] }
        func dim(_ view: EventView) { view.isHidden = viewModel.events[view.place.row].isEmpty }
      }
      final class EventsViewModel {
        private(set) var events: [String] = []
        func load() { events = [] }
        func open(_ event: String) { show(event) }
      }
      """,
    """
    import UIKit
    // The cell only draws with its index.
    final class EventCell: UITableViewCell {
      var place: IndexPath? { table?.indexPath(for: self) }
      func show(_ viewModel: EventsViewModel) {
        guard let place = place else { return }
        textLabel?.text = viewModel.events[place.row]
      }
    }
    final class EventsViewModel {
      private(set) var events: [String] = []
      func load() { events = [] }
    }
    """,
    """
    import UIKit
    // A tab's own buttons and labels show no row's entity.
    final class TabsView: UIView {
      weak var delegate: TabsViewDelegate?
      private var labels: [UILabel] = []
      private var buttons: [TabButton] = []
      private var selected = 0
      func show(_ titles: [String]) {
        labels = titles.map { _ in UILabel() }
        for index in titles.indices {
          let button = TabButton()
          button.tag = index
          button.addTarget(self, action: #selector(tap), for: .touchUpInside)
          buttons.append(button)
        }
      }
      func clear() { buttons = [] }
      @objc func tap(_ sender: UIButton) {
        selected = sender.tag
        move(to: labels[selected])
        buttons[selected].isSelected = true
        delegate?.didSelect(selected)
      }
    }
    final class TabButton: UIButton {}
    protocol TabsViewDelegate: AnyObject { func didSelect(_ index: Int) }
    """,
    broken: """
      import UIKit
      protocol EventViewDelegate: AnyObject { func didSelect(in view: EventView) }
      final class EventView: UIView {
        weak var delegate: EventViewDelegate?
        let place: IndexPath
        init(insets: UIEdgeInsets = .zero, place: IndexPath) {
          self.place = place
          super.init(frame: .zero)
          onTap(of: self) { [weak self] in self.map { $0.delegate?.didSelect(in: $0) } }
        }
      }
      final class EventsViewController: UIViewController, EventViewDelegate {
        let viewModel = EventsViewModel()
        func show(_ events: [String]) {
          for (row, event) in events.enumerated() {
            let view = EventView(place: IndexPath(row: row, section: 0))
            view.delegate = self
          }
        }
        func didSelect(in view: EventView) { viewModel.open(view.place) }
      }
      final class EventsViewModel {
        private var events: [String] = []
        func load() { events = [] }
        func open(_ place: IndexPath) { show(↓events[place.row]) }
      }
      """,
    """
    import UIKit
    protocol EventCellDelegate: AnyObject {
      func cell(_ cell: EventCell, didToggle isOn: Bool, place: IndexPath)
      func share(_ cell: EventCell, place: IndexPath)
    }
    extension UITableViewCell {
      var place: IndexPath? { table?.indexPath(for: self) }
    }
    final class EventCell: UITableViewCell {
      weak var delegate: EventCellDelegate?
      @objc private func toggle(_ sender: UISwitch) {
        guard let place = place else { return }
        delegate?.cell(self, didToggle: sender.isOn, place: place)
      }
      @objc private func share() { if let place = self.place { delegate?.share(self, place: place) } }
    }
    final class EventsViewController: UIViewController, EventCellDelegate {
      let viewModel = EventsViewModel()
      func cell(_ cell: EventCell, didToggle isOn: Bool, place: IndexPath) { viewModel.toggle(place) }
      func share(_ cell: EventCell, place: IndexPath) { viewModel.share(place) }
    }
    final class EventsViewModel {
      private var events: [String] = []
      func load() { events = [] }
      func toggle(_ place: IndexPath) { show(↓events[place.row]) }
      func share(_ place: IndexPath) { share(↓events[place.row]) }
    }
    """,
    """
    import UIKit
    // The titles of the tabs, and a list of screens, aren't the view's own views.
    final class TabsView: UIView {
      var screens: [UIViewController] = []
      private var titles: [String] = []
      private var selected = 0
      func addButtons(_ count: Int) {
        for index in 0..<count {
          let button = UIButton()
          button.tag = index
          button.addTarget(self, action: #selector(tap), for: .touchUpInside)
          addSubview(button)
        }
      }
      func load() { store.titles { self.titles = $0 ; self.screens = $0.map { _ in UIViewController() } } }
      @objc func tap(_ sender: UIButton) {
        selected = sender.tag
        open(↓titles[selected])
        push(↓screens[selected])
      }
    }
    """
  )
}

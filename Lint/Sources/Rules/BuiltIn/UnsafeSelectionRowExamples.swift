extension UnsafeSelection {
  /// Code that draws a row, whose controls and closures keep the index.
  static let rowExamples = Examples(
    fine: """
      import UIKit
      // The row's code reads its element at once, or its actions get the entity.
      final class EventCell: UITableViewCell {
        var onTap: (() -> Void)?
        private var place = IndexPath()
        func show(_ viewModel: EventsViewModel, at place: IndexPath) {
          self.place = place
          textLabel?.text = viewModel.events[place.row]
        }
        override func layoutSubviews() { print(place) }
      }
      final class EventsViewController: UITableViewController {
        let viewModel = EventsViewModel()
        func setUp() {
          dataSource = UITableViewDiffableDataSource(tableView: tableView) { [weak self] tableView, indexPath, event in
            let cell = tableView.dequeueReusableCell(withIdentifier: "Event", for: indexPath) as! EventCell
            cell.textLabel?.text = self?.viewModel.events[indexPath.row]
            cell.show(viewModel, at: indexPath)
            cell.onTap = { self?.viewModel.open(event) }
            cell.tag = indexPath.row
            return cell
          }
        }
        @objc func close(_ sender: UIButton) { print(viewModel.events[sender.tag]) }
      }
      final class EventsViewModel {
        private(set) var events: [String] = []
        func load() { events = [] }
        func open(_ event: String) { show(event) }
      }
      """,
    broken: """
      import UIKit
      protocol EventCellDelegate: AnyObject {
        func cell(_ cell: EventCell, didTapAt place: IndexPath)
        func cellDidTapShare(_ cell: EventCell)
      }
      final class EventCell: UITableViewCell {
        let button = UIButton()
        var place: IndexPath?
        weak var delegate: EventCellDelegate?
        @objc func tapped() { delegate?.cell(self, didTapAt: place!) }
        @objc func share() { delegate?.cellDidTapShare(self) }
      }
      final class EventsViewController: UITableViewController, EventCellDelegate {
        let viewModel = EventsViewModel()
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = EventCell()
          configure(cell, at: indexPath)
          cell.place = indexPath
          cell.button.tag = indexPath.row
          cell.button.addTarget(self, action: #selector(delete(_:)), for: .touchUpInside)
          return cell
        }
        private func configure(_ cell: EventCell, at indexPath: IndexPath) {
          cell.button.addAction(UIAction { [weak self] _ in self?.viewModel.star(indexPath.row) }, for: .touchUpInside)
        }
        @objc private func delete(_ sender: Any) {
          guard let button = sender as? UIButton else { return }
          viewModel.delete(at: button.tag)
        }
        func cell(_ cell: EventCell, didTapAt place: IndexPath) { viewModel.open(place) }
        func cellDidTapShare(_ cell: EventCell) {
          guard let place = tableView.indexPath(for: cell) else { return }
          viewModel.share(place.row)
        }
        @objc private func held(_ gesture: UILongPressGestureRecognizer) {
          let place = tableView.indexPathForRow(at: gesture.location(in: tableView))
          if let place { viewModel.hold(place) }
        }
      }
      final class EventsViewModel {
        private var events: [String] = []
        func load() { events = [] }
        func star(_ index: Int) { show(↓events[index]) }
        func delete(at index: Int) { ↓events.remove(at: index) }
        func open(_ place: IndexPath) { show(↓events[place.row]) }
        func share(_ index: Int) { show(↓events[index]) }
        func hold(_ place: IndexPath) { show(↓events[place.row]) }
      }
      """,
    """
    import UIKit
    final class EventCell: UICollectionViewCell { var onTap: (() -> Void)? ; var onHold: (() -> Void)? }
    final class EventsViewController: UICollectionViewController {
      let viewModel = EventsViewModel()
      func setUp() {
        let registration = UICollectionView.CellRegistration<EventCell, String> { [weak self] cell, indexPath, _ in
          cell.onTap = { self?.viewModel.open(indexPath.item) }
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, _ in
          let cell = view.dequeueReusableCell(withReuseIdentifier: "Event", for: indexPath) as! EventCell
          cell.onHold = { self.viewModel.hold(indexPath.item) }
          return cell
        }
      }
    }
    final class EventsViewModel {
      private var events: [String] = []
      func load() { events = [] }
      func open(_ index: Int) { show(↓events[index]) }
      func hold(_ index: Int) { show(↓events[index]) }
    }
    """,
    """
    import RxSwift
    final class EventCell: UITableViewCell { let button = UIButton() }
    final class EventsViewController: UIViewController {
      let viewModel = EventsViewModel()
      func bind() {
        viewModel.events.bind(to: tableView.rx.items(cellIdentifier: "Event", cellType: EventCell.self)) { row, event, cell in
          cell.button.rx.tap.subscribe(onNext: { [weak self] in self?.viewModel.open(row) })
        }
      }
    }
    final class EventsViewModel {
      let events = BehaviorRelay<[String]>(value: [])
      func open(_ index: Int) { show(events.↓value[index]) }
    }
    """,
    """
    import AppKit
    final class EventsViewController: NSViewController, NSMenuDelegate {
      let presenter = EventsPresenter()
      func menuNeedsUpdate(_ menu: NSMenu) {
        let row = tableView.clickedRow
        let item = NSMenuItem(title: presenter.title(row), action: #selector(open(_:)), keyEquivalent: "")
        item.representedObject = row
        menu.addItem(item)
      }
      @objc func open(_ item: NSMenuItem) { if let row = item.representedObject as? Int { presenter.open(row) } }
      override func keyDown(with event: NSEvent) { presenter.preview(tableView.selectedRow) }
      func tableView(_ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge) -> [NSTableViewRowAction] {
        [NSTableViewRowAction(style: .destructive, title: "Delete") { [weak self] _, row in self?.presenter.delete(row) }]
      }
    }
    final class EventsPresenter {
      private var events: [String] = []
      func load() { events = [] }
      func title(_ row: Int) -> String { ↓events[row] }
      func open(_ row: Int) { show(↓events[row]) }
      func preview(_ row: Int) { show(↓events[row]) }
      func delete(_ row: Int) { ↓events.remove(at: row) }
    }
    """,
    """
    import SwiftUI
    struct EventsView: View {
      @StateObject private var viewModel = EventsViewModel()
      var body: some View {
        ForEach(Array(viewModel.events.enumerated()), id: \\.offset) { index, event in row(index) }
        ForEach(0..<viewModel.events.count, id: \\.self) { index in
          EventRow(title: viewModel.events[index]) { viewModel.open(index) }
        }
      }
      private func row(_ index: Int) -> some View {
        Text("Event").swipeActions { Button("Delete") { viewModel.delete(index) } }
      }
    }
    struct EventRow: View {
      let title: String
      let open: () -> Void
      var body: some View { Button(title, action: open) }
    }
    final class EventsViewModel: ObservableObject {
      @Published private(set) var events: [String] = []
      func load() async { events = await fetch() }
      func open(_ index: Int) { show(↓events[index]) }
      func delete(_ index: Int) { ↓events.remove(at: index) }
    }
    """
  )
}

extension UnsafeSelection {
  /// Positions of selected views among their siblings, and closures that ask the table for the index of their cell.
  static let positionExamples = Examples(
    fine: """
      import UIKit
      // Views stay in their places, the index comes from an entity, or the view stores what it shows.
      final class ChipsView: UIView {
        private var buttons: [UIButton] = []
        private var titles: [String] = []
        private var chosen = 0
        func show(_ titles: [String]) { self.titles = titles ; buttons = titles.map { _ in UIButton() } }
        @objc func tapped(_ sender: UIButton) {
          guard let index = buttons.firstIndex(of: sender) else { return }
          buttons[index].isSelected = true
          buttons.remove(at: index)
          chosen = index
        }
        override func layoutSubviews() { draw(titles[chosen]) }
        func open(_ title: String) {
          guard let index = titles.firstIndex(of: title) else { return }
          draw(titles[index])
        }
      }
      """,
    broken: """
      import UIKit
      final class EventCell: UITableViewCell {
        var onDelete: ((EventCell) -> Void)?
        let button = UIButton()
      }
      final class EventsViewController: UITableViewController {
        let viewModel = EventsViewModel()
        private var buttons: [UIButton] = []
        @objc func tapped(_ sender: UIControl) {
          guard let button = sender as? UIButton, let index = buttons.firstIndex(of: button) else { return }
          viewModel.open(at: index)
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Event", for: indexPath) as! EventCell
          cell.onDelete = { [weak self] cell in
            guard let path = self?.tableView.indexPath(for: cell) else { return }
            self?.viewModel.delete(at: path.row)
          }
          return cell
        }
        private func addButtons(_ count: Int) {
          for index in 0..<count {
            let cell = EventCell()
            cell.onDelete = { [weak self] _ in self?.viewModel.hide(at: index) }
            stackView.addArrangedSubview(cell)
          }
        }
      }
      final class EventsViewModel {
        private var events: [String] = []
        func load() { events = [] }
        func open(at index: Int) { show(↓events[index]) }
        func delete(at index: Int) { ↓events.remove(at: index) }
        func hide(at index: Int) { ↓events.remove(at: index) }
      }
      """
  )
}

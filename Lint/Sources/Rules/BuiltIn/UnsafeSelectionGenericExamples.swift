extension UnsafeSelection {
  /// Indices that reach the data through a generic superclass, or a trailing closure.
  static let genericExamples = Examples(
    fine: """
      import RxCocoa
      import RxSwift
      import UIKit
      // The view model that the subclass names has a constant list, and so has the coordinator.
      class ListViewController<Model>: UIViewController {
        let viewModel: Model
        init(viewModel: Model) { self.viewModel = viewModel ; super.init(nibName: nil, bundle: nil) }
      }
      final class DaysViewModel { let days = ["Monday", "Tuesday"] }
      final class EventsViewModel { var days: [String] = [] ; func load() { days = fetch() } }
      final class DaysViewController: ListViewController<DaysViewModel> {
        func bind() {
          tableView.rx.itemSelected.debounce(.milliseconds(300))
            .subscribe(onNext: { [weak self] in self?.show(self?.viewModel.days[$0.row]) })
        }
      }
      final class DayPicker: UITableViewController {
        private let onSelect: (Int) -> Void
        init(onSelect: @escaping (Int) -> Void) { self.onSelect = onSelect ; super.init(style: .plain) }
        override func tableView(_ tableView: UITableView, didSelectRowAt index: IndexPath) { onSelect(index.row) }
      }
      final class DaysCoordinator {
        private let days = ["Monday", "Tuesday"]
        func start() -> DayPicker { DayPicker { [weak self] in self?.show(self?.days[$0]) } }
      }
      """,
    broken: """
      import RxCocoa
      import RxSwift
      import UIKit
      class ListViewController<Model>: UIViewController {
        let viewModel: Model
        init(viewModel: Model) { self.viewModel = viewModel ; super.init(nibName: nil, bundle: nil) }
      }
      final class DaysViewModel { var days = ["Monday", "Tuesday"] ; func load() { days = fetch() } }
      final class DaysViewController: ListViewController<DaysViewModel> {
        func bind() {
          tableView.rx.itemSelected.debounce(.milliseconds(300))
            .subscribe(onNext: { [weak self] in self?.show(self?.viewModel.↓days[$0.row]) })
        }
      }
      final class DayPicker: UITableViewController {
        private let onSelect: (Int) -> Void
        init(onSelect: @escaping (Int) -> Void) { self.onSelect = onSelect ; super.init(style: .plain) }
        override func tableView(_ tableView: UITableView, didSelectRowAt index: IndexPath) { onSelect(index.row) }
      }
      final class DaysCoordinator {
        private var days = ["Monday", "Tuesday"]
        func load() { days = fetch() }
        func start() -> DayPicker { DayPicker { [weak self] in self?.show(self?.↓days[$0]) } }
      }
      """,
    """
    import UIKit
    // The position of the tapped button selects a page of another object, which replaces its pages.
    final class TabsView: UIView {
      private let buttons: [UIButton] = []
      var onSelect: ((Int) -> Void)?
      @objc private func tap(_ sender: UIButton) { choose(sender) }
      private func choose(_ sender: UIButton) {
        guard let index = buttons.firstIndex(of: sender) else { return }
        highlight(buttons[index])
        onSelect?(index)
      }
    }
    final class PagesViewController: UIViewController {
      private let tabs = TabsView()
      private var pages: [UIViewController] = []
      func bind() { tabs.onSelect = { [weak self] index in self?.show(self?.↓pages[index]) } }
      func load() { pages = makePages() }
    }
    """
  )
}

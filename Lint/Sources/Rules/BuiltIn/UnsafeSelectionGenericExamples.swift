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
    """
    import RxCocoa
    import RxSwift
    import UIKit
    // The reactive member of another view sends to a list of the same name.
    final class TabsView: UIView {
      let collectionView = UICollectionView()
      let titles = BehaviorRelay<[String]>(value: [])
    }
    extension Reactive where Base: TabsView {
      var chosen: Observable<Int> { base.collectionView.rx.itemSelected.map(\\.item) }
      var titles: Binder<[String]> { Binder(base) { base.titles.accept($1) } }
      var names: Binder<[String]> { Binder(base) { view, names in view.titles.accept(names) } }
    }
    final class PagesViewController: UIViewController {
      private let tabs = TabsView()
      private let viewModel = PagesViewModel(titles: ["Days"])
      func bind() { tabs.rx.chosen.bind(onNext: { [weak self] in self?.viewModel.choose($0) }) }
    }
    final class PagesViewModel {
      private let titles: BehaviorRelay<[String]>
      private let names = ["Days"]
      private var list: PageList { PageList(names) }
      init(titles: [String]) { self.titles = BehaviorRelay(value: titles) }
      func choose(_ index: Int) { show(titles.value[index], list.pages[index]) }
    }
    final class PageList { let pages: [String] ; init(_ pages: [String]) { self.pages = pages } }
    """,
    """
    import UIKit
    protocol Listing { associatedtype Item ; var items: [Item] { get } }
    class ListingController<Model: Listing>: UITableViewController {
      let model: Model
      init(model: Model) { self.model = model ; super.init(style: .plain) }
      override func tableView(_ tableView: UITableView, didSelectRowAt index: IndexPath) { open(model.items[index.row]) }
      func open(_ item: Model.Item) {}
    }
    final class DayListing: Listing { let items = ["Monday", "Tuesday"] }
    """,
    broken: """
      import CoreData
      import UIKit
      // Each store of a generic type has rows of its own.
      final class Rows<Row: NSFetchRequestResult> {
        private let results: NSFetchedResultsController<Row>
        init(_ results: NSFetchedResultsController<Row>) { self.results = results }
        subscript(place: IndexPath) -> Row? { results.object(at: place) }
        subscript(index: Int) -> Row? { self[IndexPath(row: index, section: 0)] }
      }
      final class Days<Day> {
        private let days: [Day]
        init(_ days: [Day]) { self.days = days }
        subscript(index: Int) -> Day { days[index] }
      }
      final class Topic: NSManagedObject {}
      final class TopicsViewController: UITableViewController {
        let topics: Rows<Topic>
        let pinned: Rows<Topic>
        let days: Days<String>
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          show(days[indexPath.row])
          confirm { [weak self] in
            guard let self else { return }
            delete(↓topics[indexPath])
            delete(↓pinned[indexPath.row])
          }
        }
      }
      """,
    """
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
    """,
    """
    import RxCocoa
    import RxSwift
    import UIKit
    // The view's reactive members emit the index, and the view model makes a new object for its rows at each call.
    final class TabsView: UIView { let collectionView = UICollectionView() }
    extension Reactive where Base: TabsView {
      var chosen: Observable<Int> { base.collectionView.rx.itemSelected.map(\\.item) }
      var selected: ControlEvent<IndexPath> { ControlEvent(events: base.collectionView.rx.itemSelected) }
    }
    final class PagesViewController: UIViewController {
      private let tabs = TabsView()
      private let viewModel = PagesViewModel()
      func bind() {
        tabs.rx.chosen.bind(onNext: { [weak self] in self?.viewModel.choose($0) })
        tabs.rx.selected.bind(onNext: { [weak self] in self?.viewModel.select($0) })
      }
    }
    final class PagesViewModel {
      private var titles: [String] = []
      private var list: PageList? { PageList(titles) }
      func load() { titles = fetch() }
      func choose(_ index: Int) { show(↓titles[index]) }
      func select(_ index: IndexPath) { show(list?.↓pages[index.item]) }
    }
    final class PageList { let pages: [String] ; init(_ pages: [String]) { self.pages = pages } }
    """,
    """
    import UIKit
    // The app's own method returns the cell, whose type it receives with the index.
    final class WordCell: UITableViewCell { let button = ClearButton() }
    final class ClearButton: UIButton { func clicked(_ action: @escaping () -> Void) { self.action = action } }
    final class WordsViewController: UITableViewController {
      private var words: [String] = []
      func load() { words = fetch() }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.next(WordCell.self, at: indexPath)
        cell.button.clicked { self.remove(indexPath.row) }
        return cell
      }
      private func remove(_ row: Int) { ↓words.remove(at: row) }
    }
    """,
    """
    import UIKit
    // The generic view model has the list that its protocol requires.
    protocol Listing { associatedtype Item ; var items: [Item] { get } }
    class ListingController<Model: Listing>: UITableViewController {
      let model: Model
      init(model: Model) { self.model = model ; super.init(style: .plain) }
      override func tableView(_ tableView: UITableView, didSelectRowAt index: IndexPath) { open(model.↓items[index.row]) }
      func open(_ item: Model.Item) {}
    }
    final class EventListing: Listing { private(set) var items: [String] = [] ; func load() { items = fetch() } }
    """
  )
}

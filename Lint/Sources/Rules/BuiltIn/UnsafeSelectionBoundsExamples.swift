extension UnsafeSelection {
  /// Checks of an index before a read, and constants that a stream joins with the index.
  static let boundsExamples = Examples(
    fine: """
      import UIKit
      // The app's own functions only compare the index with the numbers of sections and rows.
      final class EventsViewController: UITableViewController {
        private var sections: [Section] = []
        struct Section { var events: [String] ; var rowCount: Int }
        func load() { sections = [] }
        func isValid(_ path: IndexPath) -> Bool {
          path.section < sections.count && path.row < sections[path.section].events.count
        }
        func isMissing(_ path: IndexPath) -> Bool { sections[path.section].rowCount <= path.row }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          guard isValid(indexPath), !isMissing(indexPath) else { return }
          tableView.deselectRow(at: indexPath, animated: true)
        }
      }
      """,
    """
    import RxCocoa
    import RxSwift
    import UIKit
    // The stream only emits a constant list of the type.
    enum Currency: CaseIterable { case yen, dollar ; static let all = [Currency.yen, .dollar] }
    final class CurrencyViewModel {
      let chosen = PublishRelay<Currency>()
      func bind(selection: Driver<IndexPath>) {
        let currencies = Driver.just(Currency.all)
        selection.withLatestFrom(currencies) { $1[$0.row] }.drive(chosen).disposed(by: bag)
        selection.withLatestFrom(Observable.just(Currency.allCases)) { $1[$0.row] }.drive(chosen).disposed(by: bag)
      }
    }
    final class CurrencyViewController: UITableViewController {
      let viewModel = CurrencyViewModel()
      override func viewDidLoad() { viewModel.bind(selection: tableView.rx.itemSelected.asDriver()) }
    }
    """,
    broken: """
      import UIKit
      // The check prevents a crash, but the read takes an element. So does a comparison of anything else.
      final class EventsViewController: UITableViewController {
        private var sections: [Section] = []
        struct Section { var events: [String] ; var day: Int }
        func load() { sections = [] }
        func isValid(_ path: IndexPath) -> Bool {
          path.section < sections.count && path.row < sections[path.section].events.count
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          guard isValid(indexPath) else { return }
          title = sections[indexPath.section].↓events[indexPath.row]
        }
        override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
          isEditing = ↓sections[indexPath.section].day < today
        }
      }
      """,
    """
    import RxCocoa
    import RxSwift
    import UIKit
    // The stream's element is a variable, or the stream emits more than one.
    final class CurrencyViewModel {
      let chosen = PublishRelay<String>()
      var recent: [String] = []
      let all = BehaviorRelay<[String]>(value: [])
      func load() { recent = [] ; all.accept([]) }
      func bind(selection: Driver<IndexPath>) {
        let currencies = Driver.just(recent)
        selection.withLatestFrom(currencies) { ↓$1[$0.row] }.drive(chosen).disposed(by: bag)
        selection.withLatestFrom(all.asDriver()) { ↓$1[$0.row] }.drive(chosen).disposed(by: bag)
      }
    }
    final class CurrencyViewController: UITableViewController {
      let viewModel = CurrencyViewModel()
      override func viewDidLoad() { viewModel.bind(selection: tableView.rx.itemSelected.asDriver()) }
    }
    """)
}

extension StrongSelfBinding {
  /// Methods that the project adds to the system's types, and the tokens of databases.
  static let systemExamples = Examples(
    fine: """
      import RxSwift
      import UIKit
      // The controller doesn't inherit the method of a view, and doesn't pass its own one by name.
      extension UIView {
        func highlight() {}
      }
      extension UIViewController {
        func showTitle(_ title: String) {}
      }
      final class Screen: UITableViewController {
        private let bag = DisposeBag()
        func bind(highlight: @escaping () -> Void) {
          taps.subscribe(onNext: highlight).disposed(by: bag)
          titles.subscribe(onNext: { [weak self] in self?.showTitle($0) }).disposed(by: bag)
        }
      }
      """,
    broken: """
      import RxSwift
      import UIKit
      extension UIViewController {
        func showTitle(_ title: String) {}
      }
      class BaseScreen: UITableViewController {}
      final class Screen: BaseScreen {
        private let bag = DisposeBag()
        func bind() {
          titles.subscribe(onNext: ↓showTitle).disposed(by: bag)
          titles.subscribe(onNext: ↓self.showTitle).disposed(by: bag)
        }
      }
      """,
    """
    import GRDB
    // The token of the database keeps both functions until it is cancelled.
    final class EventsViewModel {
      private var observation: DatabaseCancellable?
      func observe() { observation = events.observe(onError: ↓{ self.show($0) }, onChange: ↓{ self.show($0) }) }
      func show(_ value: Any) {}
    }
    """,
    """
    import RxDataSources
    import UIKit
    // The data source keeps the closure for headers.
    final class BoxesViewController: UIViewController {
      var dataSource: RxCollectionViewSectionedReloadDataSource<SectionModel<String, String>>!
      func bind() {
        dataSource.configureSupplementaryView = ↓{ _, collectionView, kind, path in
          self.show()
          return UICollectionReusableView()
        }
      }
      func show() {}
    }
    """
  )
}

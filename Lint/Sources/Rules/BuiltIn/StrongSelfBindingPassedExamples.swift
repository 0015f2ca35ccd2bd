extension StrongSelfBinding {
  /// Objects that a function receives from other functions of the same object.
  static let passedExamples = Examples(
    fine: """
      import UIKit
      // Nothing passes an object that self keeps, or the closure captures self weakly.
      final class EventsViewController: UIViewController {
        private var dataSource: UICollectionViewDiffableDataSource<Int, String>?
        private weak var shown: UICollectionViewDiffableDataSource<Int, String>?
        override func viewDidLoad() {
          super.viewDidLoad()
          let other = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { _, _, _ in nil }
          addHeaders(other)
          addFooters(shown, 1)
          style(dataSource)
        }
        private func addHeaders(_ source: UICollectionViewDiffableDataSource<Int, String>) {
          source.supplementaryViewProvider = { _, _, path in self.header(at: path) }
        }
        private func addFooters(_ source: UICollectionViewDiffableDataSource<Int, String>?, _ count: Int) {
          source?.supplementaryViewProvider = { _, _, path in self.header(at: path) }
        }
        private func style(_ source: UICollectionViewDiffableDataSource<Int, String>?) {
          source?.supplementaryViewProvider = { [weak self] _, _, path in self?.header(at: path) }
        }
      }
      final class ContactsViewController: UIViewController {
        private let banner = Banner()
        func open(_ presenter: Presenter) { presenter.connect(banner) }
        func connect(_ banner: Banner) { banner.onTap = { self.openDetails() } }
      }
      final class Banner: UIView { var onTap: (() -> Void)? }
      """,
    broken: """
      import UIKit
      protocol Listing {
        func addHeaders(_ source: UICollectionViewDiffableDataSource<Int, String>)
      }
      extension Listing {
        func commit(_ source: UICollectionViewDiffableDataSource<Int, String>) { addHeaders(source) }
      }
      final class EventsViewController: UIViewController, Listing {
        var dataSource: UICollectionViewDiffableDataSource<Int, String>!
        override func viewDidLoad() {
          super.viewDidLoad()
          commit(dataSource)
        }
        func addHeaders(_ source: UICollectionViewDiffableDataSource<Int, String>) {
          source.supplementaryViewProvider = ↓{ _, _, path in self.header(at: path) }
        }
      }
      final class ContactsViewController: UIViewController {
        private let banner = Banner()
        override func viewDidLoad() { connect(with: 1, to: self.banner) }
        private func connect(with count: Int, to banner: Banner) { banner.onTap = ↓{ self.openDetails(count) } }
      }
      final class Banner: UIView { var onTap: (() -> Void)? }
      """
  )
}

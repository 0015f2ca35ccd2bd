extension UIValueReference {
  /// Values that views show in VIP, and the same values in an app with view models.
  static let sceneExamples = Examples(
    fine: """
      import UIKit
      // In VIP, an interactor with a presenter gives the views such data, which a protocol without members marks.
      protocol ViewModel {}
      protocol Interactor { associatedtype Output ; var presenter: Output? { get set } }
      final class FeedPresenter {
        weak var view: FeedViewController?
        func show(_ title: String) { view?.header.setUp(HeaderViewModel(title: title, icon: nil)) }
      }
      final class FeedInteractor: Interactor {
        var presenter: FeedPresenter?
        func load() { presenter?.show("") }
      }
      class SceneViewController<I: Interactor>: UIViewController { var interactor: I? }
      class ListViewController<I: Interactor>: SceneViewController<I> {}
      final class FeedViewController: ListViewController<FeedInteractor> {
        let header = HeaderView()
        override func viewDidLoad() { interactor?.load() }
      }
      class ModelView<VM: ViewModel>: UIView {
        var viewModel: VM?
        func setUp(_ viewModel: VM?) { self.viewModel = viewModel }
      }
      struct HeaderViewModel: ViewModel { let title: String ; let icon: UIImage? }
      final class HeaderView: ModelView<HeaderViewModel> {}
      """,
    broken: """
      import UIKit
      protocol ViewModel {}
      final class FeedModel { func load() {} }
      final class FeedViewModel: ViewModel { let model = FeedModel() ; func load() { model.load() } }
      class SceneViewController<VM: ViewModel>: UIViewController { var viewModel: VM? }
      final class FeedViewController: SceneViewController<FeedViewModel> { let header = HeaderView() }
      class ModelView<VM: ViewModel>: UIView {
        var viewModel: VM?
        func setUp(_ viewModel: VM?) { self.viewModel = viewModel }
      }
      struct HeaderViewModel: ViewModel { let title: String ; let icon: ↓UIImage? }
      final class HeaderView: ModelView<HeaderViewModel> {}
      """,
    """
    import UIKit
    // The cell in the result is a view, so the values count by themselves.
    final class RowsViewController: UIViewController { var viewModel: RowsViewModel? }
    final class RowsViewModel {
      func fill(_ cell: UITableViewCell) -> UITableViewCell {
        cell.contentView.backgroundColor = ↓UIColor(white: 1, alpha: 1)
        cell.imageView?.image = ↓UIImage(named: "star")
        return cell
      }
    }
    """)
}

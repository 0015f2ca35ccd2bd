extension ViewReference {
  public static let examples = Examples(
    fine: """
      import UIKit
      final class ProfileViewController: UIViewController { var viewModel: ProfileViewModel? }
      final class ProfileViewModel { var title = "" }
      """,
    """
    import UIKit
    final class ListViewController: UIViewController { struct Row {} }
    final class ListViewModel {
      var rows: [ListViewController.Row] = []
      func load() { rows = [ListViewController.Row()] }
    }
    """,
    """
    import UIKit
    // Only the whole last word counts.
    final class LLVM { let console = UITextView() }
    """,
    """
    import UIKit
    struct Contact { var name = "" }
    final class ContactViewModel { var contact = Contact() }
    extension Contact { func show(in label: UILabel) { label.text = name } }
    """,
    """
    import SwiftUI
    final class QueueViewModel: ObservableObject {
      @Published var rows: [String] = []
      func load() {}
      struct Overlay: View { var body: some View { Text("") } }
    }
    """,
    """
    import UIKit
    protocol BooksView: AnyObject { func refresh() }
    protocol BookCellView { func show(title: String) }
    final class BookCell: UITableViewCell, BookCellView { func show(title: String) {} }
    final class BooksViewController: UIViewController, BooksView { func refresh() {} }
    final class BooksPresenter {
      private weak var view: BooksView?
      private let hint = HintViewController()
      init(view: BooksView) { self.view = view }
      func configure(_ cell: BookCellView, at row: Int) { cell.show(title: "") }
      func open(from controller: BooksViewController) { route(controller) }
    }
    final class HintViewController: UIViewController {}
    """,
    """
    import UIKit
    // A plain view or a controller of the system is a place to show something, and a cast that is only passed on isn't a use.
    protocol SheetView: AnyObject { func show() }
    final class SheetViewController: UIViewController, SheetView { func show() {} }
    final class SheetPresenter {
      private weak var container: UIView?
      private weak var controller: UIViewController?
      private weak var window: UIWindow?
      weak var view: SheetView?
      init(container: UIView, controller: UIViewController, window: UIWindow) {
        self.container = container
        self.controller = controller
        self.window = window
      }
      func open() { if let view = view as? SheetViewController { route(view) } }
      func make() { (storyboard() as? SheetViewController)?.title = "" }
    }
    """,
    """
    import UIKit
    struct MVP { struct ViewModel { let title: String ; let image: UIImageView } }
    protocol BooksDisplayLogic: AnyObject { func display(viewModel: MVP.ViewModel) }
    final class BooksViewController: UIViewController, BooksDisplayLogic {
      var viewModel: MVP.ViewModel?
      func display(viewModel: MVP.ViewModel) { self.viewModel = viewModel }
    }
    """,
    """
    import UIKit
    // Constants of a view, and a view that another object uses.
    final class ListViewModel {
      let height = UITableView.automaticDimension
      let width = UIView.noIntrinsicMetric
      let kind = UICollectionView.elementKindSectionHeader
      func watch() { center.publisher(for: UIWindow.didBecomeKeyNotification) }
      func open(from controller: UIViewController) { router.push(from: controller) }
    }
    """,
    """
    import UIKit
    // A member of the application that isn't a view, and a view that functions of the view model only hand over.
    extension UIApplication { var isLocked: Bool { false } }
    final class LockViewModel {
      func load() { if UIApplication.shared.isLocked { stop() } }
      func open(from controller: UIViewController) { push(from: controller) }
      private func push(from controller: UIViewController) { router.push(from: controller) }
    }
    """,
    """
    import UIKit
    // A router that the view model creates gets the controller.
    final class LoginRouter { init(controller: UIViewController) {} }
    final class LoginViewModel {
      private var router: LoginRouter?
      func start(in controller: UIViewController) { router = LoginRouter(controller: controller) }
    }
    """,
    broken: """
      import UIKit
      final class ProfileViewController: UIViewController { var viewModel: ProfileViewModel? }
      final class ProfileViewModel {
        weak var label: ↓UILabel?
        func open() { let next = ↓ProfileViewController() ; next.title = "" }
      }
      """,
    """
    import UIKit
    // 'VM' names a view model, as a property 'vm' does.
    final class PickerVM { var picked: ↓UILabel? ; func load() {} }
    """,
    """
    import UIKit
    final class LoginViewController: UIViewController { let nameField = UITextField() }
    final class LoginCoordinator { var loginController: LoginViewController? }
    final class LoginViewModel {
      let coordinator = LoginCoordinator()
      func submit() -> String? { coordinator.↓loginController?.nameField.text }
    }
    """,
    """
    import UIKit
    final class WindowManager {
      static let main = { return WindowManager() }()
      var root: UINavigationController? { UIApplication.shared.keyWindow?.rootViewController as? UINavigationController }
    }
    final class LoginViewModel { func submit() { WindowManager.main.↓root?.popViewController(animated: true) } }
    final class SplashViewModel { func start() { UIApplication.shared.↓windows.first?.endEditing(true) } }
    """,
    """
    import UIKit
    extension UIView { static let panel = UIView() }
    final class HostViewModel { private weak var controller: ↓UIViewController? ; init(controller: UIViewController) { self.controller = controller } }
    final class PanelViewModel { private let panel = ↓UIView.panel }
    final class StyleViewModel { func style() { ↓UILabel.appearance().tintColor = .red } }
    final class ButtonViewModel { func show(_ button: ↓UIButton) { button.isHidden = false } }
    protocol ScrollDelegate: AnyObject { func didScroll(_ scrollView: UIScrollView) }
    final class ScrollViewModel {
      weak var delegate: ScrollDelegate?
      func didScroll(_ scrollView: ↓UIScrollView) { delegate?.didScroll(scrollView) }
    }
    final class PagesViewModel {
      private let pages: [↓UIViewController] = []
      func index(of page: UIViewController) -> Int? { pages.firstIndex(of: page) }
    }
    final class CellsViewModel { func register() { register(↓UITableViewCell.self) } }
    """,
    """
    import UIKit
    final class SheetViewModel {
      struct Output { var window: ↓UIWindow? }
      func window() -> Output { Output(window: UIApplication.shared.keyWindow) }
    }
    """,
    """
    import SwiftUI
    final class AlertViewModel: ObservableObject {
      var alert: Alert { Alert(title: ↓Text("Delete?")) }
      func header() -> some ↓View {
        VStack { Text("") }
      }
    }
    """,
    """
    import UIKit
    final class BookCell: UITableViewCell { let titleLabel = UILabel() }
    final class BooksViewController: UIViewController { func refresh() {} }
    final class BooksPresenter {
      private weak var view: ↓BooksViewController?
      init(view: BooksViewController) { self.view = view }
      func load() { view?.refresh() }
      func configure(_ cell: ↓BookCell, at row: Int) { cell.titleLabel.text = "" }
    }
    """,
    """
    import UIKit
    protocol CartView: AnyObject { func show(_ sum: String) }
    final class CartViewController: UIViewController, CartView { let label = UILabel() ; func show(_ sum: String) {} }
    final class ListPresenter {
      private weak var tableView: ↓UITableView?
      init(tableView: UITableView) { self.tableView = tableView }
      func update() { tableView?.reloadData() }
      func configure(_ cell: ↓UITableViewCell) { cell.textLabel?.text = "" }
    }
    final class CartPresenter {
      weak var view: CartView?
      func load() { (view as? ↓CartViewController)?.label.text = "" }
    }
    final class SumPresenter {
      weak var view: CartView?
      func load() { if let view = view as? ↓CartViewController { view.label.text = "" } }
    }
    """,
    """
    import UIKit
    struct PhotoCellModel { let title: String ; let preview: ↓UIImageView }
    struct Details { let title: String ; let header: ↓UIView }
    final class DetailsView: UIView { var viewModel: Details? }
    protocol RowModeling { var title: String { get } }
    final class RowView: UIView { var viewModel: RowModeling? }
    struct Row: RowModeling { let title: String ; let badge: ↓UIView }
    class ListController<Model: ListShowing>: UIViewController { let viewModel: Model }
    protocol ListShowing { var count: Int { get } }
    extension ListShowing where Self: AnyObject { func empty() -> ↓UIView { view } }
    protocol Alerting {}
    extension Alerting where Self: ListShowing { func alert() -> UIView { view } }
    """,
    """
    import UIKit
    // A static property of a cell may be capitalized like a type.
    class InputCell: UITableViewCell { class var CellIdentifier: String { "Input" } }
    final class InputViewModel {
      func identifier(at path: IndexPath) -> String { ↓InputCell.CellIdentifier }
    }
    """,
    """
    import UIKit
    // The project adds the shown controller to the application.
    extension UIApplication {
      static func shownController() -> UIViewController? { shared.keyWindow?.rootViewController }
      var panel: UINavigationController? { nil }
    }
    final class LoginViewModel { func fail() { UIApplication.↓shownController()?.present(alert, animated: true) } }
    final class PanelViewModel { func close() { UIApplication.shared.↓panel?.popViewController(animated: true) } }
    // A function of the view model uses the view that another one hands over.
    final class FieldViewModel {
      func isFilled(_ view: ↓UIView) -> Bool { !view.isHidden }
      func check(_ field: ↓UITextField) -> Bool { isFilled(field) }
    }
    """,
    """
    import UIKit
    // A table view's data source belongs to the view.
    enum BookSection {
      static func dataSource(tableView: UITableView) -> UITableViewDiffableDataSource<Int, String> { fatalError() }
    }
    final class BooksViewModel {
      private var dataSource: UITableViewDiffableDataSource<Int, String>?
      func setUp(_ tableView: ↓UITableView) { dataSource = BookSection.dataSource(tableView: tableView) }
    }
    final class ShelvesViewModel {
      typealias DataSource = UICollectionViewDiffableDataSource<Int, String>
      private var dataSource: DataSource?
      func setUp(_ collectionView: ↓UICollectionView) {
        dataSource = DataSource(collectionView: collectionView) { _, _, _ in nil }
      }
    }
    """,
    """
    import MapKit
    final class MapViewController: UIViewController { var viewModel: MapViewModel? }
    final class MapViewModel {
      func pin() -> ↓MKMarkerAnnotationView { MKMarkerAnnotationView(annotation: nil, reuseIdentifier: "") }
    }
    """
  )
}

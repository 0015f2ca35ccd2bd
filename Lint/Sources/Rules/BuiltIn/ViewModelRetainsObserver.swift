public import LintAnalysis
import LintSemantics
import LintSyntax

/// A view model that retains its observer.
public enum ViewModelRetainsObserver: Rule {
  public static let name = "view-model-retains-observer"
  public static let severity = Severity.warning
  public static let summary = "A view model strongly references an observer, a delegate or a view."
  public static let rationale = """
    The view retains its view model. If the view model retains the view, neither is released. Make the property weak. \
    Closures and structs retain nothing by themselves, a computed property stores nothing, and a coordinator owns screens \
    rather than observing them.
    """

  public static let fix = RuleFix.suggested(
    """
    Adds `weak` to an optional `var` whose type is bound to classes, if another object is known to retain each \
    assigned observer.
    """
  )

  public static let limits = [
    """
    It recognizes an observer by its protocol, whose name ends with `Delegate`, `Observer`, `Listener`, `ViewInput`, \
    `ViewProtocol` or `Display`.
    """,
    """
    It recognizes a view by its class, or by a protocol that only views adopt if one of these views stores the view model.
    """,
    """
    It skips coordinators, closures, and protocols whose only adopters are services. It skips a struct unless an adopter of \
    the protocol stores it.
    """,
  ]

  public static let examples = Examples(
    fine: """
      protocol ListViewModelDelegate: class { func didLoad() }
      final class ListViewModel {
        weak var delegate: ListViewModelDelegate?
        var didSelect: ((Int) -> Void)?
        var observer: ListViewModelDelegate? { delegate }
        func load() { delegate?.didLoad() }
      }
      """,
    """
    protocol NetworkObserver: AnyObject { var isOnline: Bool { get } }
    final class SystemNetworkObserver: NetworkObserver { var isOnline = true }
    final class ListViewModel { let network: NetworkObserver ; init(network: NetworkObserver) { self.network = network } }
    """,
    """
    import UIKit
    protocol ConnectivityObserver: AnyObject { func startObserving() ; func stopObserving() }
    final class ListViewController: UIViewController, ConnectivityObserver {
      func startObserving() {}
      func stopObserving() {}
    }
    final class ListViewModel { let connectivity: ConnectivityObserver ; func load() { connectivity.startObserving() } }
    """,
    """
    protocol RowViewModelDelegate: AnyObject { func didSelect() }
    struct RowViewModel { var delegate: RowViewModelDelegate? ; func select() { delegate?.didSelect() } }
    """,
    """
    import UIKit
    protocol Presentable: AnyObject { func present() }
    final class ListViewController: UIViewController, Presentable { func present() {} }
    final class ListViewModel { weak var view: Presentable? ; var alerts: Presentable? ; func load() { view?.present() } }
    """,
    """
    import UIKit
    struct FieldViewModel { let inputView: UIView? ; func title() -> String { "" } }
    """,
    """
    protocol ListCoordinatorDelegate: AnyObject { func didFinish() }
    final class ListViewModel { var coordinatorDelegate: ListCoordinatorDelegate? ; func load() {} }
    """,
    """
    protocol ListUseCaseDelegate: AnyObject { func load() }
    protocol ListUseCaseResponseDelegate: AnyObject { func didLoad() }
    final class ListUseCase: ListUseCaseDelegate { weak var responseDelegate: ListUseCaseResponseDelegate? ; func load() {} }
    final class ListViewModel: ListUseCaseResponseDelegate {
      var useCase: ListUseCaseDelegate?
      func load() { useCase?.load() }
      func didLoad() {}
    }
    """,
    """
    import SwiftUI
    final class ListViewModel { var header: AnyView? ; func load() {} }
    """,
    """
    import SwiftUI
    enum Tab: View { case home, search ; var body: some View { Text("") } }
    final class TabsViewModel { var selected: Tab = .home ; func select(_ tab: Tab) { selected = tab } }
    """,
    """
    import UIKit
    protocol InviteDelegate: AnyObject { func didInvite() }
    final class InvitePresenter: InviteDelegate {
      func didInvite() {}
      func rows() -> [InviteViewModel] { [InviteViewModel(delegate: self)] }
    }
    struct InviteViewModel { let delegate: InviteDelegate ; func invite() { delegate.didInvite() } }
    """,
    """
    import UIKit
    protocol Presentable: AnyObject { var controller: UIViewController { get } }
    final class HelpViewController: UIViewController, Presentable { var controller: UIViewController { self } }
    final class ListViewModel { var help: Presentable? ; func load() {} }
    """,
    broken: """
      import UIKit
      protocol ListViewModelDelegate: AnyObject { func didLoad() }
      final class ListViewController: UIViewController, ListViewModelDelegate { func didLoad() {} }
      final class ListViewModel {
        var ↓delegate: ListViewModelDelegate?
        let ↓controller: ListViewController
        init(controller: ListViewController) { self.controller = controller }
        func load() {}
      }
      """,
    """
    protocol ListObserver: AnyObject { func listDidChange() }
    final class ListCounter: ListObserver {
      let viewModel: ListViewModel
      init(viewModel: ListViewModel) { self.viewModel = viewModel ; viewModel.observer = self }
      func listDidChange() {}
    }
    final class ListViewModel { var ↓observer: ListObserver? ; func load() { observer?.listDidChange() } }
    """,
    """
    import UIKit
    protocol CardDelegate: AnyObject { func didUpdate() }
    final class CardCell: UICollectionViewCell, CardDelegate {
      var viewModel: CardViewModel? { didSet { viewModel?.delegate = self } }
      func didUpdate() {}
    }
    struct CardViewModel { var ↓delegate: CardDelegate? ; func update() { delegate?.didUpdate() } }
    """,
    """
    import UIKit
    protocol Presentable: AnyObject { var controller: UIViewController { get } }
    protocol PageModel { func load() }
    final class PageViewController: UIViewController, Presentable {
      private let viewModel: PageModel
      var controller: UIViewController { self }
    }
    final class PageViewModel: PageModel { var ↓view: Presentable? ; func load() {} }
    """,
    """
    import UIKit
    // The base controller stores the view model in a generic property.
    protocol LoadingView: AnyObject { func showProgress() }
    class BaseViewModel { var ↓view: LoadingView? }
    class BaseViewController<Model: BaseViewModel>: UIViewController, LoadingView {
      var viewModel: Model!
      override func viewDidLoad() { super.viewDidLoad() ; viewModel.view = self }
      func showProgress() {}
    }
    final class PayViewModel: BaseViewModel { func pay() { view?.showProgress() } }
    final class PayViewController: BaseViewController<PayViewModel> {}
    """
  )

  public static func check(_ file: FileReading) -> [Finding] {
    file.viewModelBodies.flatMap { body in
      file.facts.children(of: body.declaration).compactMap { child -> Finding? in
        let property = file.facts[child]
        guard isStrong(property, file.project), let type = file.project.value(of: file.id(child)), !type.isType,
          let kind = file.project.observerKind(type.referent, in: property.name, of: body.type)
        else { return nil }
        let typeName = file.project.name(of: type.referent)
        return file.finding(
          at: property.nameStart,
          message(
            file.project[body.type].name, property.name, kind,
            isCreated: file.project.creates(file.id(child), of: body.type)),
          because: [body.claim] + file.project.claims(for: type.referent),
          reasons: [
            file.reason("'\(property.name)' is a strong stored property of type '\(typeName)'", at: file.id(child))
          ])
      }
    }
  }

  private static func isStrong(_ property: Declaration, _ project: Project) -> Bool {
    project.isStoredProperty(property) && property.modifiers.isDisjoint(with: [.weak, .unowned])
  }

  public static let messages = [ObserverKind.view, .observer].flatMap { kind in
    [false, true].map { message("<view model>", "<property>", kind, isCreated: $0) }
  }

  /// - Parameter isCreated: Whether the view model creates the object. If nothing else retains it, a weak property would
  ///   lose it.
  private static func message(_ viewModel: Name, _ property: Name, _ kind: ObserverKind, isCreated: Bool) -> String {
    isCreated
      ? "'\(viewModel)' creates \(kind.rawValue) '\(property)'; create it in the view layer"
      : "'\(viewModel)' strongly references its \(kind.rawValue) '\(property)'; make it 'weak'"
  }
}

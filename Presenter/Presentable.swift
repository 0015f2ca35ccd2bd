#if SWIFT_PACKAGE
  @_spi(MVVMInternals) public import MVVMCore
#endif

/// A type that is given a presenter, such as a view controller or a cell.
///
/// Adopt it together with `ViewModelHolder` to inject the presenter and to present in one call:
///
/// ```swift
/// final class PresentedViewController: UIViewController, ViewModelHolder, Presentable {
///   @IBOutlet weak var profileView: ProfileView?
///   var viewModel: ProfileViewModel?
///   var presenter: Presenter<ProfileView, ProfileViewModel>?
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     presentViewModel(in: profileView)
///   }
/// }
/// ```
///
/// `presentViewModel(in:)` is available if the presenter's view model type is exactly the held type. To present a subclass with
/// its base class's presenter, declare the property with the base class.
///
/// A missing view model is an issue. A view model observer that is set to nil must clear its view itself.
@MainActor public protocol Presentable<InjectedPresenter> {
  /// The presenter's type: your own, or ``Presenter`` to accept any presenter of the pair.
  associatedtype InjectedPresenter: Presenting

  // These can't move to PresenterCompatibility.swift: a `where` clause doesn't see an alias from an extension.
  @available(*, deprecated, message: "use InjectedPresenter.PresentedView")
  typealias PV = InjectedPresenter.PresentedView
  @available(*, deprecated, message: "use InjectedPresenter.PresentedViewModel")
  typealias PVM = InjectedPresenter.PresentedViewModel

  /// The presenter; nil until it is injected.
  var presenter: InjectedPresenter? { get }
}

extension Presentable where Self: ViewModelHolder, InjectedPresenter.PresentedViewModel == HeldViewModel {
  /// Updates the view with the held view model through the injected presenter.
  ///
  /// - Parameter view: The view; you can pass an outlet without unwrapping it.
  /// - Returns: ``PresentationResult/presented``, or the first missing part: the view, the view model, the presenter. If a part
  ///   is missing, nothing is updated and the kit reports a `RuntimeIssue`.
  @discardableResult
  @inlinable public func presentViewModel(in view: InjectedPresenter.PresentedView?) -> PresentationResult {
    guard let view else { return reported(.noView) }
    guard let viewModel = heldViewModel else { return reported(.noViewModel) }
    guard let presenter else { return reported(.noPresenter) }
    presenter.update(view: view, with: viewModel)
    return .presented
  }

  @usableFromInline func reported(_ result: PresentationResult) -> PresentationResult {
    result.issue(in: Self.self)?.report()
    return result
  }
}

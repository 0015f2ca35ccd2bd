#if SWIFT_PACKAGE
  public import MVVMCore
#endif

/// The role of what is given a presenter: a controller, or a view that stands for itself.
///
/// **When to use it.** Adopt it beside `ViewModelHolder` to say that the presenter is injected, and
/// present in one call:
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
/// **Laws.** `presentViewModel(in:)` is there if the presenter's view model is of the very type that is held; to
/// present a subclass by its base's presenter, declare the held one as the base. A nil view model is a missing
/// part: an observer that is emptied clears its view by itself.
///
/// **Isolation.** Main actor. **Cost.** Three checks and a call. **Ownership.** The property keeps the presenter.
@MainActor public protocol Presentable<InjectedPresenter> {
  /// The presenter's type: one of your own, or ``Presenter`` for any that fits the pair.
  associatedtype InjectedPresenter: Presenting
  /// The name that the view's type has in SwiftMVVMPattern 0.9.
  typealias PV = InjectedPresenter.PresentedView
  /// The name that the view model's type has in SwiftMVVMPattern 0.9.
  typealias PVM = InjectedPresenter.PresentedViewModel

  /// The presenter, once it is injected.
  var presenter: InjectedPresenter? { get }
}

extension Presentable where Self: ViewModelHolder, InjectedPresenter.PresentedViewModel == HeldViewModel {
  /// Brings the view up to date with the view model that is held, by the presenter that was injected.
  ///
  /// - Parameter view: The view; an outlet may be given as it is.
  /// - Returns: ``Presentation/presented``, or which part was missing first: the view, the view model, the
  ///   presenter. Nothing is updated then, and a debug build tells it (``PresentationReport``).
  @discardableResult
  @inlinable public func presentViewModel(in view: InjectedPresenter.PresentedView?) -> Presentation {
    guard let view else { return missing(.noView) }
    guard let viewModel = heldViewModel else { return missing(.noViewModel) }
    guard let presenter else { return missing(.noPresenter) }
    presenter.update(view: view, with: viewModel)
    return .presented
  }

  @usableFromInline func missing(_ part: Presentation) -> Presentation {
    assert(PresentationReport.missing(part, holder: "\(Self.self)").wasSent)
    return part
  }
}

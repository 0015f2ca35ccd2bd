#if SWIFT_PACKAGE
  public import MVVMCore
#endif

/// A presenter for one pair of view and view model, as a base class, as a closure, or around another.
///
/// **When to use it.** Where a property must take any presenter for the pair:
/// `var presenter: Presenter<ProfileView, ProfileViewModel>?`. Where one type will do, ``Presenting`` on
/// a struct is enough.
///
/// ```swift
/// final class FullNamePresenter: Presenter<ProfileView, ProfileViewModel> {
///   override func update(view: ProfileView, with viewModel: ProfileViewModel) {
///     view.nameLabel.text = viewModel.name
///   }
/// }
///
/// @MainActor let short = Presenter<ProfileView, ProfileViewModel> { view, viewModel in
///   view.nameLabel.text = viewModel.name
/// }
/// ```
///
/// **Laws.** One thing updates: the override, else the closure or the wrapped presenter, else a debug build
/// tells that there is none (``PresentationReport``). An override takes the closure's place, and reaches it by
/// `super`; where none was given, do not call `super`.
///
/// **Isolation.** Main actor. **Cost.** A call of a method, or of a closure. **Ownership.** Keeps
/// the closure or the wrapped presenter, and no view.
@MainActor open class Presenter<V: View, VM>: Presenting {
  private var updating: (@MainActor (V, VM) -> Void)?

  /// For subclasses, which override ``update(view:with:)``.
  public init() {}

  /// A presenter that updates by a closure.
  public convenience init(_ update: @escaping @MainActor (_ view: V, _ viewModel: VM) -> Void) {
    self.init()
    updating = update
  }

  /// A presenter that stands for another one for the same pair, which it keeps.
  public convenience init(_ presenter: some Presenting<V, VM>) {
    self.init { presenter.update(view: $0, with: $1) }
  }

  /// The hook: brings the view up to date with the view model.
  open func update(view: V, with viewModel: VM) {
    if let updating {
      updating(view, viewModel)
    } else {
      assert(PresentationReport.notOverridden(presenter: "\(Self.self)").wasSent)
    }
  }
}

#if SWIFT_PACKAGE
  @_spi(MVVMInternals) public import MVVMCore
#endif

/// A presenter for one pair of view and view model: a base class, a closure, or a wrapper around another presenter.
///
/// Use it where a property must accept any presenter of the pair: `var presenter: Presenter<ProfileView, ProfileViewModel>?`.
/// If there is only one presenter type, a struct that adopts ``Presenting`` is enough.
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
/// A presenter retains its closure or the wrapped presenter, and no view.
@MainActor open class Presenter<V: View, VM>: Presenting {
  private var updateView: (@MainActor (V, VM) -> Void)?

  /// Creates a presenter whose class overrides ``update(view:with:)``.
  public init() {}

  /// Creates a presenter that updates the view with a closure.
  public convenience init(_ update: @escaping @MainActor (_ view: V, _ viewModel: VM) -> Void) {
    self.init()
    updateView = update
  }

  /// Creates a presenter that forwards to another presenter of the same pair and retains it.
  public convenience init(_ presenter: some Presenting<V, VM>) {
    self.init { presenter.update(view: $0, with: $1) }
  }

  /// Updates the view with the view model.
  ///
  /// The base class calls the closure or the wrapped presenter. If there is neither, nothing is updated and the kit reports a
  /// `RuntimeIssue`. An override can reach the closure with `super`; don't call `super` without one.
  open func update(view: V, with viewModel: VM) {
    if let updateView {
      updateView(view, viewModel)
    } else {
      RuntimeIssue(
        .missingOverride, in: Self.self, "updates nothing; override 'update(view:with:)' or pass a closure to 'init'"
      ).report()
    }
  }
}

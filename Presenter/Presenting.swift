#if SWIFT_PACKAGE
  public import MVVMCore
#endif

/// A presenter: the type that updates a view with a view model and depends on both.
///
/// Adopt it on a struct or a class, one for each way to show a view model in a view, so that controllers can be given one. If
/// the choice between several presenters of the same pair is made at run time, subclass ``Presenter`` instead.
///
/// ```swift
/// struct NamePresenter: Presenting {
///   func update(view: ProfileView, with viewModel: ProfileViewModel) {
///     view.nameLabel.text = viewModel.name
///   }
/// }
/// ```
///
/// For Interface Builder, adopt it on an `NSObject`, because an outlet can't hold a subclass of a generic class:
///
/// ```swift
/// final class NameOutletPresenter: NSObject, Presenting {
///   func update(view: ProfileView, with viewModel: ProfileViewModel) {
///     view.nameLabel.text = viewModel.name
///   }
/// }
/// ```
///
/// When `update(view:with:)` returns, the view shows the view model, no matter what it showed before. A presenter that needs
/// the view again later stores it in a `weak var`, because views often retain their presenters.
@MainActor public protocol Presenting<PresentedView, PresentedViewModel> {
  /// The type of the view to update.
  associatedtype PresentedView: View
  /// The type of the view model to show.
  associatedtype PresentedViewModel

  /// Updates the view with the view model, no matter what the view showed before.
  func update(view: PresentedView, with viewModel: PresentedViewModel)
}

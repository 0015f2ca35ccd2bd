#if SWIFT_PACKAGE
  public import MVVMCore
#endif

/// The role of what brings a view up to date with a view model, and knows both.
///
/// **When to use it.** Adopt it on a struct or class of your own: one presenter for each way to show a
/// view model in a view, so that controllers choose, or are given, one. Subclass ``Presenter`` instead
/// where the choice is made at run time among several for the same pair.
///
/// ```swift
/// struct NamePresenter: Presenting {
///   func update(view: ProfileView, with viewModel: ProfileViewModel) {
///     view.nameLabel.text = viewModel.name
///   }
/// }
/// ```
///
/// For Interface Builder, adopt it on an `NSObject`: an outlet can hold that, and cannot hold a subclass
/// of a generic class.
///
/// ```swift
/// final class NameOutletPresenter: NSObject, Presenting {
///   func update(view: ProfileView, with viewModel: ProfileViewModel) {
///     view.nameLabel.text = viewModel.name
///   }
/// }
/// ```
///
/// **Laws.** The view shows the view model when `update` returns, whatever it showed before.
///
/// **Isolation.** Main actor. **Cost.** Its own. **Ownership.** A presenter keeps neither, unless it says so:
/// ``WeakHolderPresenter``, ``HolderPresenter``.
@MainActor public protocol Presenting<PresentedView, PresentedViewModel> {
  /// What is brought up to date.
  associatedtype PresentedView: View
  /// What it is brought up to date with.
  associatedtype PresentedViewModel

  /// Brings the view up to date with the view model, whatever it showed before.
  func update(view: PresentedView, with viewModel: PresentedViewModel)
}

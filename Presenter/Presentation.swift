/// What a presentation came to.
///
/// ```swift
/// @MainActor func refresh(_ controller: PresentedViewController) {
///   switch controller.presentViewModel(in: controller.profileView) {
///   case .presented: break
///   case .noView: controller.loadViewIfNeeded()
///   case .noViewModel, .noPresenter: controller.title = "Nothing to show"
///   }
/// }
/// ```
///
/// **Isolation.** None; a value.
@frozen public enum Presentation: Hashable, Sendable {
  /// The presenter was called with the view and the view model.
  case presented
  /// There was no view: an outlet not connected, or its screen not loaded yet.
  case noView
  /// No view model was injected.
  case noViewModel
  /// No presenter was injected.
  case noPresenter
}

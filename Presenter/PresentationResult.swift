/// The result of ``Presentable/presentViewModel(in:)``: success, or the first part that is missing.
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
@frozen public enum PresentationResult: Hashable, Sendable {
  /// The presenter was called with the view and the view model. If its class overrides nothing, it reports a `RuntimeIssue`.
  case presented
  /// The view is nil: its outlet isn't connected, or its screen isn't loaded yet.
  case noView
  /// No view model was injected.
  case noViewModel
  /// No presenter was injected.
  case noPresenter
}

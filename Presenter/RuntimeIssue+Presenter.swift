#if SWIFT_PACKAGE
  @_spi(MVVMInternals) public import MVVMCore
#endif

extension RuntimeIssue.Kind {
  /// A `Presentable` presented without a view: ``PresentationResult/noView``.
  public static let missingView = RuntimeIssue.Kind("missingView")
  /// A `Presentable` presented without a view model: ``PresentationResult/noViewModel``.
  public static let missingViewModel = RuntimeIssue.Kind("missingViewModel")
  /// A `Presentable` presented without a presenter: ``PresentationResult/noPresenter``.
  public static let missingPresenter = RuntimeIssue.Kind("missingPresenter")
}

extension PresentationResult {
  /// The issue to report for this result; nil if a presenter was called.
  func issue(in holder: Any.Type) -> RuntimeIssue? {
    switch self {
    case .presented: nil
    case .noView:
      RuntimeIssue(
        .missingView, in: holder, "presents without a view; connect the outlet, or present after the view is loaded")
    case .noViewModel:
      RuntimeIssue(.missingViewModel, in: holder, "presents without a view model; set 'viewModel' first")
    case .noPresenter:
      RuntimeIssue(.missingPresenter, in: holder, "presents without a presenter; set 'presenter' first")
    }
  }
}

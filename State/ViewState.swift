/// A value that describes everything a screen shows.
///
/// Adopt it on a struct or enum with the content, the progress and the last error. A ``StatefulViewModel`` has one:
///
/// ```swift
/// struct SearchState: ViewState {
///   var isLoading = false
///   var contacts: [Contact] = []
///   var problem: String?
/// }
/// ```
///
/// The compiler refuses a class, because no observer would be notified of a change inside an object.
public protocol ViewState {
  nonisolated static func _viewStateIsAValue()
}

extension ViewState {
  public nonisolated static func _viewStateIsAValue() {}
}

extension ViewState where Self: AnyObject {
  @available(*, unavailable, message: "a ViewState must be a struct or an enum; changes in objects aren't observed")
  public nonisolated static func _viewStateIsAValue() {}
}

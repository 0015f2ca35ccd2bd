/// The role of what a screen shows, all of it, as one value.
///
/// **When to use it.** On the struct, or enum, that a ``StatefulViewModel`` shows: what is loading, what was found, what went wrong.
///
/// ```swift
/// struct SearchState: ViewState {
///   var isLoading = false
///   var contacts: [Contact] = []
///   var problem: String?
/// }
/// ```
///
/// **Laws.** It is a value: a class is refused by the compiler, since a change within an object is told to nobody. An error is a part of it.
///
/// **Isolation.** None asked for. **Ownership.** A value; whoever has one has a copy. **Cost.** None at run time.
public protocol ViewState {
  nonisolated static func _viewStateIsAValue()
}

extension ViewState {
  public nonisolated static func _viewStateIsAValue() {}
}

extension ViewState where Self: AnyObject {
  @available(*, unavailable, message: "a ViewState is a value: a struct or an enum")
  public nonisolated static func _viewStateIsAValue() {}
}

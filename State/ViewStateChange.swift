/// A new view state together with the previous one.
///
/// An observer that renders several properties uses it to skip those that didn't change:
///
/// ```swift
/// struct PriceState: ViewState {
///   var price = 0
///   var isLoading = false
/// }
///
/// func show(_ change: ViewStateChange<PriceState>) {
///   if change.changed(\.isLoading) { print(change.new.isLoading ? "…" : "done") }
///   change.ifChanged(\.price) { price in print(price) }
/// }
/// ```
///
/// The first change that an observer receives has no `old`, and every property counts as changed. After that, `old` is the
/// `new` of the change that the same observer received before.
@frozen public struct ViewStateChange<Shown: ViewState> {
  /// The new state.
  public let new: Shown
  /// The previous state; nil in an observer's first change.
  public let old: Shown?

  /// Creates a change, for tests of a view.
  @inlinable public init(from old: Shown?, to new: Shown) {
    self.old = old
    self.new = new
  }

  /// Returns whether a property differs from the previous state; true if there is none.
  @inlinable public func changed<Property: Equatable>(_ property: KeyPath<Shown, Property>) -> Bool {
    guard let old else { return true }
    return old[keyPath: property] != new[keyPath: property]
  }

  /// Calls a closure with a property that differs from the previous state, or if there is none.
  @inlinable public func ifChanged<Property: Equatable>(
    _ property: KeyPath<Shown, Property>, _ action: (Property) throws -> Void
  ) rethrows {
    if changed(property) { try action(new[keyPath: property]) }
  }
}

extension ViewStateChange: Equatable where Shown: Equatable {}
extension ViewStateChange: Sendable where Shown: Sendable {}

/// What is told when a view state changes: the new one, and the one before it.
///
/// **When to use it.** In a view that shows several properties by one closure, and leaves alone what did not change.
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
/// **Laws.** `old` is nil the first time that somebody is told, when everything counts as changed. After that it is the `new` that the same
/// observer was told before.
///
/// **Isolation.** None; a value. **Ownership.** It keeps both states. **Cost.** A comparison for each property asked for.
@frozen public struct ViewStateChange<Shown: ViewState> {
  /// The state that was set.
  public let new: Shown
  /// The state that it took the place of; nil the first time.
  public let old: Shown?

  /// A change, for the test of a view; nil as `old` for the first time.
  @inlinable public init(from old: Shown?, to new: Shown) {
    self.old = old
    self.new = new
  }

  /// Whether a property is another than before; always, the first time.
  @inlinable public func changed<Property: Equatable>(_ property: KeyPath<Shown, Property>) -> Bool {
    guard let old else { return true }
    return old[keyPath: property] != new[keyPath: property]
  }

  /// Hands a property to the closure if it is another than before; always, the first time.
  @inlinable public func ifChanged<Property: Equatable>(
    _ property: KeyPath<Shown, Property>, _ action: (Property) throws -> Void
  ) rethrows {
    if changed(property) { try action(new[keyPath: property]) }
  }
}

extension ViewStateChange: Equatable where Shown: Equatable {}
extension ViewStateChange: Sendable where Shown: Sendable {}

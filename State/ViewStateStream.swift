#if SWIFT_PACKAGE
  public import MVVMBinding
#endif

/// The view states of a ``StatefulViewModel``, for observers.
///
/// Bind to it in `bind()`:
///
/// ```swift
/// struct NameState: ViewState {
///   var name = ""
///   var isSaving = false
/// }
///
/// @MainActor final class NameScreen {
///   private(set) var title = ""
///   func bind(_ states: ViewStateStream<NameState>) {
///     states.bind(\.name, to: self) { me, name in me.title = name }
///   }
/// }
/// ```
///
/// - A new observer immediately receives the current state, with `old == nil`. It then receives each change, even to an equal state. With a key path,
///   it receives only values that differ.
/// - Observers are called in the order in which they bound. A state that is set within a delivery is delivered after it, to all of them.
/// - No observer is called after its token has ended or its owner was released. The closure of a released owner is released with the next change.
/// - The stream retains the states, but neither the view model nor an owner.
///
/// Code that doesn't use closures reads ``values``, `publisher` or ``observed``.
@MainActor public struct ViewStateStream<Shown: ViewState> {
  @usableFromInline let shown: ViewStateObservers<Shown>

  init(_ shown: ViewStateObservers<Shown>) { self.shown = shown }

  /// Calls a closure with the current state, then with each change, until the token ends.
  @inlinable public func bind(_ action: @escaping @MainActor (ViewStateChange<Shown>) -> Void) -> BindingToken {
    shown.observers.bind(first: shown.first, action)
  }

  /// Calls a closure with the current state, then with each change, while the owner lives. The closure receives the owner, so it doesn't need
  /// to capture it.
  @inlinable public func bind<Owner: AnyObject>(
    to owner: Owner, _ action: @escaping @MainActor (Owner, ViewStateChange<Shown>) -> Void
  ) {
    shown.observers.bind(first: shown.first, to: owner, action)
  }

  /// Calls a closure with a property's current value, then with each different one, until the token ends.
  @inlinable public func bind<Property: Equatable>(
    _ property: KeyPath<Shown, Property>, _ action: @escaping @MainActor (Property) -> Void
  ) -> BindingToken {
    bind { $0.ifChanged(property, action) }
  }

  /// Calls a closure with a property's current value, then with each different one, while the owner lives.
  @inlinable public func bind<Owner: AnyObject, Property: Equatable>(
    _ property: KeyPath<Shown, Property>, to owner: Owner, _ action: @escaping @MainActor (Owner, Property) -> Void
  ) {
    bind(to: owner) { owner, change in change.ifChanged(property) { action(owner, $0) } }
  }

  /// Ends the bindings of an owner that stays alive, such as a cell that is reused.
  public func unbind(_ owner: AnyObject) { shown.observers.unbind(owner) }
}

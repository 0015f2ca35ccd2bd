#if SWIFT_PACKAGE
  public import MVVMBinding
#endif

/// What a view listens to: each view state, with the one before it.
///
/// **When to use it.** In `bind()` of what shows a ``StatefulViewModel``, which has one.
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
/// **Laws.** Who binds is told at once, with no `old`; then of each change, with the `new` that it was told before as `old`. Observers are
/// told in the order in which they bound. A state set within a delivery is told after it, to all. Nothing is told after the token has
/// ended. Each change is told, an equal state too; by key path, only what differs. An observer that makes a change of each change is stopped and
/// reported, as of a `Dynamic`.
///
/// **Isolation.** Main actor. **Ownership.** It keeps the states, and no view model and no owner; an owner's closure is let go of at the first
/// change after its end. **Cost.** A call for each observer.
@MainActor public struct ViewStateStream<Shown: ViewState> {
  @usableFromInline let shown: ViewStateObservers<Shown>

  init(_ shown: ViewStateObservers<Shown>) { self.shown = shown }

  /// Tells a closure the present state, then each change, for as long as the token is held.
  @inlinable public func bind(_ action: @escaping @MainActor (ViewStateChange<Shown>) -> Void) -> BindingToken {
    shown.observers.bind(first: shown.first, action)
  }

  /// Tells a closure the present state, then each change, while its owner lives. The owner is handed to the closure, which so need not
  /// capture it.
  @inlinable public func bind<Owner: AnyObject>(
    to owner: Owner, _ action: @escaping @MainActor (Owner, ViewStateChange<Shown>) -> Void
  ) {
    shown.observers.bind(first: shown.first, to: owner, action)
  }

  /// Tells a closure a property as it is, then each time that it is another, for as long as the token is held.
  @inlinable public func bind<Property: Equatable>(
    _ property: KeyPath<Shown, Property>, _ action: @escaping @MainActor (Property) -> Void
  ) -> BindingToken {
    bind { $0.ifChanged(property, action) }
  }

  /// Tells a closure a property as it is, then each time that it is another, while its owner lives.
  @inlinable public func bind<Owner: AnyObject, Property: Equatable>(
    _ property: KeyPath<Shown, Property>, to owner: Owner, _ action: @escaping @MainActor (Owner, Property) -> Void
  ) {
    bind(to: owner) { owner, change in change.ifChanged(property) { action(owner, $0) } }
  }

  /// Ends what was bound to an owner, before the owner goes: for a cell that is reused.
  public func unbind(_ owner: AnyObject) { shown.observers.unbind(owner) }
}

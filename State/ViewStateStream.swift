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
/// - A new observer immediately receives the current state, with `old == nil`. It then receives each change, even to an equal
///   state. With a key path, it receives only values that differ.
/// - Observers are called in the order in which they bound. A state that is set within a delivery is delivered after it, to all
///   of them.
/// - No observer is called after its token has ended or its owner was released. The closure of a released owner is released
///   with the next change.
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

  /// Calls a closure with the current state, then with each change, while the owner lives. The closure receives the owner, so
  /// it doesn't need to capture it.
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

extension ViewStateStream where Shown: Sendable {
  /// The current state, then each new one, for `for await`.
  ///
  /// ```swift
  /// struct CountState: ViewState { var count = 0 }
  ///
  /// @MainActor func follow(_ states: ViewStateStream<CountState>) async {
  ///   for await state in states.values { print(state.count) }
  /// }
  /// ```
  ///
  /// A reader that is slower than the changes receives the latest state and misses those between. Each use is a sequence for
  /// one reader. It doesn't retain the view model and ends when the view model is released.
  public var values: AsyncStream<Shown> { shown.bridge.values }
}

#if canImport(Observation)
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension ViewStateStream {
    /// The current state for code that tracks what it reads: a SwiftUI view's `body`, `withObservationTracking` or
    /// `Observations`.
    ///
    /// ```swift
    /// import Observation
    ///
    /// struct CountState: ViewState { var count = 0 }
    ///
    /// @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    /// @MainActor func follow(_ states: ViewStateStream<CountState>) {
    ///   withObservationTracking {
    ///     print(states.observed.count)
    ///   } onChange: {
    ///     print("changes")
    ///   }
    /// }
    /// ```
    ///
    /// Every change of the state counts as a change of what was read, because a state is one value.
    public var observed: Shown {
      let tracked = shown.tracked as? ObservedDynamic<Shown> ?? shown.bridge.observed
      shown.tracked = tracked
      _ = tracked.value
      return shown.state
    }
  }
#endif

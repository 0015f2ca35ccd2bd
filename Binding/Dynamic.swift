/// A value that notifies its observers of each new value.
///
/// Use it in view models that come from closures or from another `Dynamic`. In new code, use `@Observable` with
/// ``observeChanges(for:fileID:line:read:show:)``, or State. Expose ``readOnly`` to views, so that only the view model
/// sets the value.
///
/// ```swift
/// @MainActor final class ProfileViewModel: ViewModel {
///   private let name = Dynamic("")
///   var shownName: ReadOnlyDynamic<String> { name.readOnly }
///   func rename(_ text: String) { name.value = text }
/// }
///
/// @MainActor final class ProfileLabel {
///   private(set) var text = ""
///   func show(_ viewModel: ProfileViewModel) {
///     viewModel.shownName.bindAndFire(to: self) { me, name in me.text = name }
///   }
/// }
/// ```
///
/// - Observers are called in the order in which they registered, with each value that is set after that. `bindAndFire` also
///   calls the closure at once, with the current value.
/// - A value that is set within a delivery is delivered after it, to all. `value` is the latest one, even before it is delivered.
/// - After a token has ended, its closure isn't called and is released.
/// - A change in place, such as `value.append(_:)`, is one change and copies nothing. As with any stored property, code
///   that runs during it can't access `value`.
/// - If an observer sets another value in response to every value, the kit stops the chain after 10,000 values and reports a
///   `RuntimeIssue` of kind `endlessBinding`.
/// - A binding doesn't replace an earlier one. In a cell, release the former token first. A debug build reports a cell
///   that binds again from the same line while its former binding is active (`unreleasedBinding`), if the cell is the
///   `owner`. A helper that binds for its callers passes on their `fileID` and `line`.
///
/// An owner is referenced weakly. With a `Sendable` value, you can create a dynamic outside the main actor.
@MainActor public final class Dynamic<Value> {
  // Checked for overlapping accesses, unlike the rest: a change in place runs the app's code during the access.
  @usableFromInline var stored: Value
  @usableFromInline let changes = _Bindings<Value>()
  // Not a `let`: in Swift 5 mode the nonisolated init could not set it.
  @exclusivity(unchecked) @usableFromInline var isSame: (@MainActor (Value, Value) -> Bool)?

  /// Creates a dynamic that notifies its observers whenever the value is set.
  public init(_ value: Value) {
    stored = value
  }

  /// Creates a dynamic that notifies its observers whenever the value is set.
  public nonisolated init(_ value: Value) where Value: Sendable {
    stored = value
  }

  /// Creates a dynamic that notifies its observers if the new value differs from the one that was set last.
  public init(distinct value: Value) where Value: Equatable {
    stored = value
    isSame = { $0 == $1 }
  }

  /// The value that was set last.
  @inlinable public var value: Value {
    get { stored }
    set {
      if let isSame, isSame(stored, newValue) { return }
      // The old value is released last, because its deinit may set another value, which is delivered after this one.
      var old = newValue
      swap(&old, &stored)
      changes.notify(newValue)
    }
    _modify {
      if isSame == nil {
        // Deferred, because a change that throws doesn't return here.
        defer { changes.notify(stored) }
        yield &stored
      } else {
        var new = stored
        defer { value = new }
        yield &new
      }
    }
  }

  /// Calls the closure with each new value, until the token is released.
  @inlinable public func bind(_ action: @escaping @MainActor (Value) -> Void) -> BindingToken {
    changes.bind(action)
  }

  /// Calls the closure with the current value, then each new one, until the token is released.
  @inlinable public func bindAndFire(_ action: @escaping @MainActor (Value) -> Void) -> BindingToken {
    changes.bind(first: stored, action)
  }

  /// Calls the closure with its owner and each new value, until the token or the owner is released.
  @inlinable public func bind<Owner: AnyObject>(
    for owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping @MainActor (Owner, Value) -> Void
  ) -> BindingToken {
    BindingToken(changes, changes.bind(to: owner, from: fileID, line, action))
  }

  /// Calls the closure with its owner and the current value, then each new one, until the token or the owner is released.
  @inlinable public func bindAndFire<Owner: AnyObject>(
    for owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping @MainActor (Owner, Value) -> Void
  ) -> BindingToken {
    BindingToken(changes, changes.bind(first: stored, to: owner, from: fileID, line, action))
  }

  /// Calls the closure with its owner and each new value, until the owner is released.
  @inlinable public func bind<Owner: AnyObject>(
    to owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping @MainActor (Owner, Value) -> Void
  ) {
    _ = changes.bind(to: owner, from: fileID, line, action)
  }

  /// Calls the closure with its owner and the current value, then each new one, until the owner is released.
  @inlinable public func bindAndFire<Owner: AnyObject>(
    to owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping @MainActor (Owner, Value) -> Void
  ) {
    _ = changes.bind(first: stored, to: owner, from: fileID, line, action)
  }

  /// Ends the bindings of an owner before it is released, such as those of a reused cell.
  public func unbind(_ owner: AnyObject) { changes.unbind(owner) }

  /// Whether anything observes this value, for example for `isObserved:` in a test. The binding of a released owner counts
  /// until the next change.
  public var hasObservers: Bool { !changes.isEmpty }

  /// The same value for views, which may bind to it but not set it.
  public var readOnly: ReadOnlyDynamic<Value> { ReadOnlyDynamic(self) }
}

/// A ``Dynamic`` for views: they can read it and bind to it, but not set it.
///
/// ```swift
/// @MainActor func show(_ name: ReadOnlyDynamic<String>) -> BindingToken {
///   name.bindAndFire { print("Hello, \($0)") }
/// }
/// ```
///
/// It follows the rules of the ``Dynamic``, and retains it.
@MainActor public struct ReadOnlyDynamic<Value> {
  let dynamic: Dynamic<Value>

  init(_ dynamic: Dynamic<Value>) { self.dynamic = dynamic }

  /// The value that was set last.
  public var value: Value { dynamic.value }

  /// Calls the closure with each new value, until the token is released.
  public func bind(_ action: @escaping @MainActor (Value) -> Void) -> BindingToken { dynamic.bind(action) }

  /// Calls the closure with the current value, then each new one, until the token is released.
  public func bindAndFire(_ action: @escaping @MainActor (Value) -> Void) -> BindingToken {
    dynamic.bindAndFire(action)
  }

  /// Calls the closure with its owner and each new value, until the token or the owner is released.
  public func bind<Owner: AnyObject>(
    for owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping @MainActor (Owner, Value) -> Void
  ) -> BindingToken {
    dynamic.bind(for: owner, fileID: fileID, line: line, action)
  }

  /// Calls the closure with its owner and the current value, then each new one, until the token or the owner is released.
  public func bindAndFire<Owner: AnyObject>(
    for owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping @MainActor (Owner, Value) -> Void
  ) -> BindingToken {
    dynamic.bindAndFire(for: owner, fileID: fileID, line: line, action)
  }

  /// Calls the closure with its owner and each new value, until the owner is released.
  public func bind<Owner: AnyObject>(
    to owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping @MainActor (Owner, Value) -> Void
  ) {
    dynamic.bind(to: owner, fileID: fileID, line: line, action)
  }

  /// Calls the closure with its owner and the current value, then each new one, until the owner is released.
  public func bindAndFire<Owner: AnyObject>(
    to owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping @MainActor (Owner, Value) -> Void
  ) {
    dynamic.bindAndFire(to: owner, fileID: fileID, line: line, action)
  }

  /// Ends the bindings of an owner.
  public func unbind(_ owner: AnyObject) { dynamic.unbind(owner) }

  /// Whether anything observes this value. The binding of a released owner counts until the next change.
  public var hasObservers: Bool { dynamic.hasObservers }
}

/// The face of a ``Dynamic`` that a view is handed: it can be read and bound to, and not set.
///
/// ```swift
/// @MainActor func show(_ name: ReadOnlyDynamic<String>) -> BindingToken {
///   name.bindAndFire { print("Hello, \($0)") }
/// }
/// ```
///
/// **Laws, isolation, cost.** Those of the ``Dynamic`` behind it. **Ownership.** It keeps that alive.
@MainActor public struct ReadOnlyDynamic<Value> {
  let dynamic: Dynamic<Value>

  init(_ dynamic: Dynamic<Value>) { self.dynamic = dynamic }

  /// What was set last.
  public var value: Value { dynamic.value }

  /// Tells a closure each value that is set from now on, for as long as the token is held.
  public func bind(_ action: @escaping @MainActor (Value) -> Void) -> BindingToken { dynamic.bind(action) }

  /// Tells a closure the present value, then each that is set, for as long as the token is held.
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

  /// Ends what was bound to an owner.
  public func unbind(_ owner: AnyObject) { dynamic.unbind(owner) }
}

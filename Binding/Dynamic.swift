/// A value that tells whoever is bound to it when it is set.
///
/// **When to use it.** For a view model that comes from closures or `Dynamic`; new code takes `@Observable`, or State. Hand the view
/// ``readOnly``, so that only the view model sets it.
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
/// **Laws.** Observers are told in the order in which they registered. `value` is what was last set, even before it is told; the
/// closure's argument is what is being told. A value set within a delivery is told after it, to all. An observer hears what is set
/// after it registered; `bindAndFire` fires once with the present value, and never repeats one that is yet to be told. After its
/// token has ended nothing is told. If an observer answers every value with another one, the kit stops the chain after 10,000 values
/// and reports a `RuntimeIssue` of kind `endlessBinding`.
///
/// **Isolation.** Main actor; with a `Sendable` value it can be made anywhere. **Ownership.** Nothing is kept but what a closure itself
/// captures; an owner is held weakly. **Cost.** A call each observer; no allocation a delivery.
@MainActor public final class Dynamic<Value> {
  // Checked for overlapping accesses, unlike the rest: a change in place runs the app's code during the access.
  @usableFromInline var stored: Value
  @usableFromInline let changes = _Bindings<Value>()
  // Not a `let`: in Swift 5 mode the nonisolated init could not set it.
  @exclusivity(unchecked) @usableFromInline var isSame: (@MainActor (Value, Value) -> Bool)?

  /// A value to be told whenever it is set.
  public init(_ value: Value) {
    stored = value
  }

  /// A value to be told whenever it is set.
  public nonisolated init(_ value: Value) where Value: Sendable {
    stored = value
  }

  /// A value to be told when it is set to another than the one that was set last.
  public init(distinct value: Value) where Value: Equatable {
    stored = value
    isSame = { $0 == $1 }
  }

  /// What was set last.
  @inlinable public var value: Value {
    get { stored }
    set {
      if let isSame, isSame(stored, newValue) { return }
      // Let go of last: what it kept may set another as it goes, which is told after this one.
      var old = newValue
      swap(&old, &stored)
      changes.tell(newValue)
    }
    _modify {
      if isSame == nil {
        // Deferred, because a change that throws doesn't return here.
        defer { changes.tell(stored) }
        yield &stored
      } else {
        var new = stored
        defer { value = new }
        yield &new
      }
    }
  }

  /// Tells a closure each value that is set from now on, for as long as the token is held.
  @inlinable public func bind(_ action: @escaping @MainActor (Value) -> Void) -> BindingToken {
    changes.bind(action)
  }

  /// Tells a closure the present value, then each that is set, for as long as the token is held.
  @inlinable public func bindAndFire(_ action: @escaping @MainActor (Value) -> Void) -> BindingToken {
    changes.bind(first: stored, action)
  }

  /// Calls the closure with its owner and each new value, until the token or the owner is released.
  @inlinable public func bind<Owner: AnyObject>(
    for owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping @MainActor (Owner, Value) -> Void
  ) -> BindingToken {
    BindingToken(changes, changes.bind(to: owner, from: SourceLine(fileID, line), action))
  }

  /// Calls the closure with its owner and the current value, then each new one, until the token or the owner is released.
  @inlinable public func bindAndFire<Owner: AnyObject>(
    for owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping @MainActor (Owner, Value) -> Void
  ) -> BindingToken {
    BindingToken(changes, changes.bind(first: stored, to: owner, from: SourceLine(fileID, line), action))
  }

  /// Calls the closure with its owner and each new value, until the owner is released.
  @inlinable public func bind<Owner: AnyObject>(
    to owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping @MainActor (Owner, Value) -> Void
  ) {
    changes.bind(to: owner, from: SourceLine(fileID, line), action)
  }

  /// Calls the closure with its owner and the current value, then each new one, until the owner is released.
  @inlinable public func bindAndFire<Owner: AnyObject>(
    to owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping @MainActor (Owner, Value) -> Void
  ) {
    changes.bind(first: stored, to: owner, from: SourceLine(fileID, line), action)
  }

  /// Ends what was bound to an owner, before the owner goes: for a cell that is reused.
  public func unbind(_ owner: AnyObject) { changes.unbind(owner) }

  /// Whether anybody is told of the next value; a dead owner counts until then.
  public var hasObservers: Bool { !changes.isEmpty }

  /// The same value, for whoever may bind to it and not set it.
  public var readOnly: ReadOnlyDynamic<Value> { ReadOnlyDynamic(self) }
}

extension Dynamic {
  /// As ``bindAndFire(_:)``, with a first value of its own: for State. The kit's own.
  public func _bind(first: Value, _ action: @escaping @MainActor (Value) -> Void) -> BindingToken {
    let token = bind(action)
    changes.tell(first, only: action)
    return token
  }

  /// As ``bindAndFire(to:_:)``, with a first value of its own: for State. The kit's own.
  public func _bind<Owner: AnyObject>(
    first: Value, to owner: Owner, _ action: @escaping @MainActor (Owner, Value) -> Void
  ) {
    bind(to: owner, action)
    changes.tell(first, only: { action(owner, $0) })
  }

  /// Tells a value without setting it, so that nothing keeps it: for Lifecycle. The kit's own.
  public func _tell(_ value: Value) { changes.tell(value) }
}

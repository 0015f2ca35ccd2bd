/// Whether an existential, an `Any` or an `any P`, holds an optional that is nil.
///
/// An existential that can hold an optional is at least as large as `Any`, so the compiler removes the check for a smaller type. (`any Error`
/// is smaller, and an `Optional` that is an `Error` isn't found.) The check of a larger type is a dynamic cast, without an allocation.
@inlinable func holdsNil<Value>(_ value: Value) -> Bool {
  MemoryLayout<Value>.size >= MemoryLayout<Any>.size && isNil(value)
}

/// Whether a value is an optional that is nil, at any depth.
@usableFromInline func isNil(_ value: some Any) -> Bool {
  (value as? any OptionalValue)?.isEmpty ?? false
}

/// The protocol of all optionals, whatever they wrap.
private protocol OptionalValue {
  var isEmpty: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate var isEmpty: Bool {
    guard let self else { return true }
    return isNil(self)
  }
}

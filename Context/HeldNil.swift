#if SWIFT_PACKAGE
  internal import MVVMCore
#endif

/// Returns whether an existential, an `Any` or an `any P`, holds an optional that is nil.
///
/// An existential that can hold an optional is at least as large as `Any`, so the compiler removes the check for a
/// smaller type. (`any Error` is smaller, and an `Optional` that is an `Error` isn't found.) The check of a larger type
/// is a dynamic cast without an allocation.
@inlinable func holdsNil<Value>(_ value: Value) -> Bool {
  MemoryLayout<Value>.size >= MemoryLayout<Any>.size && isNil(value)
}

/// Returns whether a value is an optional that is nil, at any depth.
@usableFromInline func isNil(_ value: some Any) -> Bool {
  guard let optional = value as? any _OptionalViewModel else { return false }
  return optional._value.map { isNil($0) } ?? true
}

/// Whether an existential, an `Any` or an `any P`, holds an optional that is nil.
///
/// For a concrete type the comparison is decided at compile time, so that it costs nothing.
@inlinable func holdsNil<Value>(_ value: Value) -> Bool {
  type(of: value as Any) != Value.self && isNil(value)
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

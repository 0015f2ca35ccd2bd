/// What every optional is, whatever it wraps.
private protocol OptionalValue {
  var isEmpty: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate var isEmpty: Bool {
    guard let self else { return true }
    return isNil(self)
  }
}

/// Whether a value of a type unknown here is nil: an optional that an `Any` holds, at any depth.
func isNil(_ value: some Any) -> Bool {
  (value as? any OptionalValue)?.isEmpty ?? false
}

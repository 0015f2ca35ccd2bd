/// A store's answer, with a caveat if there is one.
public struct Answer<Value> {
  public var value: Value
  /// Nil if the answer is complete and current.
  public var caveat: Caveat?

  public init(_ value: Value, caveat: Caveat? = nil) {
    self.value = value
    self.caveat = caveat
  }
}

extension Answer: Sendable where Value: Sendable {}
extension Answer: Equatable where Value: Equatable {}

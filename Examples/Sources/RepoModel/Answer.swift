/// What a store answers, and what its reader has to know besides.
public struct Answer<Value> {
  public var value: Value
  /// Nil where there is nothing to be said: the answer is whole, and as new as can be.
  public var caveat: Caveat?

  public init(_ value: Value, caveat: Caveat? = nil) {
    self.value = value
    self.caveat = caveat
  }
}

extension Answer: Sendable where Value: Sendable {}
extension Answer: Equatable where Value: Equatable {}

/// A clause of `#if` in a file.
@frozen public struct ConditionID: Handle {
  public let number: Int32

  @inlinable public init(number: Int32) { self.number = number }
}

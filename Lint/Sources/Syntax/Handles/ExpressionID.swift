/// An expression of a file.
@frozen public struct ExpressionID: Handle {
  public let number: Int32

  @inlinable public init(number: Int32) { self.number = number }
}

/// A part of a type as it is written in a file.
@frozen public struct TypeNodeID: Handle {
  public let number: Int32

  @inlinable public init(number: Int32) { self.number = number }
}

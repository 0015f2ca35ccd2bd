public import LintSyntax

/// A type that the project declares, in the order in which the types were found.
@frozen public struct TypeID: Handle {
  public let number: Int32

  @inlinable public init(number: Int32) { self.number = number }
}

public import LintSyntax

/// A file of the project.
@frozen public struct FileID: Handle {
  public let number: Int32

  @inlinable public init(number: Int32) { self.number = number }
}

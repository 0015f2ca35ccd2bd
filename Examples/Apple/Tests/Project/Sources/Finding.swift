/// A mistake in a project.
public struct Finding: Hashable, CustomStringConvertible, Sendable {
  public let description: String

  public init(_ description: String) { self.description = description }
}

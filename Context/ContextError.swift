/// The reason why a cell has no context: what was found, and what was expected.
///
/// ```swift
/// func explain(_ error: ContextError) -> String {
///   switch error.found {
///   case .noCell: "The row has left the screen."
///   case .otherCell, .emptyCell, .context: error.description
///   }
/// }
/// ```
public struct ContextError: Error, Hashable, Sendable {
  /// The content of the container at an index.
  @frozen public enum Finding: Hashable, Sendable {
    /// The container has no cell there.
    case noCell
    /// A cell of this type, which isn't ``Contextable``.
    case otherCell(String)
    /// A cell of this type, without a context.
    case emptyCell(String)
    /// A context of this type.
    case context(String)
  }

  /// The content of the container at the index.
  public let found: Finding
  /// The type of the requested entity.
  public let expected: String
  /// The index, as text.
  public let index: String
}

extension ContextError: CustomStringConvertible {
  /// One sentence for a log.
  public var description: String {
    let finding =
      switch found {
      case .noCell: "no visible cell"
      case .otherCell(let cell): "a cell of type \(cell)"
      case .emptyCell(let cell): "a \(cell) without a context"
      case .context(let type): "a context of type \(type)"
      }
    return "found \(finding) at \(index), where \(expected) was expected"
  }
}

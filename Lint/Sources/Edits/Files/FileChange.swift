/// A file with its old and new text.
public struct FileChange: Hashable, Sendable {
  /// The path relative to the root of the project.
  public let path: String
  /// The bytes that were read.
  public let before: [UInt8]
  public let after: [UInt8]

  public init(_ path: String, from before: [UInt8], to after: [UInt8]) {
    self.path = path
    self.before = before
    self.after = after
  }

  public init(_ path: String, _ before: [UInt8], _ edits: [TextEdit]) throws(TextEdits.Conflict) {
    self.init(path, from: before, to: try TextEdits(edits).applied(to: before))
  }

  public var changesNothing: Bool { before == after }
}

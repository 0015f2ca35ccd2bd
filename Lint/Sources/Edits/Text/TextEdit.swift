public import LintSyntax

/// A replacement of some bytes of a file. An empty range inserts text.
public struct TextEdit: Hashable, Sendable {
  public let range: ByteRange
  public let replacement: String

  public init(_ range: ByteRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  public static func deleting(_ range: ByteRange) -> TextEdit { TextEdit(range, "") }

  public static func inserting(_ text: String, at offset: UInt32) -> TextEdit {
    TextEdit(ByteRange(start: offset, end: offset), text)
  }
}

extension TextEdit: Comparable {
  private var key: (UInt32, UInt32, String) { (range.start, range.end, replacement) }

  public static func < (first: TextEdit, second: TextEdit) -> Bool { first.key < second.key }
}

import LintSyntax

/// The edits of one text, sorted by place. None of them overlap, so they are applied together or not at all.
public struct TextEdits: Hashable, Sendable {
  public let edits: [TextEdit]

  public enum Conflict: Error, Equatable {
    /// Two edits change the same bytes, or insert text at the same place.
    case overlap(TextEdit, TextEdit)
    /// A range ends before it starts.
    case backwards(TextEdit)
    /// An edit goes beyond the end of the text.
    case outOfBounds(TextEdit)
  }

  public init(_ edits: some Sequence<TextEdit>) throws(Conflict) {
    self.edits = edits.sorted()
    for edit in self.edits where edit.range.end < edit.range.start { throw .backwards(edit) }
    for (first, second) in zip(self.edits, self.edits.dropFirst()) {
      let areSamePlace = first.range.start == second.range.start && second.range.start == second.range.end
      if second.range.start < first.range.end || areSamePlace { throw .overlap(first, second) }
    }
  }

  public func applied(to text: [UInt8]) throws(Conflict) -> [UInt8] {
    if let last = edits.last, last.range.end > text.count { throw .outOfBounds(last) }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var start = 0
    for edit in edits {
      result += text[start..<Int(edit.range.start)]
      result += edit.replacement.utf8
      start = Int(edit.range.end)
    }
    return result + text[start...]
  }

  /// The place of a byte after the edits; nil if an edit replaces it. Text inserted at a place comes before its byte.
  public func offset(after offset: UInt32) -> UInt32? {
    var shift = 0
    for edit in edits {
      if edit.range.contains(offset) { return nil }
      if edit.range.start > offset { break }
      shift += edit.replacement.utf8.count - Int(edit.range.end - edit.range.start)
    }
    return UInt32(exactly: Int(offset) + shift)
  }

  /// The place before the edits of a byte after them; nil if an edit inserted it.
  public func offset(before offset: UInt32) -> UInt32? {
    var shift = 0
    for edit in edits {
      let start = Int(edit.range.start) + shift
      if Int(offset) < start { break }
      if Int(offset) < start + edit.replacement.utf8.count { return nil }
      shift += edit.replacement.utf8.count - Int(edit.range.end - edit.range.start)
    }
    return UInt32(exactly: Int(offset) - shift)
  }
}

public import LintSyntax

/// From where to where a finding reaches in its file.
public struct Extent: Sendable, Hashable {
  public let range: ByteRange
  public let start: Location
  /// Behind the last byte.
  public let end: Location

  public init(range: ByteRange, start: Location, end: Location) {
    self.range = range
    self.start = start
    self.end = end
  }

  init(_ range: ByteRange, in facts: FileFacts) {
    self.init(range: range, start: facts.lines.location(of: range.start), end: facts.lines.location(of: range.end))
  }
}

public import LintEngine
public import LintRules
public import LintSyntax

/// A set of edits to one file that removes findings. The edits are applied together or not at all.
public struct Fix: Sendable {
  /// The findings that the fix removes, which are in the same file.
  public let findings: [ReportedFinding]
  public let level: FixLevel
  /// An imperative sentence, such as "Remove the suppression comment".
  public let title: String
  public let edits: [TextEdit]
  /// The declarations whose meaning the edits change. Two fixes of the same declaration aren't applied at once.
  public let extents: [ByteRange]
  /// The rules whose findings the fix may suppress, because it corrects a suppression comment.
  public let suppressedRules: Set<String>

  public init(
    of findings: [ReportedFinding], _ level: FixLevel, _ title: String, _ edits: [TextEdit], in extents: [ByteRange],
    suppressing suppressedRules: Set<String> = []
  ) {
    self.findings = findings
    self.level = level
    self.title = title
    self.edits = edits.sorted()
    self.extents = extents
    self.suppressedRules = suppressedRules
  }

  public var path: String { findings.first?.path ?? "" }

  /// Whether two fixes of a file change the same bytes or the same declaration.
  func overlaps(_ other: Fix) -> Bool {
    let ranges = extents + edits.map(\.range)
    return (other.extents + other.edits.map(\.range)).contains { range in ranges.contains { $0.touches(range) } }
  }
}

extension Fix: Comparable {
  private var key: (String, UInt32, String) { (path, edits.first?.range.start ?? 0, findings.first?.rule ?? "") }

  public static func < (first: Fix, second: Fix) -> Bool { first.key < second.key }
  public static func == (first: Fix, second: Fix) -> Bool { first.key == second.key }
}

extension ByteRange {
  /// Whether two ranges share a byte, or one is an insertion in or beside the other.
  fileprivate func touches(_ other: ByteRange) -> Bool {
    start == end || other.start == other.end
      ? start <= other.end && other.start <= end : start < other.end && other.start < end
  }
}

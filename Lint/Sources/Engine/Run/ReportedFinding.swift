public import LintRules
public import LintSyntax

/// A finding as it is told: by which rule, where, and how much it matters.
public struct ReportedFinding: Sendable {
  public let about: RuleDescription
  public let path: String
  public let extent: Extent
  public var severity: Severity
  public let message: String
  public let reasons: [String]
  /// Whether a role that it rests on is told by a name only: then it counts one step less.
  public let isByNameAlone: Bool
  /// Whether it counts other than its rule does by default.
  public let statesSeverity: Bool
  /// What it is known by, wherever it moves. Those that are alike are numbered by ``Fingerprint/ordinal``.
  public internal(set) var fingerprint: Fingerprint
  /// Why it is not to count, where somebody has said so.
  public var suppression: Suppression?

  public init(
    about: RuleDescription, path: String, extent: Extent, severity: Severity, message: String, reasons: [String] = [],
    isByNameAlone: Bool = false, statesSeverity: Bool = false, fingerprint: Fingerprint
  ) {
    self.about = about
    self.path = path
    self.extent = extent
    self.severity = severity
    self.message = message
    self.reasons = reasons
    self.isByNameAlone = isByNameAlone
    self.statesSeverity = statesSeverity
    self.fingerprint = fingerprint
  }

  public var rule: String { about.name }

  /// As it counts where a configuration gives a severity to its rule.
  public func counted(as severity: Severity) -> ReportedFinding {
    var finding = self
    finding.severity = isByNameAlone ? severity.lowered : severity
    return finding
  }
}

/// Who said that a finding is not to count.
public enum Suppression: Sendable, Hashable {
  /// A comment in the source, with the reason that it gives.
  case inSource(reason: String?)
  /// The baseline: it was there before.
  case baseline
}

extension ReportedFinding: Comparable {
  private var key: (String, UInt32, String, String) { (path, extent.range.start, rule, message) }

  public static func < (first: ReportedFinding, second: ReportedFinding) -> Bool { first.key < second.key }
  public static func == (first: ReportedFinding, second: ReportedFinding) -> Bool { first.key == second.key }
}

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

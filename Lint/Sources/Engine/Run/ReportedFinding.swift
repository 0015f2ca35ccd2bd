public import LintRules
public import LintSyntax

/// A finding with its rule, place and severity.
public struct ReportedFinding: Sendable {
  public let about: RuleDescription
  public private(set) var path: String
  public let extent: Extent
  public var severity: Severity
  public let message: String
  /// The evidence, in the order of the argument.
  public private(set) var reasons: [ReportedReason]
  /// Whether a role that it depends on is inferred from a name only. Its severity is then one level lower.
  public let isByNameAlone: Bool
  /// Whether its severity differs from the rule's default.
  public let statesSeverity: Bool
  /// Identifies it when its file changes. Equal ones are numbered by ``Fingerprint/ordinal``.
  public internal(set) var fingerprint: Fingerprint
  /// The reason why it doesn't count, if it is suppressed.
  public var suppression: Suppression?

  public init(
    about: RuleDescription, path: String, extent: Extent, severity: Severity, message: String,
    reasons: [ReportedReason] = [],
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

  /// The other places with the same cause.
  public var furtherPlaces: [ReportedPlace] { reasons.filter(\.isFurtherPlace).compactMap(\.place) }

  /// The finding with the severity that a configuration gives its rule.
  public func counted(as severity: Severity) -> ReportedFinding {
    var finding = self
    finding.severity = isByNameAlone ? severity.lowered : severity
    return finding
  }
}

extension ReportedFinding {
  /// The finding in a report whose root is an outer folder.
  public func moved(below folder: String) -> ReportedFinding {
    var finding = self
    finding.path = folder + path
    finding.reasons = reasons.map { $0.moved(below: folder) }
    finding.fingerprint = Fingerprint(
      rule: rule, path: finding.path, declaration: fingerprint.declaration, code: fingerprint.code,
      ordinal: fingerprint.ordinal)
    return finding
  }
}

/// The reason why a finding doesn't count.
public enum Suppression: Sendable, Hashable {
  /// A comment in the source, with its reason.
  case inSource(reason: String?)
  /// The baseline contains it.
  case baseline
}

extension ReportedFinding: Comparable {
  private var key: (String, UInt32, String, String) { (path, extent.range.start, rule, message) }

  public static func < (first: ReportedFinding, second: ReportedFinding) -> Bool { first.key < second.key }
  public static func == (first: ReportedFinding, second: ReportedFinding) -> Bool { first.key == second.key }
}

/// The source range of a finding.
public struct Extent: Sendable, Hashable {
  public let range: ByteRange
  public let start: Location
  /// After the last byte.
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

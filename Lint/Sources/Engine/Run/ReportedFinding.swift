public import LintRules
public import LintSyntax

/// A finding with its rule, place and severity.
public struct ReportedFinding: Sendable {
  public let about: RuleDescription
  public private(set) var path: String
  public private(set) var extent: Extent
  public var severity: Severity
  public private(set) var message: String
  /// The evidence, in the order of the argument.
  public private(set) var reasons: [ReportedReason]
  /// Whether the finding depends on a role that is inferred from a name only. The severity is then one level lower.
  public let isByNameAlone: Bool
  /// Whether the finding has its own severity, which differs from the rule's default.
  public let statesSeverity: Bool
  /// Identifies the finding when its file changes. ``Fingerprint/ordinal`` numbers equal findings.
  public internal(set) var fingerprint: Fingerprint
  /// The reason why the finding doesn't count, if it is suppressed.
  public var suppression: Suppression?

  public init(
    about: RuleDescription, path: String, extent: Extent, severity: Severity, message: String,
    reasons: [ReportedReason] = [], isByNameAlone: Bool = false, statesSeverity: Bool = false, fingerprint: Fingerprint
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

  /// The finding about only some of its places, the first of which becomes its own.
  func placed(at places: [ReportedPlace]) -> ReportedFinding {
    guard let first = places.first else { return self }
    var finding = self
    if first.path != path || first.offset != extent.range.start {
      finding.path = first.path
      finding.extent = Extent(at: first)
    }
    finding.reasons = reasons.filter { reason in
      !reason.isFurtherPlace || reason.place.map { places.dropFirst().contains($0) } ?? true
    }
    finding.message = message.replacing(Self.count(furtherPlaces.count + 1), with: Self.count(places.count))
    return finding
  }

  /// The number of places as messages state it.
  private static func count(_ places: Int) -> String { places == 1 ? "" : " (\(places) places)" }

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
    finding.fingerprint.path = finding.path
    return finding
  }
}

extension ReportedFinding {
  /// The finding at its place in an earlier text of its file.
  package func moved(to extent: Extent) -> ReportedFinding {
    var finding = self
    finding.extent = extent
    return finding
  }
}

/// The reason why a finding doesn't count.
public enum Suppression: Sendable, Hashable {
  case inSource(reason: String?)
  case baseline
}

extension [ReportedFinding] {
  /// The numbers of suppressed findings: `3 in the baseline, 1 suppressed by comments`.
  package var suppressionCounts: String {
    let baselined = count { $0.suppression == .baseline }
    let commented = count { $0.suppression != nil } - baselined
    return [
      baselined > 0 ? "\(baselined) in the baseline" : "", commented > 0 ? "\(commented) suppressed by comments" : "",
    ].filter { !$0.isEmpty }.joined(separator: ", ")
  }
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
  /// The location after the last byte.
  public let end: Location

  public init(range: ByteRange, start: Location, end: Location) {
    self.range = range
    self.start = start
    self.end = end
  }

  /// The first byte at a place.
  init(at place: ReportedPlace) {
    let end = Location(line: place.start.line, column: place.start.column + 1)
    self.init(range: ByteRange(start: place.offset, end: place.offset + 1), start: place.start, end: end)
  }

  init(_ range: ByteRange, in facts: FileFacts) {
    self.init(range: range, start: facts.lines.location(of: range.start), end: facts.lines.location(of: range.end))
  }
}

/// Evidence for a finding, with the place of the code that it is about.
public struct ReportedReason: Sendable, Hashable {
  public let text: String
  public let place: ReportedPlace?
  /// Whether the place has the same problem, so that the finding is about it as well.
  public let isFurtherPlace: Bool

  public init(_ text: String, at place: ReportedPlace? = nil, isFurtherPlace: Bool = false) {
    self.text = text
    self.place = place
    self.isFurtherPlace = isFurtherPlace
  }

  /// The reason in a report whose root is an outer folder.
  func moved(below folder: String) -> ReportedReason {
    ReportedReason(
      text, at: place.map { ReportedPlace(path: folder + $0.path, start: $0.start, offset: $0.offset) },
      isFurtherPlace: isFurtherPlace)
  }
}

/// A place in a file of the project.
public struct ReportedPlace: Sendable, Hashable, CustomStringConvertible {
  /// The path relative to the root of the project.
  public let path: String
  public let start: Location
  /// The offset in bytes.
  public let offset: UInt32

  public init(path: String, start: Location, offset: UInt32) {
    self.path = path
    self.start = start
    self.offset = offset
  }

  public var description: String { "\(path):\(start.line):\(start.column)" }
}

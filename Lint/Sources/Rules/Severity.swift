/// The importance of a finding. A rule that is `off` runs only on request.
public enum Severity: Int, Sendable, Comparable, CaseIterable {
  case off, note, warning, error

  public static func < (first: Severity, second: Severity) -> Bool { first.rawValue < second.rawValue }

  /// One level lower, for a finding whose only evidence is a name. It never becomes `off`.
  public var lowered: Severity { self == .error ? .warning : self == .warning ? .note : self }
}

extension Severity: CustomStringConvertible {
  public var description: String {
    switch self {
    case .off: "off"
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  public init?(_ word: String) {
    guard let severity = Severity.allCases.first(where: { $0.description == word }) else { return nil }
    self = severity
  }
}

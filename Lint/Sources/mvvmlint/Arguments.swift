public import ArgumentParser
public import LintEngine
public import LintReporting
public import LintRules

// The values are listed explicitly. ArgumentParser could derive them, but only with slow conformance checks at each start.

extension Reporter: ExpressibleByArgument {
  public static var allValueStrings: [String] { words }
  public static var allValueDescriptions: [String: String] { [:] }

  private static let words = allCases.map(\.rawValue)
}

extension Parser: ExpressibleByArgument {
  public static var allValueStrings: [String] { words }
  public static var allValueDescriptions: [String: String] { [:] }

  private static let words = allCases.map(\.rawValue)
}

extension Severity: ExpressibleByArgument {
  /// A finding can't have the severity `off`.
  public init?(argument: String) {
    guard let severity = Severity(argument), severity != .off else { return nil }
    self = severity
  }

  /// The values in the help.
  public static var allValueStrings: [String] { words }
  public static var allValueDescriptions: [String: String] { [:] }

  private static let words = allCases.compactMap { $0 == .off ? nil : $0.description }
}

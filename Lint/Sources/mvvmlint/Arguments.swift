public import ArgumentParser
public import LintEngine
public import LintReporting
public import LintRules

// What the words are stands here although the parser would work it out: at each start it asks the runtime about the types
// for that, and each question takes a look at all conformances of the program.

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
  /// What is off is no severity of a finding.
  public init?(argument: String) {
    guard let severity = Severity(argument), severity != .off else { return nil }
    self = severity
  }

  /// The words that the help names.
  public static var allValueStrings: [String] { words }
  public static var allValueDescriptions: [String: String] { [:] }

  private static let words = allCases.compactMap { $0 == .off ? nil : $0.description }
}

public import ArgumentParser
public import LintReport
public import LintRule

extension Reporter: ExpressibleByArgument {}

extension Severity: ExpressibleByArgument {
  /// What is off is no severity of a finding.
  public init?(argument: String) {
    guard let severity = Severity(argument), severity != .off else { return nil }
    self = severity
  }

  /// The words that the help names.
  public static var allValueStrings: [String] { allCases.filter { $0 != .off }.map(\.description) }
}

public import ArgumentParser
public import LintAdoption
public import LintEngine
public import LintReporting
public import LintRules

/// An argument with listed values. ArgumentParser could derive the list, but only with slow conformance checks at each start.
public protocol ListedArgument: ExpressibleByArgument {
  static var words: [String] { get }
}

extension ListedArgument {
  public static var allValueStrings: [String] { words }
  public static var allValueDescriptions: [String: String] { [:] }
}

extension Reporter: ListedArgument {
  public static let words = allCases.map(\.rawValue)
}

extension AdoptableRole: ListedArgument {
  public static let words = allCases.map(\.rawValue)
}

extension Parser: ListedArgument {
  public static let words = allCases.map(\.rawValue)
}

extension Severity: ListedArgument {
  public static let words = allCases.compactMap { $0 == .off ? nil : $0.description }

  /// A finding can't have the severity `off`.
  public init?(argument: String) {
    guard let severity = Severity(argument), severity != .off else { return nil }
    self = severity
  }
}

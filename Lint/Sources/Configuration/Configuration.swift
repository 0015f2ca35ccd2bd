public import LintRules
public import LintSemantics
public import LintSupport

/// The settings of a project. Without a configuration file, the defaults apply.
public struct Configuration: Sendable {
  /// What is read; all of the project where it is empty.
  public var included: [PathPattern] = []
  /// What is neither read nor reported, besides what never is.
  public var excluded: [PathPattern] = []
  public var rules = RuleChoice()
  public var overrides: [Override] = []
  /// Rules that the command line turns on, whatever the rest says.
  public var enabledByCommandLine: Set<String> = []
  public var conventions = Conventions()
  /// The file of findings that were there before.
  public var baseline: String?
  public var failOn: Severity?
  /// Whether warnings fail too.
  public var isStrict = false
  /// Files with more bytes are told, not read.
  public var fileSizeLimit = 4 << 20

  public init() {}

  /// Rules for some folders.
  public struct Override: Sendable {
    public var paths: [PathPattern]
    public var rules: RuleChoice
  }
}

/// Which rules run, and how much they matter.
public struct RuleChoice: Sendable {
  /// Only these.
  public var only: Set<String>?
  public var disabled: Set<String> = []
  public var optedIn: Set<String> = []
  public var severities: [String: Severity] = [:]

  public init() {}

  /// Every rule, in the lists of names.
  public static let all = "all"
}

/// Whether a rule runs in a file, and what its findings count there.
public enum RuleState: Sendable, Hashable {
  case off
  /// Off, but for what states a severity of its own: what the kit's protocols say is known of every project.
  case stated
  /// As the rule itself says.
  case standard
  case fixed(Severity)
}

extension Configuration {
  public func state(of rule: RuleDescription, at path: String) -> RuleState {
    let choices = [rules] + overrides.filter { $0.paths.match(path) }.map(\.rules)
    return demand(rule, choices.reduce(rule.initialState) { $1.applied(to: rule.name, $0) })
  }

  /// Whether a rule runs in any file.
  public func mayRun(_ rule: RuleDescription) -> Bool {
    let base = demand(rule, rules.applied(to: rule.name, rule.initialState))
    return base != .off || overrides.contains { $0.rules.applied(to: rule.name, base) != .off }
  }

  private func demand(_ rule: RuleDescription, _ state: RuleState) -> RuleState {
    let isDemanded = enabledByCommandLine.contains(rule.name) || enabledByCommandLine.contains(RuleChoice.all)
    return isDemanded ? state.turnedOn : state
  }

  /// Whether a folder is to be read by its own name, though such folders usually are not.
  public func names(_ folder: String) -> Bool { included.contains { $0.names(folder) } }

  /// Whether a file is part of what is read.
  public func reads(_ path: String) -> Bool { (included.isEmpty || included.match(path)) && !excluded.match(path) }
}

extension RuleDescription {
  fileprivate var initialState: RuleState {
    if severity != .off { return .standard }
    return kitSeverity == .off ? .off : .stated
  }
}

extension RuleState {
  fileprivate var turnedOn: RuleState { self == .off || self == .stated ? .standard : self }
}

extension RuleChoice {
  func applied(to rule: String, _ state: RuleState) -> RuleState {
    var state = state
    if let only { state = names(only, rule) ? state.turnedOn : .off }
    if names(optedIn, rule) { state = state.turnedOn }
    if let severity = severities[rule] { state = severity == .off ? .off : .fixed(severity) }
    return names(disabled, rule) ? .off : state
  }

  private func names(_ set: Set<String>, _ rule: String) -> Bool { set.contains(rule) || set.contains(Self.all) }
}

public import LintRules
public import LintSemantics
public import LintSupport

/// The settings of a project. Without a configuration file, the defaults apply.
public struct Configuration: Sendable {
  /// The text of the configuration file, which determines everything but the settings of the command line.
  public internal(set) var text = ""
  /// The paths to read; the whole project if empty.
  public internal(set) var included: [PathPattern] = []
  /// The paths to skip, in addition to those skipped by default.
  public internal(set) var excluded: [PathPattern] = []
  public internal(set) var rules = RuleChoice()
  public internal(set) var overrides: [Override] = []
  /// Rules that the command line turns on, regardless of the other settings.
  public var enabledByCommandLine: Set<String> = []
  public internal(set) var conventions = Conventions()
  public internal(set) var baseline: String?
  /// The lowest severity that fails the check.
  public internal(set) var failOn = Severity.error
  /// Whether warnings fail too.
  public internal(set) var isStrict = false
  /// Files with more bytes are reported as problems and not read.
  public internal(set) var fileSizeLimit = 4 << 20
  /// Advice about entries that are valid but out of date.
  public internal(set) var hints: [ConfigurationMistake] = []

  public init() {}

  /// The rules that apply in some folders.
  public struct Override: Sendable {
    public var paths: [PathPattern]
    public var rules: RuleChoice
  }
}

/// The rules that run, with their severities.
public struct RuleChoice: Sendable {
  /// The only rules to run, if set.
  public var only: Set<String>?
  public var disabled: Set<String> = []
  public var optedIn: Set<String> = []
  public var severities: [String: Severity] = [:]

  public init() {}

  /// Stands for every rule in a list of names.
  public static let all = "all"
}

/// Whether a rule runs in a file, and the severity of its findings.
public enum RuleState: Sendable, Hashable {
  case off
  /// Off, except for findings with a severity of their own, such as those about the kit's protocols.
  case stated
  /// On, with the rule's own severity.
  case standard
  case fixed(Severity)
}

extension Configuration {
  public func state(of rule: RuleDescription, at path: String) -> RuleState {
    let choices = [rules] + overrides.filter { $0.paths.match(path) }.map(\.rules)
    return applyingCommandLine(rule, choices.reduce(rule.initialState) { $1.applied(to: rule.name, $0) })
  }

  /// Whether a rule runs in any file.
  public func mayRun(_ rule: RuleDescription) -> Bool {
    let base = applyingCommandLine(rule, rules.applied(to: rule.name, rule.initialState))
    return base != .off || overrides.contains { $0.rules.applied(to: rule.name, base) != .off }
  }

  private func applyingCommandLine(_ rule: RuleDescription, _ state: RuleState) -> RuleState {
    let isEnabled = enabledByCommandLine.contains(rule.name) || enabledByCommandLine.contains(RuleChoice.all)
    return isEnabled ? state.turnedOn : state
  }

  /// Whether `included:` names a folder that is skipped by default.
  public func names(_ folder: String) -> Bool { included.contains { $0.names(folder) } }

  /// Whether to read a file.
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

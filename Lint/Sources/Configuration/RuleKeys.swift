public import LintRules
import LintSupport
import LintSyntax
import Yams

extension Setting<RuleChoice> {
  /// The keys that select rules, for the whole project or for some folders.
  static var ruleKeys: [Setting<RuleChoice>] {
    [
      Setting(
        "rules",
        SettingDescription(
          "The severities of rules. `off` turns a rule off, and another severity turns it on.",
          ValueType("severity by rule"), standard: .effect("the severities of `mvvmlint rules`"),
          example: "{ unsafe-selection: error, ui-import: off }"),
        usage: { ("{ \($0.name): \($0.severity == .note ? "warning" : "note") }", severityEffect) }
      ) { $0.severities($1, &$2) },
      Setting(
        "disabled_rules",
        SettingDescription("Rules to turn off.", .rules, standard: .value("[]"), example: "[shared-store]"),
        usage: { ("[\($0.name)]", "Turns the rule off.") }
      ) { $2.disabled = $0.ruleNames($1) },
      Setting(
        "opt_in_rules",
        SettingDescription(
          "Rules to turn on that are off by default.", .rules, standard: .value("[]"), example: "[massive-type]"),
        usage: { $0.severity == .off ? ("[\($0.name)]", "Turns the rule on.") : nil }
      ) { $2.optedIn = $0.ruleNames($1) },
      Setting(
        "only_rules",
        SettingDescription(
          "The only rules to run.", .rules, standard: .effect("the rules that the other keys choose"),
          example: "[view-reference, unsafe-selection]"),
        usage: { ("[\($0.name)]", "Turns all other rules off.") }
      ) { $2.only = $0.ruleNames($1) },
    ]
  }

  private static var severityEffect: String {
    "Sets the severity of the findings to one of \(Severity.words.map { "`\($0.0)`" }.joined(separator: ", "))."
  }
}

extension RuleSetting {
  /// The keys of `.mvvmlint.yml` that affect a rule.
  public static func all(for rule: RuleDescription) -> [RuleSetting] {
    Setting<Configuration>.configurationKeys.compactMap { setting in
      setting.usage(rule).map { RuleSetting(key: setting.name, usage: $0) }
    }
  }
}

extension ConfigurationReader {
  fileprivate mutating func ruleNames(_ node: Node) -> Set<String> {
    Set(list(node).compactMap { ruleName($0, also: [RuleChoice.all]) })
  }

  fileprivate mutating func ruleName(_ node: Node, also words: [String] = []) -> String? {
    guard let text = text(node) else { return nil }
    let written = Spelling.rule(text)
    let name = RenamedRules.currentName(of: written)
    if let hint = RenamedRules.hint(for: written) { advise(hint, at: node) }
    if ruleNames.contains(name) || words.contains(name) { return name }
    let hint = Spelling.hint(for: name, among: ruleNames)
    note("unknown rule '\(text)'\(hint.isEmpty ? "; 'mvvmlint rules' lists all rules" : hint)", at: node)
    return nil
  }

  fileprivate mutating func severities(_ node: Node, _ choice: inout RuleChoice) {
    for (key, value) in pairs(node, example: "view-reference: error") {
      let rule = ruleName(key)
      guard let severity = severity(value), let rule else { continue }
      if choice.severities.updateValue(severity, forKey: rule) != nil {
        note("the severity of '\(rule)' is repeated", at: key)
      }
    }
  }

  /// Reads `error`, or `severity: error` on the next line.
  fileprivate mutating func severity(_ node: Node) -> Severity? {
    guard case .mapping = node else { return choice(node, Severity.words) }
    var severity: Severity?
    let about = SettingDescription("The severity.", .oneOf(Severity.words.map(\.0)), standard: .required)
    fill(&severity, from: node, by: [Setting("severity", about) { $2 = $0.choice($1, Severity.words) }])
    return severity
  }
}

extension Severity {
  static var words: [(String, Severity)] { allCases.map { ($0.description, $0) } }
}

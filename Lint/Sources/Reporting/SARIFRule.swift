import LintRules

/// A rule as SARIF describes it; GitHub shows the help beside each of its alerts.
enum SARIFRule {
  static func descriptor(_ rule: RuleDescription) -> JSON {
    let help = "\(rule.rationale)\n\nmvvmlint rules \(rule.name) shows examples."
    return [
      "id": .string(rule.name),
      "shortDescription": ["text": .string(rule.summary)],
      "fullDescription": ["text": .string(rule.rationale)],
      "help": ["text": .string(help), "markdown": .string(markdown(rule))],
      "helpUri": .string(Tool.help),
      "defaultConfiguration": ["enabled": .flag(rule.severity != .off), "level": .string(level(rule.severity))],
      "properties": [
        "tags": ["architecture", "mvvm", "maintainability"], "problem.severity": .string(problem(rule.severity)),
      ],
    ]
  }

  static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning, .off: "warning"
    case .note: "note"
    }
  }

  private static func problem(_ severity: Severity) -> String {
    severity == .note ? "recommendation" : level(severity)
  }

  private static func markdown(_ rule: RuleDescription) -> String {
    "\(rule.rationale)\n\n`mvvmlint rules \(rule.name)` shows examples."
  }
}

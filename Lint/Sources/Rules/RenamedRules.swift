/// The former names of rules. They keep working in configurations, comments, baselines and on the command line.
public enum RenamedRules {
  private static let currentNames = Dictionary(
    allRules.flatMap { rule in rule.formerNames.map { ($0, rule.name) } }, uniquingKeysWith: { first, _ in first })
  private static let firstNames = Dictionary(
    allRules.compactMap { rule in rule.formerNames.first.map { (rule.name, $0) } },
    uniquingKeysWith: { first, _ in first })

  /// The name that the rule has now. Any other text is returned as it is.
  public static func currentName(of name: String) -> String { currentNames[name] ?? name }

  /// The name that the rule had first, which identifies its findings in the reports of all versions.
  public static func firstName(of name: String) -> String { firstNames[name] ?? name }

  /// The advice to use the new name; nil if the rule wasn't renamed.
  public static func hint(for name: String) -> String? {
    currentNames[name].map { "rule '\(name)' was renamed; use '\($0)'" }
  }
}

/// What people and reporters read of a rule.
public struct RuleDescription: Sendable, Hashable {
  public let name: String
  public let severity: Severity
  /// What it counts where the kit's protocols say what a type is.
  public let kitSeverity: Severity
  public let summary: String
  public let rationale: String

  public init(
    name: String, severity: Severity, kitSeverity: Severity? = nil, summary: String, rationale: String
  ) {
    self.name = name
    self.severity = severity
    self.kitSeverity = kitSeverity ?? severity
    self.summary = summary
    self.rationale = rationale
  }

  public init(_ rule: any Rule.Type) {
    self.init(
      name: rule.name, severity: rule.severity, kitSeverity: rule.kitSeverity, summary: rule.summary,
      rationale: rule.rationale)
  }
}

/// The name, severity and texts of a rule, for findings and reporters.
public struct RuleDescription: Sendable, Hashable {
  public let name: String
  public let severity: Severity
  /// The severity of findings that rest on the kit's protocols.
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

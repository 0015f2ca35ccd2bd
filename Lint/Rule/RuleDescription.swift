/// What people and reporters read of a rule.
public struct RuleDescription: Sendable, Hashable {
  public let name: String
  public let severity: Severity
  public let summary: String
  public let rationale: String

  public init(name: String, severity: Severity, summary: String, rationale: String) {
    self.name = name
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
  }

  public init(_ rule: any Rule.Type) {
    self.init(name: rule.name, severity: rule.severity, summary: rule.summary, rationale: rule.rationale)
  }
}

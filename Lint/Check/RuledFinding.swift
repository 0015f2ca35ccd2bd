public import LintFacts
import LintProject
public import LintRule

/// A finding as it is told: by which rule, where, and how much it matters.
public struct RuledFinding: Sendable {
  public let rule: String
  public let path: String
  public let location: Location
  public let severity: Severity
  public let message: String
  public let reasons: [String]

  init(rule: any Rule.Type, finding: Finding, project: Project) {
    let file = project.files[Int(finding.place.file)]
    let severity = finding.severity ?? (rule.severity == .off ? .warning : rule.severity)
    self.rule = rule.name
    path = file.path
    location = file.lines.location(of: finding.place.offset)
    self.severity = finding.isByNameAlone ? severity.lowered : severity
    message = finding.message
    reasons = finding.reasons
  }
}

extension RuledFinding: Comparable {
  private var key: (String, Int, Int, String, String) { (path, location.line, location.column, rule, message) }

  public static func < (first: RuledFinding, second: RuledFinding) -> Bool { first.key < second.key }
  public static func == (first: RuledFinding, second: RuledFinding) -> Bool { first.key == second.key }
}

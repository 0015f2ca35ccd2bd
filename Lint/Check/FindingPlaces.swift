import LintFacts
import LintProject
import LintRule

/// A file with its text, read once more for the few files with findings: facts hold no text.
struct FindingPlaces {
  private let facts: FileFacts
  private let source: [UInt8]

  init(_ facts: FileFacts, _ sources: Sources) {
    self.facts = facts
    source = (try? sources.bytes(of: facts.path)) ?? []
  }

  func ruled(_ finding: Finding, by rule: any Rule.Type) -> RuledFinding {
    let site = Site(at: finding.place.offset, in: facts, source)
    let severity = finding.severity ?? (rule.severity == .off ? .warning : rule.severity)
    return RuledFinding(
      about: RuleDescription(rule), path: facts.path, extent: Extent(site.underlined, in: facts),
      severity: finding.isByNameAlone ? severity.lowered : severity, message: finding.message,
      reasons: finding.reasons, isByNameAlone: finding.isByNameAlone,
      statesSeverity: finding.severity != nil,
      fingerprint: Fingerprint(
        rule: rule.name, path: facts.path, declaration: DeclarationPath.text(at: finding.place.offset, in: facts),
        code: CodeText.normalized(site.code, of: source)))
  }
}

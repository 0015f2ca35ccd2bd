import LintAnalysis
import LintRules
import LintSemantics
import LintSyntax

/// Locates the findings of a file. It reads the file's text again, since facts contain none.
struct FindingLocator {
  private let project: Project
  private let facts: FileFacts
  private let source: [UInt8]
  private let table: PlaceTable
  private let declarations: PlacedValues<String>

  init(of findings: some Sequence<Finding>, in reading: FileReading, _ sources: Sources) {
    project = reading.project
    facts = reading.facts
    source = (try? sources.bytes(of: facts.path)) ?? []
    let places = Places(findings.map(\.place.offset))
    table = PlaceTable(places, in: facts)
    declarations = DeclarationNamer.texts(at: places, in: facts)
  }

  func located(_ finding: Finding, by rule: any Rule.Type) -> ReportedFinding {
    let site = FindingSite(at: finding.place.offset, in: facts, table, source)
    let severity = finding.severity ?? (rule.severity == .off ? .warning : rule.severity)
    return ReportedFinding(
      about: RuleDescription(rule), path: facts.path, extent: Extent(site.underlined, in: facts),
      severity: finding.isByNameAlone ? severity.lowered : severity, message: finding.message,
      reasons: finding.reasons.map(located), isByNameAlone: finding.isByNameAlone,
      statesSeverity: finding.severity != nil,
      fingerprint: Fingerprint(
        rule: rule.name, path: facts.path,
        declaration: finding.cause?.declaration ?? declarations[finding.place.offset] ?? "",
        code: finding.cause?.subject ?? CodeNormalizer.normalized(site.code, of: source)))
  }

  /// Locates a reason. Its line depends on the contents of its file, so the file counts as read.
  private func located(_ reason: Reason) -> ReportedReason {
    ReportedReason(
      reason.text,
      at: reason.place.map { place in
        let facts = project.facts(place.file)
        let start = facts.lines.location(of: place.offset)
        return ReportedPlace(path: facts.path, start: start, offset: place.offset)
      }, isFurtherPlace: reason.isFurtherPlace)
  }
}

import LintArchitecture
import LintEngine
import LintRules
import LintSemantics
import LintSyntax

/// A graph of sources, and the findings of rules in them.
struct GraphProject {
  let project: Project
  let areas: Areas

  init(_ sources: [String: String], packages: Set<String> = [""], division: Areas.Division? = nil) throws {
    let files = try sources.sorted { $0.key < $1.key }.map { try SourceReader().facts(of: $0.value, path: $0.key) }
    project = Project(files: files, modules: Modules(paths: files.map(\.path), roots: [], packages: packages))
    areas = Areas(of: project, division: division)
  }

  func graph(_ findings: [ReportedFinding] = []) -> ArchitectureGraph {
    ArchitectureGraph(of: project, areas: areas, findings: findings)
  }

  /// A finding at the first place of a word in a file.
  func finding(
    _ path: String, at word: String, in source: String, because place: ReportedPlace? = nil,
    suppression: Suppression? = nil
  ) -> ReportedFinding {
    let offset = UInt32(
      source.utf8.count - (source.firstRange(of: word).map { source[$0.lowerBound...].utf8.count } ?? 0))
    let location = Location(line: 1, column: Int(offset) + 1)
    let range = ByteRange(start: offset, end: offset + UInt32(word.utf8.count))
    let about = RuleDescription(name: "view-reference", severity: .error, summary: "A reference.", rationale: "Why.")
    var finding = ReportedFinding(
      about: about, path: path, extent: Extent(range: range, start: location, end: location), severity: .error,
      message: "message", reasons: place.map { [ReportedReason("a reason", at: $0)] } ?? [],
      fingerprint: Fingerprint(rule: about.name, path: path, declaration: "", code: word))
    finding.suppression = suppression
    return finding
  }
}

extension ArchitectureGraph {
  /// `A -> B (2, 1 violation)`
  var useTexts: [String] {
    uses.map { use in
      let violations = use.violations.total > 0 ? ", \(use.violations.total) wrong" : ""
      return "\(self[use.user].name) -> \(self[use.used].name) (\(use.count)\(violations))"
    }
  }
}

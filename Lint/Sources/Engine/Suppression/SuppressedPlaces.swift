import LintRules
import LintSyntax

/// The places that suppression comments cover, in all files.
///
/// A finding about several places has one cause. A comment at one of them is about that place only, so the finding is split: each
/// covered place gets a finding of its own, and one finding remains for all others.
struct SuppressedPlaces {
  private let coverage: [String: Suppressions]

  init(_ reports: [FileReport], known: [String]) {
    let withComments = reports.filter { !$0.directives.isEmpty }
    coverage = Dictionary(withComments.map { ($0.path, Suppressions($0, known: known)) }) { first, _ in first }
  }

  /// The reports after the findings are split. A finding belongs to the report of the file that it is placed in.
  func splitting(_ reports: [FileReport]) -> [FileReport] {
    if coverage.isEmpty { return reports }
    let indices = Dictionary(reports.indices.map { (reports[$0].path, $0) }) { first, _ in first }
    var findings = reports.map(\.findings)
    for (index, report) in reports.enumerated() {
      for finding in report.findings where !finding.furtherPlaces.isEmpty {
        guard let parts = parts(of: finding) else { continue }
        findings[index].removeAll { $0 == finding }
        for part in parts { findings[indices[part.path] ?? index].append(part) }
      }
    }
    return zip(reports, findings).map { report, findings in
      FileReport(
        path: report.path, findings: findings.sorted(), directives: report.directives, problem: report.problem)
    }
  }

  /// The finding for the places that no comment covers, and those for the covered ones; nil if the finding stays whole.
  private func parts(of finding: ReportedFinding) -> [ReportedFinding]? {
    let places = [finding.place] + finding.furtherPlaces
    let covered = places.filter { isCovered($0, finding.rule) }
    let open = places.filter { !covered.contains($0) }
    guard !covered.isEmpty else { return nil }
    return (open.isEmpty ? [] : [finding.placed(at: open)]) + covered.map { finding.placed(at: [$0]) }
  }

  private func isCovered(_ place: ReportedPlace, _ rule: String) -> Bool {
    coverage[place.path]?.covers(place.start.line, rule) ?? false
  }
}

extension ReportedFinding {
  fileprivate var place: ReportedPlace { ReportedPlace(path: path, start: extent.start, offset: extent.range.start) }
}

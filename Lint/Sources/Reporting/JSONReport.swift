import LintEngine
import LintSyntax

/// A list of objects for scripts. Existing fields don't change; new ones may be added.
enum JSONReport {
  static func text(_ report: Report) -> String { JSON.lines(report.findings.map(object)) }

  private static func object(_ finding: ReportedFinding) -> JSON {
    let fields: [(String, JSON)] = [
      ("rule", .string(finding.rule)), ("file", .string(finding.path)), ("line", .number(finding.extent.start.line)),
      ("column", .number(finding.extent.start.column)), ("severity", .string("\(finding.severity)")),
      ("message", .string(finding.message)), ("reasons", .array(finding.reasons.map { .string($0.text) })),
      ("evidence", .array(finding.reasons.map(evidence))),
    ]
    let places = finding.furtherPlaces.map(place)
    return .object(places.isEmpty ? fields : fields + [("places", .array(places))])
  }

  /// Another place with the same cause.
  private static func place(_ place: ReportedPlace) -> JSON {
    ["file": .string(place.path), "line": .number(place.start.line), "column": .number(place.start.column)]
  }

  /// A reason with its place, if it has one.
  private static func evidence(_ reason: ReportedReason) -> JSON {
    guard let place = reason.place else { return ["message": .string(reason.text)] }
    return [
      "message": .string(reason.text), "file": .string(place.path), "line": .number(place.start.line),
      "column": .number(place.start.column),
    ]
  }
}

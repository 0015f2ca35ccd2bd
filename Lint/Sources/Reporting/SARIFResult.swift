import LintEngine

/// A finding as SARIF writes it.
enum SARIFResult {
  static func object(_ finding: ReportedFinding, _ place: SARIFPlace, rule number: Int?) -> JSON {
    var members: [(String, JSON)] = [("ruleId", .string(finding.rule))]
    if let number { members.append(("ruleIndex", .number(number))) }
    members += [
      ("level", .string(SARIFRule.level(finding.severity))),
      ("message", ["text": .string(message(finding))]),
      ("locations", [location(finding, place)]),
      // GitHub's own key is left to its action, which makes it from the source and warns of any other value.
      ("partialFingerprints", ["mvvmlint/v1": .string(finding.fingerprint.digest)]),
    ]
    if let suppression = finding.suppression { members.append(("suppressions", [object(suppression)])) }
    return .object(members)
  }

  private static func location(_ finding: ReportedFinding, _ place: SARIFPlace) -> JSON {
    let physical = ("physicalLocation", place.physical(finding.extent))
    let name = finding.fingerprint.declaration
    return .object(
      name.isEmpty ? [physical] : [physical, ("logicalLocations", [["fullyQualifiedName": .string(name)]])])
  }

  /// Braces are doubled: single ones hold the place of an argument.
  private static func message(_ finding: ReportedFinding) -> String {
    let lines = [finding.message] + finding.reasons.map { "because \($0)" }
    return lines.joined(separator: "\n").replacing("{", with: "{{").replacing("}", with: "}}")
  }

  private static func object(_ suppression: Suppression) -> JSON {
    switch suppression {
    case .inSource(let reason?): ["kind": "inSource", "justification": .string(reason)]
    case .inSource(nil): ["kind": "inSource"]
    case .baseline: ["kind": "external", "justification": "It was there before; the baseline lists it."]
    }
  }
}

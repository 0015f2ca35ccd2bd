import LintEngine
import LintRules
import LintSupport
import LintSyntax

/// SARIF 2.1.0, for GitHub's code scanning and other readers.
enum SARIFReport {
  /// GitHub refuses a run with more results.
  private static let limit = 25_000

  /// - Parameter fixes: the fixes of a finding.
  static func text(_ report: Report, fixes: (ReportedFinding) -> [JSON] = { _ in [] }) -> String {
    let log: JSON = [
      "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": [run(report, fixes)],
    ]
    return log.text() + "\n"
  }

  private static func run(_ report: Report, _ fixes: (ReportedFinding) -> [JSON]) -> JSON {
    [
      "tool": ["driver": driver(report)],
      "automationDetails": ["id": "mvvmlint/"],
      "originalUriBaseIds": [SARIFPlace.base: ["description": ["text": "The root of the repository."]]],
      "columnKind": "utf16CodeUnits",
      "invocations": [
        ["executionSuccessful": .flag(true), "toolExecutionNotifications": .array(notifications(report))]
      ],
      "results": .array(results(report, fixes)),
    ]
  }

  private static func driver(_ report: Report) -> JSON {
    [
      "name": .string(Tool.name), "semanticVersion": .string(Tool.version), "informationUri": .string(Tool.repository),
      "rules": .array(report.rules.map(SARIFRule.descriptor)),
    ]
  }

  private static func results(_ report: Report, _ fixes: (ReportedFinding) -> [JSON]) -> [JSON] {
    let numbers = Dictionary(report.rules.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    let worst = report.findings.count > limit ? report.worstFirst.prefix(limit).sorted() : report.findings
    let suppressed = report.suppressed.prefix(limit - worst.count)
    return (worst + suppressed).sorted().byFile.flatMap { path, findings in
      let place = SARIFPlace(path, report)
      return findings.map { SARIFResult.object($0, place, rule: numbers[$0.rule], report, fixes: fixes($0)) }
    }
  }

  private static func notifications(_ report: Report) -> [JSON] {
    let unread = report.problems.map { problem -> JSON in
      [
        "level": "warning", "message": ["text": .string(problem.text)],
        "locations": [["physicalLocation": location(of: problem, report)]],
      ]
    }
    let left = report.findings.count + report.suppressed.count - limit
    guard left > 0 else { return unread }
    return unread + [["level": "warning", "message": ["text": .string("\(counted(left, "finding")) left out")]]]
  }
}

extension SARIFReport {
  private static func location(of problem: Problem, _ report: Report) -> JSON {
    let artifact = ("artifactLocation", SARIFPlace.artifact(problem.path, report))
    guard let place = problem.location else { return .object([artifact]) }
    return .object([artifact, ("region", ["startLine": .number(place.line), "startColumn": .number(place.column)])])
  }
}

enum SARIFResult {
  static func object(
    _ finding: ReportedFinding, _ place: SARIFPlace, rule number: Int?, _ report: Report, fixes: [JSON]
  ) -> JSON {
    var members: [(String, JSON)] = [("ruleId", .string(finding.rule))]
    if let number { members.append(("ruleIndex", .number(number))) }
    members += [
      ("level", .string(SARIFRule.level(finding.severity))),
      ("message", ["text": .string(message(finding))]),
      ("locations", [location(finding, place)]),
      // GitHub's action computes GitHub's own fingerprint from the source and warns about other values.
      ("partialFingerprints", ["mvvmlint/v1": .string(finding.fingerprint.digest)]),
    ]
    let related = related(finding, report)
    if !related.isEmpty { members.append(("relatedLocations", .array(related))) }
    if !fixes.isEmpty { members.append(("fixes", .array(fixes))) }
    if let suppression = finding.suppression { members.append(("suppressions", [object(suppression)])) }
    return .object(members)
  }

  private static func location(_ finding: ReportedFinding, _ place: SARIFPlace) -> JSON {
    let physical = ("physicalLocation", place.physical(finding.extent))
    let name = finding.fingerprint.declaration
    return .object(
      name.isEmpty ? [physical] : [physical, ("logicalLocations", [["fullyQualifiedName": .string(name)]])])
  }

  /// The message and the reasons. A reason with a place links to it, because GitHub shows only linked related locations.
  private static func message(_ finding: ReportedFinding) -> String {
    let reasons = finding.reasons.enumerated().map { number, reason in
      reason.place == nil ? "because \(escaped(reason.text))" : "because [\(escaped(reason.text))](\(number + 1))"
    }
    return ([escaped(finding.message)] + reasons).joined(separator: "\n")
  }

  /// Doubles braces, because single ones are placeholders, and escapes brackets, because they form links.
  private static func escaped(_ text: String) -> String {
    var text = text.replacing("{", with: "{{").replacing("}", with: "}}")
    for character in ["\\", "[", "]"] { text = text.replacing(character, with: "\\" + character) }
    return text
  }

  private static func related(_ finding: ReportedFinding, _ report: Report) -> [JSON] {
    finding.reasons.enumerated().compactMap { number, reason in
      reason.place.map { place in
        [
          "id": .number(number + 1), "message": ["text": .string(escaped(reason.text))],
          "physicalLocation": SARIFPlace(place.path, report).physical(place),
        ]
      }
    }
  }

  private static func object(_ suppression: Suppression) -> JSON {
    switch suppression {
    case .inSource(let reason?): ["kind": "inSource", "justification": .string(reason)]
    case .inSource(nil): ["kind": "inSource"]
    case .baseline: ["kind": "external", "justification": "The baseline contains it."]
    }
  }
}

/// A SARIF rule descriptor. GitHub shows its help next to each alert.
enum SARIFRule {
  static func descriptor(_ rule: RuleDescription) -> JSON {
    var members: [(String, JSON)] = [("id", .string(rule.name))]
    if !rule.formerNames.isEmpty {
      members.append(("deprecatedIds", .array(rule.formerNames.map { .string($0) })))
    }
    return .object(members + texts(rule))
  }

  private static func texts(_ rule: RuleDescription) -> [(String, JSON)] {
    [
      ("shortDescription", ["text": .string(rule.summary)]),
      ("fullDescription", ["text": .string(rule.rationale)]),
      ("help", ["text": .string(help(rule, quote: "")), "markdown": .string(help(rule, quote: "`"))]),
      ("helpUri", .string(Tool.page(ofRule: rule.name))),
      ("defaultConfiguration", ["enabled": .flag(rule.severity != .off), "level": .string(level(rule.severity))]),
      (
        "properties",
        [
          "tags": ["architecture", "mvvm", "maintainability"], "problem.severity": .string(problem(rule.severity)),
        ]
      ),
    ]
  }

  static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning, .off: "warning"
    case .note: "note"
    }
  }

  private static func problem(_ severity: Severity) -> String {
    severity == .note ? "recommendation" : level(severity)
  }

  private static func help(_ rule: RuleDescription, quote: String) -> String {
    "\(rule.rationale)\n\n\(quote)mvvmlint rules \(rule.name)\(quote) shows examples."
  }
}

/// SARIF locations in one file.
struct SARIFPlace {
  /// The conventional name of the repository's root.
  static let base = "%SRCROOT%"

  private let artifact: JSON
  private let source: SourceText

  init(_ path: String, _ report: Report) {
    artifact = Self.artifact(path, report)
    source = SourceText(of: path, in: report.sources)
  }

  static func artifact(_ path: String, _ report: Report) -> JSON {
    ["uri": .string(address(report.pathInRepository(path))), "uriBaseId": .string(base)]
  }

  func physical(_ extent: Extent) -> JSON {
    [
      "artifactLocation": artifact, "region": region(extent),
    ]
  }

  func region(_ extent: Extent) -> JSON {
    [
      "startLine": .number(extent.start.line),
      "startColumn": .number(source.utf16Column(extent.start, offset: extent.range.start)),
      "endLine": .number(extent.end.line),
      "endColumn": .number(source.utf16Column(extent.end, offset: extent.range.end)),
    ]
  }

  func physical(_ place: ReportedPlace) -> JSON {
    [
      "artifactLocation": artifact,
      "region": [
        "startLine": .number(place.start.line),
        "startColumn": .number(source.utf16Column(place.start, offset: place.offset)),
      ],
    ]
  }

  /// A path as a relative URI, percent-encoded except for letters, digits, `-._~` and slashes.
  static func address(_ path: String) -> String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    return path.utf8.map { byte in
      plain.contains(byte) ? String(UnicodeScalar(byte)) : "%" + byte.hexadecimal(digits: 2, uppercase: true)
    }.joined()
  }
}

import LintEngine
import LintReporting
import LintRules
import LintSyntax

/// Builds a report from marked sources. A finding starts at `↓` and ends at `↑`.
struct Reports {
  static let error = RuleDescription(
    name: "view-reference", severity: .error, summary: "A view model references a view.",
    rationale: "Tests need the view.")
  static let warning = RuleDescription(
    name: "ui-import", severity: .warning, summary: "A file imports UIKit.", rationale: "Nothing needs it.")
  static let note = RuleDescription(
    name: "ui-value-reference", severity: .note, summary: "A view model uses an image.", rationale: "A view needs it.")

  var findings: [ReportedFinding] = []
  var sources: [String: [UInt8]] = [:]
  var folder = ""
  var problems: [Problem] = []
  var skipped: [SkippedPath] = []
  var root = "/project"
  var directory: String?
  var staleCount = 0

  init(
    _ marked: String, by rule: RuleDescription = error, in path: String = "App/Model.swift",
    because reason: String? = nil, at place: ReportedPlace? = nil
  ) {
    add(rule, in: path, marked, because: reason, at: place)
  }

  init() {}

  mutating func add(
    _ rule: RuleDescription, in path: String, _ marked: String, because reason: String? = nil,
    at place: ReportedPlace? = nil, suppression: Suppression? = nil
  ) {
    let reasons = reason.map { [ReportedReason($0, at: place)] } ?? []
    add(rule, in: path, marked, because: reasons, suppression: suppression)
  }

  mutating func add(
    _ rule: RuleDescription, in path: String, _ marked: String, because reasons: [ReportedReason],
    suppression: Suppression? = nil
  ) {
    let start = Self.offset(of: "↓", in: marked)
    let end = Self.offset(of: "↑", in: marked.replacing("↓", with: ""))
    let source = Array(marked.replacing("↓", with: "").replacing("↑", with: "").utf8)
    sources[path] = source
    let lines = source.withUnsafeBytes { LineStarts(of: $0) }
    let extent = Extent(
      range: ByteRange(start: start, end: end), start: lines.location(of: start), end: lines.location(of: end))
    var finding = ReportedFinding(
      about: rule, path: path, extent: extent, severity: rule.severity, message: "it references, 100% sure",
      reasons: reasons,
      fingerprint: Fingerprint(rule: rule.name, path: path, declaration: "Model.label", code: "UILabel"))
    finding.suppression = suppression
    findings.append(finding)
  }

  private static func offset(of mark: String, in text: String) -> UInt32 {
    UInt32(text.split(separator: mark, omittingEmptySubsequences: false)[0].utf8.count)
  }

  var report: Report {
    Report(
      of: findings, rules: [Self.warning, Self.error, Self.note], problems: problems, skipped: skipped,
      fileCount: 3, staleCount: staleCount, sources: Sources(root: root, replacing: sources), folder: folder,
      directory: directory)
  }

  func text(_ reporter: Reporter, _ style: TerminalStyle = .plain, explains: Bool = false) -> String {
    reporter.text(of: report, style, explains: explains)
  }

  /// The place of a reason in another file.
  static let view = ReportedPlace(path: "App/View [1].swift", start: Location(line: 3, column: 7), offset: 30)
}

public import LintEdits
public import LintEngine
public import LintRules
import LintSupport
import LintSyntax

/// The fixes of a project and the refused ones, as a diff or a list.
public struct FixReport {
  private let outcome: FixOutcome
  private let report: Report
  private let appliedLevels: Set<FixLevel>

  /// - Parameters:
  ///   - folder: the folder of the project in its repository.
  ///   - directory: the current directory.
  ///   - appliedLevels: the levels of the fixes that are written to the files.
  public init(
    _ outcome: FixOutcome, rules: [RuleDescription], sources: Sources, folder: String, directory: String,
    appliedLevels: Set<FixLevel> = []
  ) {
    self.outcome = outcome
    self.appliedLevels = appliedLevels
    let findings = outcome.fixes.flatMap(\.findings) + outcome.refusals.flatMap(\.findings)
    report = Report(
      of: findings, rules: rules.filter { Fixes.level(ofRule: $0.name) != nil }, fileCount: outcome.changes.count,
      sources: sources, folder: folder, directory: directory)
  }

  /// The changes of all fixes.
  public var diff: String {
    let paths = diffPaths
    return outcome.changes.map { UnifiedDiff(of: $0, at: paths[$0.path]).text }.joined()
  }

  /// A line about the folder to which the diff's paths are relative, unless that is the current directory.
  public var diffFolder: String {
    diffPaths.otherFolder.map { "note: the paths in the diff are relative to \($0); apply it there\n" } ?? ""
  }

  private var diffPaths: DiffPaths {
    DiffPaths(
      of: outcome.changes.map(\.path), root: report.sources.root, folder: report.folder, directory: report.directory)
  }

  /// A line for each refused finding, with the reason.
  public var refusals: String {
    outcome.refusals.flatMap { refusal in
      refusal.findings.map { finding in
        let start = finding.extent.start
        let place = "\(report.displayPath(finding.path)):\(start.line):\(start.column)"
        return "\(place): note: not fixed, because \(PlainText.oneLine(refusal.reason.fullText)) (\(finding.rule))\n"
      }
    }.joined()
  }

  /// The numbers of fixes, files and refused findings.
  ///
  /// - Parameter isApplied: whether the files were written.
  public func summary(isApplied: Bool) -> String {
    let refused = outcome.refusals.reduce(0) { $0 + $1.findings.count }
    let others = refused == 0 ? "" : "; \(counted(refused, "finding")) not fixed"
    if outcome.fixes.isEmpty { return "No fixes\(others).\n" }
    let fixes = outcome.fixes.count == 1 ? "1 fix" : "\(outcome.fixes.count) fixes"
    let files = counted(outcome.changes.count, "file")
    let next = isApplied ? "" : " Write the changes with --apply."
    return "\(isApplied ? "Applied " : "")\(fixes) in \(files)\(others).\(next)\n"
  }
}

// MARK: - Lists

extension FixReport {
  /// An object for each fixed or refused finding, for scripts. Existing fields don't change; new ones may be added.
  public var json: String {
    let fixed = outcome.fixes.flatMap { fix in
      fix.findings.map { finding -> (ReportedFinding, [(String, JSON)]) in
        let edits = fix.edits.map { JSON.array($0.map(object)) } ?? .array([])
        return (
          finding,
          [
            ("level", .string(fix.level.rawValue)), ("fix", .string(fix.title)), ("round", .number(fix.round)),
            ("applied", .flag(appliedLevels.contains(fix.level))), ("edits", edits),
          ]
        )
      }
    }
    let refused = outcome.refusals.flatMap { refusal in
      refusal.findings.map { finding -> (ReportedFinding, [(String, JSON)]) in
        let reason: [(String, JSON)] = [
          ("level", .string(refusal.level.rawValue)), ("refused", .string(refusal.reason.text)),
        ]
        return (finding, reason + (refusal.reason.detail.map { [("detail", .string($0))] } ?? []))
      }
    }
    return JSON.lines((fixed + refused).sorted { $0.0 < $1.0 }.map { Self.object($0, $1) })
  }

  private static func object(_ finding: ReportedFinding, _ members: [(String, JSON)]) -> JSON {
    .object(
      [
        ("rule", .string(finding.rule)), ("file", .string(finding.path)), ("line", .number(finding.extent.start.line)),
        ("column", .number(finding.extent.start.column)), ("message", .string(finding.message)),
      ] + members)
  }

  /// An edit by offsets in bytes.
  private func object(_ edit: TextEdit) -> JSON {
    [
      "start": .number(Int(edit.range.start)), "end": .number(Int(edit.range.end)),
      "replacement": .string(edit.replacement),
    ]
  }

  /// SARIF with a result for each finding, and its fix.
  public var sarif: String {
    var fixes: [ReportedPlace: [String: JSON]] = [:]
    // An editor applies each fix alone, and a fix of a later round may need the earlier ones.
    for fix in outcome.fixes where fix.round == 1 {
      guard let edits = fix.edits else { continue }
      let object = object(fix, edits)
      for finding in fix.findings { fixes[Self.place(finding), default: [:]][finding.message] = object }
    }
    return SARIFReport.text(report) { finding in
      fixes[Self.place(finding)]?[finding.message].map { [$0] } ?? []
    }
  }

  private static func place(_ finding: ReportedFinding) -> ReportedPlace {
    ReportedPlace(path: finding.path, start: finding.extent.start, offset: finding.extent.range.start)
  }

  private func object(_ fix: AppliedFix, _ edits: [TextEdit]) -> JSON {
    let bytes = (try? report.sources.bytes(of: fix.path)) ?? []
    let lines = bytes.withUnsafeBytes { LineStarts(of: $0) }
    let place = SARIFPlace(fix.path, report)
    return [
      "description": ["text": .string("\(fix.title) (\(fix.level.rawValue))")],
      "artifactChanges": [
        [
          "artifactLocation": SARIFPlace.artifact(fix.path, report),
          "replacements": .array(
            edits.map { edit in
              let extent = Extent(
                range: edit.range, start: lines.location(of: edit.range.start),
                end: lines.location(of: edit.range.end))
              return [
                "deletedRegion": place.region(extent), "insertedContent": ["text": .string(edit.replacement)],
              ]
            }),
        ]
      ],
    ]
  }
}

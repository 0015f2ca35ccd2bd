public import LintEngine
public import LintRules
import LintSyntax

/// The result of ``FixEngine``. All places are in the original texts.
public struct FixOutcome: Sendable {
  public let changes: [FileChange]
  public let fixes: [AppliedFix]
  /// The findings that weren't fixed, sorted by place.
  public let refusals: [RefusedFix]

  /// The outcome with the fixes and refusals of a level in another outcome. Its changes stay the same.
  public func listing(_ level: FixLevel, of other: FixOutcome) -> FixOutcome {
    FixOutcome(
      changes: changes, fixes: fixes + other.fixes.filter { $0.level == level },
      refusals: (refusals + other.refusals.filter { $0.level == level }).sorted { $0.place < $1.place })
  }

  /// The files that weren't edited because they changed after they were read, sorted by path.
  public var filesThatChanged: [String] {
    Set(refusals.filter { $0.reason == .changed }.map(\.path)).sorted()
  }
}

/// A fix that was applied in memory.
public struct AppliedFix: Sendable {
  /// The findings that it removed.
  public let findings: [ReportedFinding]
  public let level: FixLevel
  public let title: String
  /// The edits of the original text; nil if the fix changes text that another fix inserted, so that it can't be applied alone.
  public let edits: [TextEdit]?
  /// The round that applied the fix, counted from 1.
  public let round: Int

  init(_ fix: Fix, in texts: EditedTexts, round: Int) {
    findings = fix.findings.map(texts.located)
    level = fix.level
    title = fix.title
    let edits = fix.edits.compactMap { texts.original($0, in: fix.path) }
    self.edits = edits.count == fix.edits.count ? edits : nil
    self.round = round
  }

  public var path: String { findings.first?.path ?? "" }
}

extension RefusedFix {
  public var path: String { findings.first?.path ?? "" }

  var place: (String, UInt32, String) { (path, findings.first?.extent.range.start ?? 0, findings.first?.rule ?? "") }
}

package import LintEngine
import LintRules
import LintSupport

/// Finds the fixes of a round that have no other effect. All of them are tried at once; if that fails, each half is.
package struct FixTrial {
  private let before: ProjectState
  private let texts: EditedTexts
  private let sources: Sources
  private let analyze: (Sources) -> ProjectState

  package private(set) var accepted: [Fix] = []
  package private(set) var refused: [RefusedFix] = []
  /// The state with the accepted fixes; nil if there are none.
  package private(set) var state: ProjectState?

  package init(
    _ before: ProjectState, _ texts: EditedTexts, _ sources: Sources, _ analyze: @escaping (Sources) -> ProjectState
  ) {
    self.before = before
    self.texts = texts
    self.sources = sources
    self.analyze = analyze
  }

  /// The edits of the accepted fixes, by path.
  package var edits: [String: TextEdits] { Self.edits(of: accepted) ?? [:] }

  package mutating func accept(_ fixes: [Fix]) {
    // Parsing one file is much cheaper than finding the wrong fix among many by analyzing the project.
    let parses = Workers.map(fixes) { [texts] fix in texts.parses(fix) }
    for (fix, _) in zip(fixes, parses).filter({ !$1 }) {
      refused.append(RefusedFix(of: fix.findings, fix.level, FixRefusal.syntax.about(fix.path)))
    }
    acceptParsed(zip(fixes, parses).filter { $1 }.map(\.0))
  }

  private mutating func acceptParsed(_ fixes: [Fix]) {
    if fixes.isEmpty { return }
    guard let reason = refusal(of: fixes) else { return }
    if fixes.count == 1 {
      refused.append(RefusedFix(of: fixes[0].findings, fixes[0].level, reason))
    } else {
      acceptParsed(Array(fixes[..<(fixes.count / 2)]))
      acceptParsed(Array(fixes[(fixes.count / 2)...]))
    }
  }

  /// Accepts fixes that overlapped only refused ones.
  ///
  /// - Returns: the fixes that overlap accepted ones, for the next round.
  mutating func acceptRest(of waiting: [Fix]) -> [Fix] {
    var (now, later) = FixRound.divided(waiting, beside: accepted)
    while !now.isEmpty {
      accept(now)
      (now, later) = FixRound.divided(later, beside: accepted)
    }
    return later
  }

  /// Tries fixes in addition to the accepted ones, and accepts them if nothing refuses them.
  private mutating func refusal(of fixes: [Fix]) -> FixRefusal? {
    let all = accepted + fixes
    guard let edits = Self.edits(of: all), let changed = texts.applying(edits) else { return .overlap }
    let after = analyze(changed.sources(over: sources))
    if let refusal = StateComparison(before, all, edits).refusal(after: after) { return refusal }
    (accepted, state) = (all, after)
    return nil
  }

  private static func edits(of fixes: [Fix]) -> [String: TextEdits]? {
    var edits: [String: TextEdits] = [:]
    for (path, fixes) in Dictionary(grouping: fixes, by: \.path) {
      guard let all = try? TextEdits(fixes.flatMap(\.edits)) else { return nil }
      edits[path] = all
    }
    return edits
  }
}

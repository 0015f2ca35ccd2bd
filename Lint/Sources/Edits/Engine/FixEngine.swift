public import LintEngine
public import LintRules

/// Applies fixes to a project in memory. A fix that changes anything but its own findings is refused.
///
/// A round analyzes the project, collects fixes, drops those that overlap others, and applies the rest. Later rounds apply the
/// dropped ones. The same sources give the same edits.
public struct FixEngine {
  private static let roundLimit = 10

  private let sources: Sources
  private let settings: ProjectSettings
  private let first: ProjectState
  private let analyze: (Sources) -> ProjectState

  /// - Parameters:
  ///   - first: the state of the project with the texts on disk.
  ///   - analyze: returns the state of the project with other texts.
  public init(
    _ sources: Sources, _ settings: ProjectSettings, startingWith first: ProjectState,
    analyze: @escaping (Sources) -> ProjectState
  ) {
    self.sources = sources
    self.settings = settings
    self.first = first
    self.analyze = analyze
  }

  /// - Parameters:
  ///   - levels: the levels of fixes to apply.
  ///   - findings: the findings to fix.
  public func outcome(levels: Set<FixLevel>, fixing findings: [ReportedFinding]) -> FixOutcome {
    let selected = Set(findings.map(SelectedFinding.init))
    var texts = EditedTexts(sources)
    var state = first
    var fixed: [AppliedFix] = []
    var refused: [RefusedFix] = []
    for number in 1...Self.roundLimit {
      let round = FixRound(state, texts, settings, selected, levels)
      refused = round.refusals.map(texts.located)
      let (candidates, waiting) = round.candidates
      if candidates.isEmpty { break }
      var trial = FixTrial(state, texts, sources, analyze)
      trial.accept(candidates)
      let next = trial.acceptRest(of: waiting)
      fixed += trial.accepted.map { AppliedFix($0, in: texts, round: number) }
      let late = number == Self.roundLimit ? next.map { RefusedFix(of: $0.findings, $0.level, .overlap) } : []
      refused += (trial.refused + late).map(texts.located)
      guard let changed = trial.state else { break }
      texts.apply(trial.edits)
      state = changed
    }
    return FixOutcome(changes: texts.changes, fixes: fixed, refusals: refused.sorted { $0.place < $1.place })
  }
}

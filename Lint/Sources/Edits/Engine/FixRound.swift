import LintAnalysis
import LintEngine
import LintRules
import LintSemantics
import LintSupport
import LintSyntax

/// A finding to fix, by its place in the original text.
struct SelectedFinding: Hashable {
  let path: String
  let offset: UInt32
  let rule: String

  init(_ finding: ReportedFinding) {
    path = finding.path
    offset = finding.extent.range.start
    rule = finding.rule
  }
}

/// The proposals of all providers for one state of a project.
struct FixRound {
  private(set) var refusals: [RefusedFix] = []
  private var fixes: [Fix] = []

  init(
    _ state: ProjectState, _ texts: EditedTexts, _ settings: ProjectSettings,
    _ selection: Set<SelectedFinding>, _ levels: Set<FixLevel>
  ) {
    let rules = Set(Fixes.rules)
    let selected = state.findings.filter {
      $0.suppression == nil && rules.contains($0.rule) && selection.contains(SelectedFinding(texts.located($0)))
    }
    let byPath = Dictionary(grouping: selected, by: \.path)
    guard !byPath.isEmpty else { return }
    let project = state.check.project
    let files = project.fileIDs.filter { byPath[project.facts($0).path] != nil }
    let proposals = Workers.map(files) { file -> [FixProposal] in
      let reading = FileReading(project, file: file)
      let (path, findings) = (reading.facts.path, byPath[reading.facts.path] ?? [])
      // The file may change or disappear between two reads.
      let source = (try? texts.bytes(of: path)) ?? []
      let isChanged = !state.check.hasRead(source, from: path)
      let reason: FixRefusal? =
        isChanged
        ? .changed
        : state.brokenFiles.contains(path) ? .broken : texts.refusal(of: path, source)
      let file = FixableFile(reading, source, settings) { try? texts.bytes(of: $0) }
      return Fixes.providers.filter { levels.contains($0.level) }.flatMap { provider -> [FixProposal] in
        let own = findings.filter { provider.rules.contains($0.rule) }
        if own.isEmpty { return [] }
        if let reason { return own.map { provider.refused($0, reason) } }
        return provider.proposals(for: own, in: file)
      }
    }
    for proposal in proposals.joined() {
      switch proposal {
      case .fix(let fix): fixes.append(fix)
      case .refused(let refusal): refusals.append(refusal)
      }
    }
    fixes.sort()
  }

  /// The fixes to try in this round, and those that overlap one of them.
  var candidates: (now: [Fix], later: [Fix]) {
    Self.divided(fixes, beside: [])
  }

  /// - Parameters:
  ///   - fixes: fixes sorted by place.
  ///   - accepted: fixes that none of them may overlap.
  static func divided(_ fixes: [Fix], beside accepted: [Fix]) -> (now: [Fix], later: [Fix]) {
    var taken = Dictionary(grouping: accepted, by: \.path)
    var now: [Fix] = []
    var later: [Fix] = []
    for fix in fixes {
      if taken[fix.path]?.contains(where: fix.overlaps) ?? false {
        later.append(fix)
      } else {
        now.append(fix)
        taken[fix.path, default: []].append(fix)
      }
    }
    return (now, later)
  }
}

import LintConfiguration
import LintEdits
import LintEngine
import LintRules
import Testing

/// The refusals of a project with one finding of `strong-self-binding`.
enum WeakSelfProject {
  static func reasons(_ text: String) throws -> [String] {
    let folder = try Folder(["App/List.swift": text])
    let sources = Sources(root: folder.root)
    func state(_ sources: Sources) -> ProjectState { ProjectState(Check(sources), under: Configuration()) }
    let reports = Check(sources).reports(of: FindingConfigurator.enabledRules(under: Configuration()))
    let findings = FindingConfigurator.findings(reports, under: Configuration())
      .filter { $0.rule == "strong-self-binding" }
    #expect(findings.count == 1)
    let engine = FixEngine(sources, ProjectSettings(), startingWith: state(sources), analyze: state)
    let outcome = engine.outcome(levels: [.suggested], fixing: findings)
    #expect(outcome.fixes.count + outcome.refusals.count == 1)
    return outcome.refusals.map(\.reason.fullText)
  }
}

import LintConfiguration
import LintEdits
import LintEngine
import LintRules
import Testing

/// A project with exactly one finding of some rules, which the engine fixes or refuses to fix.
struct SingleFinding {
  private let folder: Folder
  let finding: ReportedFinding
  private let engine: FixEngine

  init(of rules: [String], in files: [String: String]) throws {
    folder = try Folder(files)
    let sources = Sources(root: folder.root)
    func state(_ sources: Sources) -> ProjectState { ProjectState(Check(sources), under: Configuration()) }
    let reports = Check(sources).reports(of: FindingConfigurator.enabledRules(under: Configuration()))
    let findings = FindingConfigurator.findings(reports, under: Configuration()).filter { rules.contains($0.rule) }
    #expect(findings.count == 1)
    finding = try #require(findings.first)
    let settings = ProjectSettings(nil, UncheckedSources(sources, Check(sources).skipped))
    engine = FixEngine(sources, settings, startingWith: state(sources), analyze: state)
  }

  /// The reasons for the refusal; empty if the finding is fixed.
  var refusals: [String] {
    let outcome = withExtendedLifetime(folder) { engine.outcome(levels: [.safe, .suggested], fixing: [finding]) }
    #expect(outcome.fixes.count + outcome.refusals.count == 1)
    return outcome.refusals.map(\.reason.fullText)
  }
}

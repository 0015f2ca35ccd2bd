import Dispatch
import Foundation
import LintAnalysis
import LintConfiguration
import LintEdits
@testable import LintEngine
import LintReporting
import LintRules
import LintSupport
import LintSyntax
import Synchronization
import Testing

/// Refusals that the files of a project can't cause by themselves, shown with projects of `Tests/Fixtures/Fix`.
@Suite struct FixSafetyNetTests {
  private static let projects = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Fixtures/Fix").standardized

  private func sources(_ project: String, replacing texts: [String: [UInt8]] = [:]) -> Sources {
    let folder = Self.projects.appendingPathComponent("\(project)/Before")
    return Sources(root: FileSystem.absolute(folder.path), replacing: texts)
  }

  /// The state of a project whose files are checked within a budget, also by a rule that may wait.
  private func state(_ sources: Sources, within budget: TimeBudget = .usual) -> ProjectState {
    let check = Check(sources)
    let rules = FindingConfigurator.enabledRules(under: Configuration()) + [WaitingRule.self]
    let reports = check.reports(of: rules, within: budget)
    return ProjectState(
      check, findings(reports), unfinishedFiles: Set(reports.compactMap(\.problem?.path)))
  }

  private func findings(_ reports: [FileReport]) -> [ReportedFinding] {
    FindingConfigurator.findings(reports, under: Configuration())
  }

  private func findings(_ sources: Sources) -> [ReportedFinding] {
    findings(Check(sources).reports(of: FindingConfigurator.enabledRules(under: Configuration())))
  }

  private func outcome(
    _ sources: Sources, fixing findings: [ReportedFinding], analyze: @escaping (Sources) -> ProjectState
  ) -> FixOutcome {
    let first = ProjectState(Check(sources), findings)
    return FixEngine(sources, ProjectSettings(), startingWith: first, analyze: analyze)
      .outcome(levels: [.safe], fixing: findings)
  }

  /// Compares the changed files and the refusals with those in the project's folder `After`, byte for byte.
  private func expectResults(of project: String, _ outcome: FixOutcome, _ sources: Sources) throws {
    let after = Self.projects.appendingPathComponent("\(project)/After")
    let report = FixReport(
      outcome, rules: FindingConfigurator.descriptions, sources: sources, folder: "", directory: sources.root)
    #expect(try report.refusals == String(contentsOf: after.appendingPathComponent("refused.txt"), encoding: .utf8))
    for change in outcome.changes {
      #expect(try [UInt8](Data(contentsOf: after.appendingPathComponent(change.path))) == change.after)
    }
    let files = try FileManager.default.subpathsOfDirectory(atPath: after.path).filter { $0.hasSuffix(".swift") }
    #expect(outcome.changes.map(\.path) == files.sorted())
  }

  @Test func findingInGeneratedFileIsNotFixed() throws {
    let path = "Generated.swift"
    let sources = sources("Generated")
    #expect(findings(sources).isEmpty)
    // The finding that the file would have without the mark in its first line.
    let text = try sources.bytes(of: path)
    let unmarked = String(decoding: text, as: UTF8.self).replacing("Generated using", with: "Assembled using")
    let invented = findings(self.sources("Generated", replacing: [path: Array(unmarked.utf8)]))
    #expect(invented.map(\.rule) == ["unused-suppression"])
    let outcome = outcome(sources, fixing: invented) { state($0) }
    try expectResults(of: "Generated", outcome, sources)
  }

  @Test func fixIsRefusedIfCheckingItsFileTakesTooLong() throws {
    let sources = sources("Slow")
    let slow = "App/List.swift"
    let outcome = outcome(sources, fixing: findings(sources)) { changed in
      guard changed.isReplaced(slow), let size = try? changed.bytes(of: slow).count else { return state(changed) }
      WaitingRule.sizeOfSlowFile.withLock { $0 = size }
      return state(changed, within: TimeBudget { $0 == size ? .zero : .seconds(3_600) })
    }
    WaitingRule.gate.signal()
    try expectResults(of: "Slow", outcome, sources)
  }
}

/// A rule without findings. In a file of one size, it waits until its gate opens.
private enum WaitingRule: Rule {
  static let name = "waiting"
  static let severity = Severity.warning
  static let summary = "A file waits."
  static let rationale = "For a test."
  static let fix = RuleFix.none("")
  static let limits: [String] = []
  static let examples = Examples(fine: "", broken: "↓class A {}")
  static let messages = ["the file waits"]
  static let gate = DispatchSemaphore(value: 0)
  static let sizeOfSlowFile = Mutex(-1)

  static func check(_ file: FileReading) -> [Finding] {
    guard Int(file.facts.byteCount) == sizeOfSlowFile.withLock({ $0 }) else { return [] }
    gate.wait()
    gate.signal()
    return []
  }
}

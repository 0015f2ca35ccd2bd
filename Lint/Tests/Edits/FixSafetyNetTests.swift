import Foundation
import LintConfiguration
import LintEdits
import LintEngine
import LintRules
import LintSupport
import Testing

/// Refusals that the files of a project can't cause by themselves, shown with the projects of `Tests/Fixtures/Fix`.
@Suite struct FixSafetyNetTests {
  private static let projects = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Fixtures/Fix").standardized

  private func sources(_ project: String, replacing texts: [String: [UInt8]] = [:]) -> Sources {
    let folder = Self.projects.appendingPathComponent(project).appendingPathComponent("Before")
    return Sources(root: FileSystem.absolute(folder.path), replacing: texts)
  }

  private func findings(_ sources: Sources) -> [ReportedFinding] {
    let reports = Check(sources).reports(of: FindingConfigurator.enabledRules(under: Configuration()))
    return FindingConfigurator.findings(reports, under: Configuration())
  }

  private func outcome(
    _ sources: Sources, fixing findings: [ReportedFinding], analyze: @escaping (Sources) -> ProjectState
  ) -> FixOutcome {
    let first = ProjectState(Check(sources), findings)
    return FixEngine(sources, ProjectSettings(), startingWith: first, analyze: analyze)
      .outcome(levels: [.safe], fixing: findings)
  }

  @Test func findingInGeneratedFileIsNotFixed() throws {
    let path = "App/Generated.swift"
    let sources = sources("Places")
    #expect(!findings(sources).contains { $0.path == path })
    // The finding that the file would have without the mark in its first line.
    let text = try sources.bytes(of: path)
    let unmarked = String(decoding: text, as: UTF8.self).replacing("Generated using", with: "Assembled using")
    let invented = findings(self.sources("Places", replacing: [path: Array(unmarked.utf8)])).filter { $0.path == path }
    #expect(invented.map(\.rule) == ["unused-suppression"])
    let outcome = outcome(sources, fixing: invented) { ProjectState(Check($0), under: Configuration()) }
    #expect(outcome.changes.isEmpty)
    #expect(outcome.refusals.map(\.reason.text) == ["a tool generates it; change the tool's input"])
  }

  @Test func fixIsRefusedIfCheckingItsFileTakesTooLong() {
    let sources = sources("Failures")
    let slow = "App/List.swift"
    let outcome = outcome(sources, fixing: findings(sources)) { changed in
      let slowFiles: Set<String> = changed.isReplaced(slow) ? [slow] : []
      return ProjectState(Check(changed), findings(changed), unfinishedFiles: slowFiles)
    }
    #expect(outcome.changes.map(\.path) == ["App/Detail.swift", "Other/Other.swift"])
    #expect(
      outcome.refusals.map { "\($0.path): \($0.reason.text)" } == ["\(slow): checking the file took too long"])
    for change in outcome.changes {
      let expected = Self.projects.appendingPathComponent("Failures/After/\(change.path)")
      #expect(FileManager.default.contents(atPath: expected.path).map { [UInt8]($0) } == change.after)
    }
  }
}

import Foundation
import LintConfiguration
import LintEdits
import LintEngine
import LintRules
import LintSyntax
import Testing

/// Fixes that change more than their own findings are refused.
@Suite struct FixEngineTests {
  private static let files = [
    "App/Screen.swift": "import UIKit\nfinal class Screen: UIViewController { let viewModel = ListViewModel() }\n",
    "App/List.swift": """
    import UIKit
    final class ListViewModel {
      // mvvmlint:disable:next view-reference
      var label: UILabel?
      // mvvmlint:disable:next shared-store
      var title = ""
      func load() {}
    }

    """,
  ]
  private let folder: Folder

  init() throws { folder = try Folder(Self.files) }

  private func state(_ sources: Sources) -> ProjectState { ProjectState(Check(sources), under: Configuration()) }

  private var sources: Sources { Sources(root: folder.root) }

  private var findings: [ReportedFinding] {
    let reports = Check(sources).reports(of: FindingConfigurator.enabledRules(under: Configuration()))
    return FindingConfigurator.findings(reports, under: Configuration())
  }

  private func trial(_ fixes: [Fix]) -> FixTrial {
    var trial = FixTrial(state(sources), EditedTexts(sources), sources, state)
    trial.accept(fixes)
    return trial
  }

  /// A fix of a finding that replaces the first occurrence of a text in its file.
  private func fix(_ rule: String, replacing text: String, with replacement: String) throws -> Fix {
    let finding = try #require(findings.first { $0.rule == rule && $0.suppression == nil })
    let source = try folder.text(of: finding.path)
    let range = try #require(source.range(of: text))
    let start = source[..<range.lowerBound].utf8.count
    let bytes = ByteRange(start: UInt32(start), end: UInt32(start + text.utf8.count))
    return Fix(of: [finding], .safe, "Fix it", [TextEdit(bytes, replacement)], in: [])
  }

  private func refusal(_ rule: String, replacing text: String, with replacement: String) throws -> String? {
    let trial = trial([try fix(rule, replacing: text, with: replacement)])
    #expect(trial.accepted.isEmpty == (trial.refused.count == 1))
    return trial.refused.first?.reason.fullText
  }

  @Test func fixThatRemovesOnlyItsFindingIsAccepted() throws {
    #expect(try refusal("unused-suppression", replacing: "  // mvvmlint:disable:next shared-store\n", with: "") == nil)
  }

  @Test func fixThatBreaksSyntaxIsRefused() throws {
    let reason = try refusal("unused-suppression", replacing: "  // mvvmlint:disable:next shared-store", with: "func (")
    #expect(reason == "the file wouldn't parse (App/List.swift)")
  }

  @Test func fixThatChangesRoleIsRefused() throws {
    try folder.write("import UIKit\n\(Self.screen("NSObject"))", to: "App/Screen.swift")
    let reason = try refusal(
      "unused-suppression", replacing: "final class ListViewModel {", with: "final class List: UIView {")
    #expect(reason?.hasPrefix("a type would play another role") ?? false)
  }

  private static func screen(_ superclass: String) -> String { "final class Screen: \(superclass) {}\n" }

  @Test func fixThatKeepsItsFindingIsRefused() throws {
    let reason = try refusal("unused-suppression", replacing: "func load() {}", with: "func load() { }")
    #expect(reason == "the finding would stay")
  }

  @Test func fixThatCausesAnotherFindingIsRefused() throws {
    let edited = "  // mvvmlint:disable:next shared-store\n  var title = \"\"\n"
    let reason = try refusal("unused-suppression", replacing: edited, with: "  var title: UILabel?\n")
    #expect(reason == "another finding would appear (view-model-retains-observer in App/List.swift:5)")
  }

  @Test func fixThatRemovesAnotherFindingIsRefused() throws {
    try folder.write(
      try folder.text(of: "App/List.swift").replacingOccurrences(
        of: "func load()", with: "var second: UILabel?\n  func load()"),
      to: "App/List.swift")
    let edited = "  // mvvmlint:disable:next shared-store\n  var title = \"\"\n  var second: UILabel?"
    let reason = try refusal("unused-suppression", replacing: edited, with: "")
    #expect(reason?.hasPrefix("another finding would disappear") ?? false)
  }

  @Test func fixThatUncoversSuppressedFindingIsRefused() throws {
    let label = "  var label: UILabel?\n"
    let used = "  // mvvmlint:disable:next view-reference\n"
    let reason = try refusal(
      "unused-suppression", replacing: used + label + "  // mvvmlint:disable:next shared-store\n", with: label)
    #expect(reason == "another finding would appear (view-model-retains-observer in App/List.swift:3)")
  }

  @Test func fixWithoutACompleteCheckIsRefused() throws {
    let fix = try fix("unused-suppression", replacing: "  // mvvmlint:disable:next shared-store\n", with: "")
    let findings = findings
    var trial = FixTrial(state(sources), EditedTexts(sources), sources) { changed in
      ProjectState(Check(changed), findings, unfinishedFiles: ["App/List.swift"])
    }
    trial.accept([fix])
    #expect(trial.refused.map(\.reason.fullText) == ["checking the file took too long (App/List.swift)"])
  }

  @Test func oneWrongFixDoesNotPreventOthers() throws {
    for number in 1...6 {
      let text = "// mvvmlint:disable:next view-reference\nfinal class View\(number)Model { func load() {} }\n"
      try folder.write(text, to: "App/View\(number)Model.swift")
    }
    let unused = findings.filter { $0.rule == "unused-suppression" && $0.path.hasPrefix("App/View") }
    let fixes = try unused.enumerated().map { number, finding in
      let length = UInt32(try folder.text(of: finding.path).split(separator: "\n")[0].utf8.count + 1)
      let edit = TextEdit(ByteRange(start: 0, end: length), number == 3 ? "func (\n" : "")
      return Fix(of: [finding], .safe, "Fix it", [edit], in: [])
    }
    let trial = trial(fixes)
    #expect(trial.accepted.map(\.path) == [1, 2, 3, 5, 6].map { "App/View\($0)Model.swift" })
    #expect(trial.refused.map(\.path) == ["App/View4Model.swift"])
  }
}

/// The rounds of the engine.
@Suite struct FixRoundTests {
  /// - Parameter changed: files that change after they were checked; nil for a removed one.
  private func outcome(
    _ files: [String: String], levels: Set<FixLevel> = [.safe, .suggested], changed: [String: String?] = [:]
  ) throws -> FixOutcome {
    let folder = try Folder(files)
    let sources = Sources(root: folder.root)
    let configuration = Configuration()
    let check = Check(sources)
    let findings = FindingConfigurator.findings(
      check.reports(of: FindingConfigurator.enabledRules(under: configuration)), under: configuration)
    for (path, text) in changed {
      if let text { try folder.write(text, to: path) } else { try folder.remove(path) }
    }
    let engine = FixEngine(sources, ProjectSettings(), startingWith: ProjectState(check, findings)) {
      ProjectState(Check($0), under: configuration)
    }
    return engine.outcome(levels: levels, fixing: findings)
  }

  private func text(of outcome: FixOutcome) -> String? {
    outcome.changes.first.map { String(decoding: $0.after, as: UTF8.self) }
  }

  private static let screen = ["Screen.swift": "import UIKit\nfinal class Screen: UIView {}\n"]

  /// Each round removes one of the imports.
  private func imports(_ count: Int, name: String = "List") -> String {
    String(repeating: "import UIKit\n", count: count) + "final class \(name)ViewModel {\n  func load() {}\n}\n"
  }

  private func outcome(ofImports count: Int) throws -> FixOutcome {
    try outcome(["List.swift": imports(count)].merging(Self.screen) { first, _ in first })
  }

  @Test func overlappingFixesTakeSeveralRounds() throws {
    let outcome = try outcome(ofImports: 3)
    #expect(outcome.fixes.map(\.round) == [1, 2, 3])
    #expect(text(of: outcome)?.hasPrefix("import Foundation\nfinal") ?? false)
  }

  @Test func engineStopsAfterTenRounds() throws {
    let outcome = try outcome(ofImports: 12)
    #expect(outcome.fixes.count == 10)
    let refused = outcome.refusals.filter { $0.path == "List.swift" }
    #expect(
      refused.map(\.reason.text)
        == Array(repeating: "it overlaps other fixes, and the rounds are over; run the command again", count: 2))
  }

  @Test func placesOfLaterRoundsAreThoseOfTheOriginalText() throws {
    let outcome = try outcome(ofImports: 2)
    let edits = try TextEdits(outcome.fixes.flatMap { try #require($0.edits) })
    #expect(String(decoding: try edits.applied(to: Array(imports(2).utf8)), as: UTF8.self) == text(of: outcome))
    #expect(outcome.fixes.map { $0.findings.map(\.extent.start.line) } == [[1], [2]])
  }

  @Test func sameSourcesGiveSameEdits() throws {
    var files: [String: String] = [:]
    for number in 0..<8 { files["List\(number).swift"] = imports(number % 3 + 1, name: "List\(number)") }
    let all = files.merging(Self.screen) { first, _ in first }
    let (first, second) = (try outcome(all), try outcome(all))
    #expect(first.changes.count == files.count)
    #expect(first.changes == second.changes)
    #expect(first.fixes.map(\.path) == second.fixes.map(\.path))
  }

  private static let unused = "// mvvmlint:disable:next view-reference\nfinal class ListViewModel {}\n"

  @Test(arguments: ["let list = 1\n", unused.replacing("List", with: "Page"), nil])
  func fileThatChangedAfterTheCheckIsNotFixed(text: String?) throws {
    let outcome = try outcome(["List.swift": Self.unused], changed: ["List.swift": text])
    #expect(outcome.changes.isEmpty)
    #expect(outcome.filesThatChanged == ["List.swift"])
  }

  /// The first analysis that tries the fix is between the reading and the writing of the file.
  @Test(arguments: ["let list = 1\n\n" + unused, unused + "let list = 1\n", "// Shorter.\n", unused.uppercased()])
  func fileThatChangesDuringARoundIsNotWritten(text: String) throws {
    let folder = try Folder(["List.swift": Self.unused])
    let sources = Sources(root: folder.root)
    let state = ProjectState(Check(sources), under: Configuration())
    let engine = FixEngine(sources, ProjectSettings(), startingWith: state) { changed in
      try? folder.write(text, to: "List.swift")
      return ProjectState(Check(changed), under: Configuration())
    }
    let findings = FindingConfigurator.findings(
      Check(sources).reports(of: FindingConfigurator.enabledRules(under: Configuration())), under: Configuration())
    let outcome = engine.outcome(levels: [.safe], fixing: findings)
    #expect(outcome.changes.map(\.before) == [Array(Self.unused.utf8)])
    let result = folder.writer.write(outcome.changes)
    #expect(result.failures.map(\.reason) == ["it has changed since it was read; run the command again"])
    #expect(try folder.text(of: "List.swift") == text)
  }

  @Test func onlyFixesOfRequestedLevelsAreApplied() throws {
    #expect(try outcome(["List.swift": Self.unused], levels: [.suggested]).changes.isEmpty)
  }
}

/// The pages say the same as the engine.
@Suite struct RuleFixTests {
  @Test func rulesWithFixesHaveTheLevelOfTheirPages() {
    for page in allRules.map({ RulePage($0) }) + Suppressions.pages {
      #expect(page.fix.level == Fixes.level(ofRule: page.about.name), "\(page.about.name)")
      #expect(!page.fix.text.isEmpty)
    }
  }
}

import LintConfiguration
import LintEdits
import LintEngine
import LintRules
import Testing

/// An import is removed only if another file's import makes the framework visible to the same code.
@Suite struct UIImportTests {
  private func reasons(otherImport: String) throws -> [String] {
    let folder = try Folder([
      "App/List.swift": "import UIKit\nfinal class ListViewModel { func load() {} }\n",
      "App/Screen.swift":
        "\(otherImport)\nfinal class Screen: UIViewController { var viewModel: ListViewModel? }\n",
    ])
    let sources = Sources(root: folder.root)
    func state(_ sources: Sources) -> ProjectState { ProjectState(Check(sources), under: Configuration()) }
    let reports = Check(sources).reports(of: FindingConfigurator.enabledRules(under: Configuration()))
    let findings = FindingConfigurator.findings(reports, under: Configuration()).filter { $0.rule == "ui-import" }
    #expect(findings.count == 1)
    let engine = FixEngine(sources, ProjectSettings(), startingWith: state(sources), analyze: state)
    return engine.outcome(levels: [.suggested], fixing: findings).refusals.map(\.reason.fullText)
  }

  @Test(arguments: [
    "import UIKit", "public import UIKit", "internal import UIKit", "@_exported import UIKit",
    "@preconcurrency import UIKit", "import class UIKit.UIViewController",
  ])
  func visibleImportReplacesAnother(other: String) throws {
    #expect(try reasons(otherImport: other) == [])
  }

  /// Modules that import the app's module see members of the framework only through other imports.
  @Test(arguments: [
    "@_implementationOnly import UIKit", "@preconcurrency @_implementationOnly import UIKit",
    "@_implementationOnly\nimport UIKit",
  ])
  func hiddenImportReplacesNoOther(other: String) throws {
    #expect(
      try reasons(otherImport: other) == ["no other file of the target is known to need its import"])
  }
}

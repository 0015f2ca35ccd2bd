import LintConfiguration
import LintEngine
import LintRules
import LintSemantics
import LintSupport
import LintSyntax
import Testing

@Suite struct SurveyTests {
  private func survey(_ files: [String: String]) throws -> Survey {
    let facts = try files.sorted { $0.key < $1.key }.map { try SourceReader().facts(of: $0.value, path: $0.key) }
    let modules = Modules(paths: facts.map(\.path), roots: [], packages: [])
    return Survey(Project(files: facts, modules: modules), rules: FindingConfigurator.descriptions, findings: [])
  }

  private static let app = [
    "App/A.swift": "import UIKit\nfinal class A: UIViewController {}\nfinal class ListViewModel { func a() {} }",
    "App/B.swift": "", "App/C.swift": "", "App/D.swift": "", "App/Third Party/Kit.swift": "",
    "App/Mocks/Sub/Mock.swift": "", "Vendors.swift": "",
  ]

  @Test func surveyCountsFilesAndRoles() throws {
    let survey = try survey(Self.app)
    #expect(survey.text.hasPrefix("7 Swift files, in 1 module: the root\nThe project doesn't use SwiftMVVMPattern."))
    #expect(survey.text.contains("  controller  1\n  view model  1  1 by name only"))
    #expect(survey.text.contains("No findings"))
  }

  @Test func thirdPartyFoldersAreExcludedAndCandidatesAreSuggested() throws {
    let survey = try survey(Self.app)
    #expect(survey.folders.map(\.path) == ["App/Mocks", "App/Third Party"])
    let configuration = try read(StarterConfiguration.text(for: survey))
    #expect(!configuration.reads("App/Third Party/Kit.swift"))
    #expect(configuration.reads("App/Mocks/Sub/Mock.swift"))
  }

  @Test func folderWithMostOfFilesIsNotExcluded() throws {
    #expect(try survey(["External/A.swift": "", "B.swift": ""]).folders.map(\.isForeign) == [false])
  }

  @Test func nameSuffixesThatViewModelsShareAreSuggestedAsPatterns() throws {
    let views = ["List", "Item", "Login"].map { name in
      "final class \(name)Controller: UIViewController { var reactor: \(name)Reactor? }\n"
        + "final class \(name)Reactor { func load() {} }"
    }
    let text = "import UIKit\n" + views.joined(separator: "\n")
    #expect(try survey(["A.swift": text]).patterns.allSatisfy { $0.pattern == "*Reactor" && $0.role == .viewModel })
  }

  @Test func starterConfigurationIsShortAndItsCommentedLinesAreValid() throws {
    var app = Self.app
    for number in 1...9 { app["Demo\(number)/Example/A.swift"] = "let a = 1" }
    let text = StarterConfiguration.text(for: try survey(app))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 25)
    #expect(try read(text).excluded.map(\.text) == ["App/Third Party"])
    let lines = text.split(separator: "\n").map { line in
      // A commented setting is a key or is indented; a sentence is neither.
      line.hasPrefix("#   ") || line.hasPrefix("# ") && line.hasSuffix(":") ? line.dropFirst(2) : line
    }
    let configuration = try read(lines.joined(separator: "\n"))
    #expect(configuration.excluded.count > 1)
    #expect(!configuration.rules.optedIn.isEmpty)
    #expect(configuration.failOn == .error)
  }

  private func read(_ text: String) throws -> Configuration {
    try ConfigurationFile.configuration(text, ruleNames: FindingConfigurator.descriptions.map(\.name))
  }
}

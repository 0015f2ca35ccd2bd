import LintConfiguration
import LintEngine
import LintRules
import LintSemantics
import LintSyntax
import Testing

/// What is told of a project at first sight, and the configuration that is written from it.
@Suite struct SurveyTests {
  private func survey(_ files: [String: String]) throws -> Survey {
    let facts = try files.sorted { $0.key < $1.key }.map { try SourceReader().facts(of: $0.value, path: $0.key) }
    let modules = Modules(paths: facts.map(\.path), roots: [], packages: [])
    return Survey(Project(files: facts, modules: modules), rules: ConfiguredRules.descriptions, findings: [])
  }

  private static let app = [
    "App/A.swift": "import UIKit\nfinal class A: UIViewController {}\nfinal class ListViewModel { func a() {} }",
    "App/B.swift": "", "App/C.swift": "", "App/D.swift": "", "App/Third Party/Kit.swift": "",
    "App/Mocks/Sub/Mock.swift": "", "Vendors.swift": "",
  ]

  @Test func `counts files and roles`() throws {
    let survey = try survey(Self.app)
    #expect(survey.text.hasPrefix("7 Swift files, in 1 module: the root\nIt does not use SwiftMVVMPattern."))
    #expect(survey.text.contains("  controller  1\n  view model  1  1 by name alone"))
    #expect(survey.text.contains("No rule finds anything."))
  }

  @Test func `third-party folders are excluded, and candidates are suggested`() throws {
    let survey = try survey(Self.app)
    #expect(survey.folders.map(\.path) == ["App/Mocks", "App/Third Party"])
    let configuration = try read(StarterConfiguration.text(for: survey))
    #expect(!configuration.reads("App/Third Party/Kit.swift"))
    #expect(configuration.reads("App/Mocks/Sub/Mock.swift"))
  }

  @Test func `a folder with most of the files isn't excluded`() throws {
    #expect(try survey(["External/A.swift": "", "B.swift": ""]).folders.map(\.isForeign) == [false])
  }

  @Test func `name suffixes that view models share are suggested as patterns`() throws {
    let views = ["List", "Item", "Login"].map { name in
      "final class \(name)Controller: UIViewController { var reactor: \(name)Reactor? }\n"
        + "final class \(name)Reactor { func load() {} }"
    }
    let text = "import UIKit\n" + views.joined(separator: "\n")
    #expect(try survey(["A.swift": text]).patterns.allSatisfy { $0.pattern == "*Reactor" && $0.role == .viewModel })
  }

  @Test func `each commented line of the starter configuration is valid`() throws {
    let text = StarterConfiguration.text(for: try survey(Self.app))
    let lines = text.split(separator: "\n").map { line -> Substring in
      let rest = line.drop { $0 == " " }
      // What is shown stands indented, or is a key; an explanation is a sentence.
      guard rest.hasPrefix("# ") else { return line }
      let isShown = line.hasPrefix("  # ") || rest.hasPrefix("# baseline:") || rest.hasPrefix("# file_size_limit:")
      return isShown ? line.prefix { $0 == " " } + rest.dropFirst(2) : ""
    }
    let configuration = try read(lines.joined(separator: "\n"))
    #expect(configuration.rules.severities["view-reference"] == .error)
    #expect(configuration.conventions.layers.map(\.name) == ["UI", "Domain"])
    #expect(configuration.conventions.forbiddenImports.count == 1)
    #expect(configuration.conventions.forbiddenUses.count == 2)
    #expect(configuration.overrides.count == 1)
    #expect(configuration.baseline == Baseline.fileName)
    #expect(configuration.fileSizeLimit == Configuration().fileSizeLimit)
  }

  private func read(_ text: String) throws -> Configuration {
    try ConfigurationFile.configuration(text, knowing: ConfiguredRules.descriptions.map(\.name))
  }
}

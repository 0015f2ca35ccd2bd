import LintConfiguration
import LintRules
import LintSemantics
import LintSupport
import Testing

/// The keys and values of `.mvvmlint.yml`.
@Suite struct ConfigurationFileTests {
  private static let rules = ["view-reference", "ui-import", "stale-context"]

  private func read(_ text: String) throws -> Configuration {
    try ConfigurationFile.configuration(text, ruleNames: Self.rules)
  }

  @Test(arguments: ["", "\n", "# Nothing yet.\n", "---\n", "excluded:\nrules:\n  # view-reference: off\nlayers:\n"])
  func emptyConfigurationChangesNothing(text: String) throws {
    let configuration = try read(text)
    #expect(configuration.reads("Pods2/A.swift"))
    #expect(configuration.conventions == Conventions())
    #expect(configuration.rules.severities.isEmpty)
  }

  @Test func ruleNamesMayUseHyphensOrUnderscores() throws {
    let rules = try read(
      """
      rules:
        view_reference: warning
        ui-import: { severity: off }
      disabled_rules: [stale_context]
      opt-in-rules: all
      """
    ).rules
    #expect(rules.severities == ["view-reference": .warning, "ui-import": .off])
    #expect(rules.disabled == ["stale-context"])
    #expect(rules.optedIn == ["all"])
    #expect(rules.only == nil)
  }

  @Test func foldersCanBeIncludedExcludedOrOverridden() throws {
    let configuration = try read(
      """
      included: Sources
      excluded:
        - Sources/Legacy/
        - "**/Mocks"
      overrides:
        - paths: Sources/Old
          disabled_rules: all
      file_size_limit: 2 MB
      baseline: Config/baseline.json
      fail_on: warning
      strict: yes
      """)
    #expect(configuration.reads("Sources/A.swift"))
    #expect(!configuration.reads("Other/A.swift"))
    #expect(!configuration.reads("Sources/Legacy/A.swift"))
    #expect(!configuration.reads("Sources/App/Mocks/A.swift"))
    #expect(configuration.fileSizeLimit == 2 << 20)
    #expect(configuration.baseline == "Config/baseline.json")
    #expect(configuration.failOn == .warning)
    #expect(configuration.isStrict)
    let rule = RuleDescription(name: "ui-import", severity: .error, summary: "", rationale: "")
    #expect(configuration.state(of: rule, at: "Sources/Old/A.swift") == .off)
    #expect(configuration.state(of: rule, at: "Sources/A.swift") == .standard)
  }

  @Test func conventionsAreParsed() throws {
    let conventions = try read(
      """
      roles:
        viewModel: ["*Reactor"]
        none: "*StoreKit*"
      generated_accessors: [Strings]
      layers:
        - { name: UI, paths: [App/UI], may_use: Domain }
        - { name: Domain, paths: [App/Domain] }
      forbidden_imports:
        - { modules: UIKit, paths: App/Domain, reason: it runs on servers }
      forbidden_uses:
        - { uses: [Analytics, "*Tracker.track*"], role: [view, cell], message: use the view model, severity: error }
        - { uses: print, paths: App/Domain }
      required_supertypes:
        - { role: view-model, supertypes: [ViewModel, Reactor] }
      """
    ).conventions
    #expect(conventions.rolePattern(for: "ListReactor")?.role == .viewModel)
    #expect(conventions.rolePattern(for: "StoreKitClient") == RolePattern("*StoreKit*", role: nil))
    #expect(conventions.generatedAccessors == ["Strings"])
    #expect(conventions.layers.map(\.mayUse) == [["Domain"], []])
    #expect(conventions.layer(of: "App/Domain/A.swift")?.name == "Domain")
    #expect(
      conventions.forbiddenImports == [
        ForbiddenImportEntry(
          modules: ["UIKit"], scope: Scope(paths: [PathPattern("App/Domain")]), reason: "it runs on servers")
      ])
    let patterns = [UsePattern("Analytics"), UsePattern("*Tracker.track*")].compactMap { $0 }
    #expect(
      conventions.forbiddenUses == [Role.view, .cell].map { role in
        ForbiddenUseEntry(
          patterns: patterns, scope: Scope(role: role), message: "use the view model", severity: "error")
      } + [
        ForbiddenUseEntry(
          patterns: [UsePattern("print")].compactMap { $0 }, scope: Scope(paths: [PathPattern("App/Domain")]))
      ])
    #expect(
      conventions.requiredSupertypes == [
        RequiredSupertypeEntry(supertypes: ["ViewModel", "Reactor"], scope: Scope(role: .viewModel))
      ])
  }
}

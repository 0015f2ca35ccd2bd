import LintConfiguration
import LintRules
import Testing

/// The keys on the page of each rule.
@Suite struct RuleSettingTests {
  @Test(arguments: allRules.map { rule in RuleDescription(rule) })
  func examplesAreValid(rule: RuleDescription) throws {
    let settings = RuleSetting.all(for: rule)
    for setting in settings { _ = try read(setting) }
    #expect(Set(["rules", "disabled_rules", "only_rules", "overrides"]).isSubset(of: settings.map(\.key)))
  }

  @Test func examplesHaveTheirEffects() throws {
    let rule = RuleDescription(name: "ui-import", severity: .off, kitSeverity: .warning, summary: "", rationale: "")
    let states = try RuleSetting.all(for: rule).map { setting in
      "\(setting.key): \(try read(setting).state(of: rule, at: "App/Legacy/A.swift"))"
    }
    #expect(
      states == [
        "rules: fixed(note)", "disabled_rules: off", "opt_in_rules: standard", "only_rules: standard", "overrides: off",
      ])
  }

  @Test func optionsBelongToOneRule() {
    let keys = ["layers", "forbidden_imports", "forbidden_uses", "required_supertypes", "generated_accessors"]
    for key in keys {
      #expect(allRules.count { rule in RuleSetting.all(for: RuleDescription(rule)).contains { $0.key == key } } == 1)
    }
  }

  private func read(_ setting: RuleSetting) throws -> Configuration {
    try ConfigurationFile.configuration(
      "\(setting.key): \(setting.example)", ruleNames: allRules.map { rule in rule.name })
  }
}

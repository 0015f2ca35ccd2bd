@testable import LintConfiguration
import LintRules
import Testing

/// A rule that is off may still run for types that conform to the kit's protocols.
@Suite struct RuleStateTests {
  private let rule = RuleDescription(
    name: "a-rule", severity: .off, kitSeverity: .warning, summary: "", rationale: "")

  @Test func ruleRunsForFindingsWithTheirOwnSeverity() {
    #expect(Configuration().mayRun(rule))
    #expect(Configuration().state(of: rule, at: "A.swift") == .stated)
  }

  @Test func ruleThatIsOffForKitDoesNotRun() {
    let rule = RuleDescription(name: "a-rule", severity: .off, summary: "", rationale: "")
    #expect(!Configuration().mayRun(rule))
  }

  @Test(arguments: ["a-rule", "all"])
  func ruleCanBeEnabledByName(name: String) {
    var enabledByCommandLine = Configuration()
    enabledByCommandLine.enabledByCommandLine = [name]
    var optedIn = Configuration()
    optedIn.rules.optedIn = [name]
    var only = Configuration()
    only.rules.only = [name]
    for configuration in [enabledByCommandLine, optedIn, only] {
      #expect(configuration.state(of: rule, at: "A.swift") == .standard)
    }
  }

  @Test func disablingRuleDisablesItForKitToo() {
    var disabled = Configuration()
    disabled.rules.disabled = ["a-rule"]
    var off = Configuration()
    off.rules.severities = ["a-rule": .off]
    for configuration in [disabled, off] { #expect(!configuration.mayRun(rule)) }
  }
}

import LintConfiguration
import LintRules
import Testing

/// A rule that is off may still count where the kit's protocols say what a type is.
@Suite struct RuleStateTests {
  private let rule = RuleDescription(
    name: "a-rule", severity: .off, kitSeverity: .warning, summary: "", rationale: "")

  @Test func `the rule runs for findings with their own severity`() {
    #expect(Configuration().mayRun(rule))
    #expect(Configuration().state(of: rule, at: "A.swift") == .stated)
  }

  @Test func `a rule that is off for the kit doesn't run`() {
    let rule = RuleDescription(name: "a-rule", severity: .off, summary: "", rationale: "")
    #expect(!Configuration().mayRun(rule))
  }

  @Test(arguments: ["a-rule", "all"])
  func `a rule can be enabled by name`(name: String) {
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

  @Test func `disabling a rule disables it for the kit, too`() {
    var disabled = Configuration()
    disabled.rules.disabled = ["a-rule"]
    var off = Configuration()
    off.rules.severities = ["a-rule": .off]
    for configuration in [disabled, off] { #expect(!configuration.mayRun(rule)) }
  }
}

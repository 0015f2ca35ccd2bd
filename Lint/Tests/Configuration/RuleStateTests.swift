import LintConfiguration
import LintRules
import Testing

/// A rule that is off may still count where the kit's protocols say what a type is.
@Suite struct RuleStateTests {
  private let rule = RuleDescription(
    name: "a-rule", severity: .off, kitSeverity: .warning, summary: "", rationale: "")

  @Test func `it runs for what states a severity of its own`() {
    #expect(Configuration().mayRun(rule))
    #expect(Configuration().state(of: rule, at: "A.swift") == .stated)
  }

  @Test func `a rule that is off for the kit too does not run`() {
    let rule = RuleDescription(name: "a-rule", severity: .off, summary: "", rationale: "")
    #expect(!Configuration().mayRun(rule))
  }

  @Test(arguments: ["a-rule", "all"])
  func `it is turned on by name`(name: String) {
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

  @Test func `whoever disables it silences it for the kit too`() {
    var disabled = Configuration()
    disabled.rules.disabled = ["a-rule"]
    var off = Configuration()
    off.rules.severities = ["a-rule": .off]
    for configuration in [disabled, off] { #expect(!configuration.mayRun(rule)) }
  }
}

import LintRules
import Testing

/// The former names of rules.
@Suite struct RenamedRulesTests {
  @Test func formerNameRefersToRule() {
    #expect(RenamedRules.currentName(of: "massive-view-controller") == "massive-type")
    #expect(RenamedRules.firstName(of: "massive-type") == "massive-view-controller")
    #expect(RenamedRules.hint(for: "massive-view-controller")?.hasSuffix("use 'massive-type'") == true)
  }

  @Test(arguments: ["massive-type", "ui-import", "no-such-rule", ""])
  func otherNamesStayAsTheyAre(name: String) {
    #expect(RenamedRules.currentName(of: name) == name)
    #expect(RenamedRules.hint(for: name) == nil)
  }

  @Test func noFormerNameIsUsedTwice() {
    let former = allRules.flatMap { rule in rule.formerNames }
    #expect(!former.isEmpty)
    #expect(Set(former).count == former.count)
    #expect(Set(former).isDisjoint(with: allRules.map { rule in rule.name }))
  }
}

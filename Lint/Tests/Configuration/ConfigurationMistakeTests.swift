import LintConfiguration
import LintRules
import Testing

/// The mistakes in configurations, each with its place and the valid values.
@Suite struct ConfigurationMistakeTests {
  private func mistakes(_ text: String) -> [String] {
    do {
      _ = try ConfigurationFile.configuration(text, ruleNames: ["view-reference", "ui-import", "stale-context"])
      return []
    } catch {
      return error.mistakes.map { "\($0.line):\($0.column): \($0.message)" }
    }
  }

  @Test func formerRuleNameWorksWithHint() throws {
    let text = """
      rules: { massive_view_controller: warning }
      overrides:
        - { paths: [App], disabled_rules: [massive-view-controller] }
      """
    let configuration = try ConfigurationFile.configuration(text, ruleNames: ["massive-type"])
    #expect(configuration.rules.severities == ["massive-type": .warning])
    #expect(configuration.overrides.map(\.rules.disabled) == [["massive-type"]])
    #expect(
      configuration.hints.map { "\($0.line):\($0.column): \($0.message)" } == [
        "1:10: rule 'massive-view-controller' was renamed; use 'massive-type'",
        "3:38: rule 'massive-view-controller' was renamed; use 'massive-type'",
      ])
  }

  @Test func formerAndCurrentNameOfRuleAreRepeated() {
    #expect(throws: InvalidConfiguration.self) {
      try ConfigurationFile.configuration(
        "rules: { massive-view-controller: warning, massive-type: note }", ruleNames: ["massive-type"])
    }
  }

  @Test func allMistakesAreReportedEachAtItsPlace() {
    let found = mistakes(
      """
      exclude: [Pods]
      rules:
        view-referense: error
        ui-import: waring
      layers:
        - { name: UI, paths: [UI], may_use: Domian }
        - { name: Domain, paths: [Domain] }
      """)
    #expect(
      found == [
        "1:1: unknown key 'exclude'; did you mean excluded?",
        "3:3: unknown rule 'view-referense'; did you mean view-reference?",
        "4:14: expected off, note, warning, error, not 'waring'; did you mean warning?",
        "6:39: expected UI, Domain, not 'Domian'; did you mean Domain?",
      ])
  }

  @Test(arguments: [
    ("- a\n- b", "1:1: expected keys with values, such as 'included: …', not a list"),
    ("view_reference: error", "1:1: put a rule's severity under 'rules:'"),
    ("excluded: { a: b }", "1:11: expected a list, such as [one, two], not keys with values"),
    ("excluded: [[a]]", "1:12: expected a string, not a list"),
    (
      "excluded: [../Other]",
      "1:12: '../Other' isn't a path in the project, such as Sources/App or **/Mocks"
    ),
    ("rules: [ui-import]", "1:8: expected keys with values, such as 'view-reference: error', not a list"),
    ("rules:\n  ui-import: error\n  ui_import: off", "3:3: the severity of 'ui-import' is repeated"),
    (
      "words:\n  stors: [Vault]",
      "2:3: expected stores, state_stores, clients, caches, use_cases, interactors, protocols, provisions, doubles, "
        + "view_models, cell_models, presenters, coordinators, delegates, listeners, view_protocols, controllers, cells, view_states, "
        + "binders, listener_properties, watch_verbs, not 'stors'; did you mean stores?"
    ),
    ("words:\n  stores: [vault]", "2:12: 'vault' isn't a word of a name, such as Repository"),
    ("words:\n  stores: { remove: Servce }", "2:21: 'stores' doesn't contain 'Servce'; did you mean Service?"),
    ("words:\n  stores: { append: Vault }", "2:13: unknown key 'append'; expected add, remove"),
    ("words:\n  view_models: [A]\n  view-models: [B]", "3:3: 'view_models' is repeated; merge the entries"),
    ("strict: maybe", "1:9: expected true or false, not 'maybe'"),
    ("file_size_limit: big", "1:18: expected a size, such as 4 MB, not 'big'"),
    ("file_size_limit: 99999999999999999999", "1:18: expected a size, such as 4 MB, not '99999999999999999999'"),
    ("opt_in_rules: a\nopt-in-rules: b", "2:1: 'opt_in_rules' is repeated; merge the entries"),
    ("overrides:\n  - disabled_rules: all", "2:5: 'paths:' is missing; name the folders of the override"),
    ("layers:\n  - paths: [A]", "2:5: 'name:' is missing"),
    (
      "layers:\n  - { name: A, paths: B }\n  - { name: A, paths: C }",
      "3:5: layer 'A' is repeated"
    ),
    ("forbidden_imports:\n  - paths: [A]", "2:5: 'modules:' is missing"),
    ("forbidden_uses:\n  - paths: [A]", "2:5: 'uses:' is missing"),
    (
      "forbidden_uses:\n  - { uses: [Analytics, a.b.c] }",
      "2:25: 'a.b.c' isn't a type or member, such as Analytics or Analytics.track*"
    ),
    (
      "forbidden_uses:\n  - { uses: A, role: vew }",
      "2:22: expected view, cell, controller, view model, observer, presenter, store, coordinator, model, not "
        + "'vew'; did you mean view?"
    ),
    (
      "forbidden_uses:\n  - { uses: A, severity: off }",
      "2:26: expected note, warning, error, not 'off'"
    ),
    (
      "forbidden_uses:\n  - { uses: A, reason: b }",
      "2:16: unknown key 'reason'; expected uses, paths, role, message, severity"
    ),
    ("excluded: [a\n", "2:1: invalid YAML: did not find expected ',' or ']'"),
    ("excluded: a\nexcluded: b", "1:1: 'excluded' is repeated; merge the entries"),
    ("excluded: *later\n", "1:11: invalid YAML: found undefined alias"),
    ("excluded: &a [*a]\n", "1:15: invalid YAML: found undefined alias"),
  ])
  func mistakeNamesValidValues(text: String, message: String) {
    #expect(mistakes(text).last == message)
  }

  @Test func oversizedAndDeeplyNestedFilesAreRejected() {
    #expect(mistakes(String(repeating: "a", count: 2 << 20)).count == 1)
    for text in ["[", "- ", "{a: ", "? "] {
      #expect(mistakes(String(repeating: text, count: 100_000)).count == 1)
    }
    #expect(mistakes("excluded: \u{0}").count == 1)
  }
}

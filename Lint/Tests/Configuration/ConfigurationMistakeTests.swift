import LintConfiguration
import Testing

/// What is said of a configuration that cannot be meant so: each mistake, where it stands, and what belongs there.
@Suite struct ConfigurationMistakeTests {
  private func mistakes(_ text: String) -> [String] {
    do {
      _ = try ConfigurationFile.configuration(text, knowing: ["view-reference", "ui-import", "stale-context"])
      return []
    } catch {
      return error.all.map { "\($0.line):\($0.column): \($0.message)" }
    }
  }

  @Test func `all mistakes are reported, each at its place`() {
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
        "1:1: there is no key 'exclude' here; did you mean excluded?",
        "3:3: there is no rule view-referense; did you mean view-reference?",
        "4:14: off, note, warning, error can stand here, not 'waring'; did you mean warning?",
        "6:39: UI, Domain can stand here, not 'Domian'; did you mean Domain?",
      ])
  }

  @Test(arguments: [
    ("- a\n- b", "1:1: keys with values belong here, such as 'included: …', not a list"),
    ("view_reference: error", "1:1: a rule's severity stands under 'rules:'"),
    ("excluded: { a: b }", "1:11: a list belongs here, such as [one, two], not keys with values"),
    ("excluded: [[a]]", "1:12: one name or text belongs here, not a list"),
    (
      "excluded: [../Other]",
      "1:12: '../Other' is no path below the root of the project, such as Sources/App or **/Mocks"
    ),
    ("rules: [ui-import]", "1:8: keys with values belong here, such as 'view-reference: error', not a list"),
    ("rules:\n  ui-import: error\n  ui_import: off", "3:3: ui-import has a severity already, some lines above"),
    ("strict: maybe", "1:9: true or false belongs here, not 'maybe'"),
    ("file_size_limit: big", "1:18: a size belongs here, such as 4 MB, not 'big'"),
    ("file_size_limit: 99999999999999999999", "1:18: a size belongs here, such as 4 MB, not '99999999999999999999'"),
    ("opt_in_rules: a\nopt-in-rules: b", "2:1: 'opt_in_rules' stands here more than once: write all of it under one"),
    ("overrides:\n  - disabled_rules: all", "2:5: 'paths:' is missing here: in which folders is it different?"),
    ("layers:\n  - paths: [A]", "2:5: 'name:' is missing here"),
    (
      "layers:\n  - { name: A, paths: B }\n  - { name: A, paths: C }",
      "3:5: there is a layer A already, some lines above"
    ),
    ("forbidden_imports:\n  - paths: [A]", "2:5: 'modules:' is missing here"),
    ("forbidden_uses:\n  - paths: [A]", "2:5: 'uses:' is missing here"),
    (
      "forbidden_uses:\n  - { uses: [Analytics, a.b.c] }",
      "2:25: 'a.b.c' is neither a type nor a member of one, such as Analytics or Analytics.track*"
    ),
    (
      "forbidden_uses:\n  - { uses: A, role: vew }",
      "2:22: view, cell, controller, view model, observer, presenter, store, coordinator, model can stand here, not "
        + "'vew'; did you mean view?"
    ),
    (
      "forbidden_uses:\n  - { uses: A, severity: off }",
      "2:26: note, warning, error can stand here, not 'off'"
    ),
    (
      "forbidden_uses:\n  - { uses: A, reason: b }",
      "2:16: there is no key 'reason' here, but uses, paths, role, message, severity"
    ),
    ("excluded: [a\n", "2:1: this is not YAML: did not find expected ',' or ']'"),
    ("excluded: a\nexcluded: b", "1:1: 'excluded' stands here more than once: write all of it under one"),
    ("excluded: *later\n", "1:11: this is not YAML: found undefined alias"),
    ("excluded: &a [*a]\n", "1:15: this is not YAML: found undefined alias"),
  ])
  func `a mistake names the valid values`(text: String, message: String) {
    #expect(mistakes(text).last == message)
  }

  @Test func `oversized and deeply nested files are rejected`() {
    #expect(mistakes(String(repeating: "a", count: 2 << 20)).count == 1)
    for text in ["[", "- ", "{a: ", "? "] {
      #expect(mistakes(String(repeating: text, count: 100_000)).count == 1)
    }
    #expect(mistakes("excluded: \u{0}").count == 1)
  }
}

import json
import re
import unittest

from project import BROKEN, ProjectTest

SELECTION = """
import UIKit
final class List: UITableViewController {
  var items: [String] = []
  func reload() { items = [] }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    queue.async { self.delete(self.items[indexPath.row]) }
    open(items[indexPath.row])
  }
}
"""


class Configuration(ProjectTest):
    """`.mvvmlint.yml` decides what is read, which rules run, and what fails."""

    def setUp(self):
        super().setUp()
        self.write("App/List.swift", BROKEN)

    def test_the_configuration_is_optional(self):
        self.assertEqual(self.found(), ["ui-import", "view-reference"])

    def test_an_outer_configuration_is_found(self):
        self.write(".mvvmlint.yml", "only_rules: [view_reference]\n")
        self.assertEqual(self.found(cwd=self.path("App")), ["view-reference"])

    def test_another_can_be_named(self):
        self.write("other.yml", "disabled_rules: [view-reference]\n")
        self.assertEqual(self.found("--config", "other.yml"), ["ui-import"])

    def test_excluded_files_are_not_read(self):
        self.write(".mvvmlint.yml", "excluded: [App/List.swift]\n")
        self.assertEqual(self.found(), [])

    def test_severities_decide_what_fails(self):
        self.write(".mvvmlint.yml", "rules: { view-reference: warning }\nfail_on: error\n")
        self.run_tool("check")
        self.write(".mvvmlint.yml", "rules: { view-reference: error }\n")
        self.run_tool("check", exits=1)

    def test_a_severity_applies_to_findings_that_state_their_own(self):
        self.write("App/List.swift", SELECTION)
        self.assertEqual(self.severities(), ["warning", "note"])
        self.write(".mvvmlint.yml", "rules: { unsafe-selection: error }\n")
        self.assertEqual(self.severities(), ["error", "error"])

    def severities(self):
        out, _ = self.run_tool("check", "--reporter", "json", exits=(0, 1))
        return [finding["severity"] for finding in json.loads(out)]

    def test_mistakes_are_reported_at_their_places(self):
        self.write(".mvvmlint.yml", "exclude: [a]\nrules:\n  view-referense: off\n")
        out, error = self.run_tool("check", exits=2)
        self.assertEqual(out, "")
        self.assertEqual(
            error.splitlines(), [
                ".mvvmlint.yml:1:1: error: unknown key 'exclude'; did you mean excluded?",
                ".mvvmlint.yml:3:3: error: unknown rule 'view-referense'; did you mean view-reference?",
            ])

    def test_a_missing_or_binary_configuration_is_an_error(self):
        _, error = self.run_tool("check", "--config", "none.yml", exits=2)
        self.assertIn("error: can't read none.yml", error)
        self.write(".mvvmlint.yml", b"excluded: [\xff]\n")
        _, error = self.run_tool("check", exits=2)
        self.assertIn("isn't UTF-8", error)

    def test_a_pinned_version_must_match(self):
        version = self.run_tool("--version")[0].strip()
        self.write(".mvvmlint.yml", f"mvvmlint_version: {version}\n")
        self.run_tool("check", exits=1)
        # Another version may have other keys, so nothing else is reported.
        self.write(".mvvmlint.yml", "some_later_key: 1\nmvvmlint_version: 99.1\n")
        for command in ["check", "baseline", "roles"]:
            out, error = self.run_tool(command, exits=2)
            self.assertEqual(out, "")
            self.assertEqual(
                error, f".mvvmlint.yml:2:19: error: the project needs mvvmlint 99.1, and this is {version}; install 99.1\n")
        self.write(".mvvmlint.yml", "mvvmlint_version: [1, 2]\n")
        self.assertIn(":1:19: error: expected a string", self.run_tool("check", exits=2)[1])

    def test_a_pattern_without_a_match_gets_a_warning(self):
        self.write(
            ".mvvmlint.yml",
            "included: [App, Ap]\nexcluded: [Legacy, Pods, App/List.swift]\n"
            "overrides:\n  - { paths: ['App/*.swift', Old/**], disabled_rules: [ui-import] }\n"
            "layers:\n  - { name: UI, paths: [UI] }\n")
        _, error = self.run_tool("check")
        self.assertEqual(
            [line.split("matches")[0] for line in error.splitlines()],
            [f"warning: '{path}' under '{key}:' " for path, key in [
                ("Ap", "included"), ("Old/**", "overrides"), ("UI", "layers"), ("Legacy", "excluded")]])
        self.assertEqual(self.run_tool("check", "--quiet")[1], "")

    def test_a_misnamed_configuration_gets_a_warning(self):
        self.write(".mvvmlint.yaml", "disabled_rules: [view-reference]\n")
        _, error = self.run_tool("check", exits=1)
        self.assertIn(".mvvmlint.yaml isn't used; rename it to .mvvmlint.yml", error)

    def test_the_reference_has_every_key_and_list(self):
        self.run_tool("rules", "--markdown", "Pages")
        page = self.read("Pages/mvvmlint.docc/ConfigurationReference.md")
        self.write(".mvvmlint.yml", "zzzzzzzzzzzzzzzz: 1\n")
        keys = self.run_tool("check", exits=2)[1].split("expected ")[1].strip().split(", ")
        self.assertEqual(re.findall(r"^### (\w+)$", page, re.MULTILINE), keys)
        self.write(".mvvmlint.yml", "words:\n  zzzzzzzzzzzzzzzz: [A]\n")
        lists = self.run_tool("check", exits=2)[1].split("expected ")[1].split(", not ")[0].strip().split(", ")
        listed = page.split("| List | Words |")[1].split("\n\n")[0]
        self.assertEqual(re.findall(r"^\| `(\w+)` \|", listed, re.MULTILINE), lists)


if __name__ == "__main__":
    unittest.main()

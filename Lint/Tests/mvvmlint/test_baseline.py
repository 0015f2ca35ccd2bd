import json
import os
import unittest

from project import BROKEN, FINE, PASSES_ON, STORES, ProjectTest

NAME = ".mvvmlint-baseline.json"


class Baseline(ProjectTest):
    """Findings in the baseline aren't reported."""

    def setUp(self):
        super().setUp()
        self.write("App/List.swift", BROKEN)

    def test_only_new_findings_are_reported(self):
        out, _ = self.run_tool("baseline")
        self.assertEqual(out, "Wrote 2 findings to .mvvmlint-baseline.json\n")
        out, _ = self.run_tool("baseline", "..", cwd=self.path("App"))
        self.assertEqual(out, "Wrote 2 findings to ../.mvvmlint-baseline.json\n")
        self.assertEqual(self.found(), [])
        self.write("App/List.swift", "\n\n" + BROKEN.replace("show(Screen())", "show(\n    Screen())"))
        self.assertEqual(self.found(), [])
        self.write("App/List.swift", BROKEN.replace("show(Screen())", "show(Screen()); show(Screen())"))
        self.assertEqual(self.found(), [], "one finding a line")
        self.write("App/List.swift", BROKEN.replace("show(Screen())", "show(Screen())\n show(Screen())"))
        self.assertEqual(self.found(), [], "one finding per view type and view model")
        self.write("App/List.swift", BROKEN.replace("show(Screen())", "show(Screen())\n show(UILabel())"))
        self.assertEqual(self.found(exits=1), ["view-reference"])
        self.assertEqual(self.found("--no-baseline", exits=1), ["ui-import", "view-reference", "view-reference"])

    def test_one_entry_covers_all_stores_that_a_view_only_passes_on(self):
        self.write("App/List.swift", FINE)
        self.write("App/Stores.swift", STORES)
        self.write("App/Home.swift", PASSES_ON)
        out, _ = self.run_tool("check")
        self.assertIn("creates 'DaysService' only to pass it on", out)
        self.run_tool("baseline")
        years = "  func openYears() {\n    show(YearsViewController(YearsViewModel(YearsService())), sender: nil)\n  }\n"
        self.write("App/Home.swift", PASSES_ON.replace("  func openDays", years + "  func openDays"))
        self.assertEqual(self.found("--fail-on-stale-baseline"), [])
        out, _ = self.run_tool("check", "--no-baseline")
        self.assertIn("creates stores only to pass them on (2 places)", out)

    def test_the_baseline_is_stable_and_has_no_lines(self):
        self.run_tool("baseline")
        first = self.read(NAME)
        self.write("App/List.swift", "// moved\n" + BROKEN)
        self.run_tool("baseline", cwd=self.path("App"))
        self.assertEqual(self.read(NAME), first)
        entries = json.loads(first)["findings"]
        self.assertEqual({key for entry in entries for key in entry}, {"rule", "path", "declaration", "code", "ordinal"})

    def test_stale_entries_get_a_warning_and_can_fail_the_check(self):
        self.run_tool("baseline")
        self.write("App/List.swift", FINE)
        _, error = self.run_tool("check")
        self.assertIn("2 entries have no finding any more", error)
        self.assertIn("App/List.swift: view-reference in ListViewModel: Screen", error)
        self.run_tool("check", "--fail-on-stale-baseline", exits=1)
        _, error = self.run_tool("check", "--quiet")
        self.assertEqual(error, "")

    def test_entries_outside_of_the_reported_part_are_not_stale(self):
        self.run_tool("baseline")
        os.remove(self.path("App/List.swift"))
        _, error = self.run_tool("check", "App/Screen.swift", "--fail-on-stale-baseline")
        self.assertEqual(error, "")
        self.run_tool("check", "--fail-on-stale-baseline", exits=1)

    def test_entries_of_a_disabled_rule_are_not_stale(self):
        self.run_tool("baseline")
        self.write(".mvvmlint.yml", "disabled_rules: all\n")
        self.run_tool("check", "--fail-on-stale-baseline")

    def test_pruning_removes_stale_entries_and_adds_none(self):
        self.run_tool("baseline")
        self.write("App/List.swift", BROKEN.replace("show(Screen())", "show(UILabel())"))
        out, _ = self.run_tool("baseline", "--prune")
        self.assertIn("Wrote 1 finding (1 removed) to ", out)
        self.assertEqual(self.found(exits=1), ["view-reference"])

    def test_another_can_be_named(self):
        self.run_tool("baseline", "--output", "old.json")
        self.found(exits=1)
        self.assertEqual(self.found("--baseline", "old.json"), [])
        self.write(".mvvmlint.yml", "baseline: old.json\n")
        self.assertEqual(self.found(), [])
        _, error = self.run_tool("check", "--baseline", "none.json", exits=2)
        self.assertIn("error: the baseline none.json doesn't exist; create it with 'mvvmlint baseline'", error)

    def test_a_damaged_baseline_is_an_error(self):
        self.write(NAME, "{")
        _, error = self.run_tool("check", exits=2)
        self.assertIn("it isn't a valid baseline; restore it from version control", error)
        self.run_tool("baseline")
        self.assertEqual(self.found(), [])

    def test_an_unwritable_baseline_is_an_error(self):
        _, error = self.run_tool("baseline", "--output", "none/old.json", exits=2)
        self.assertIn("can't write none/old.json: No such file or directory", error)


if __name__ == "__main__":
    unittest.main()

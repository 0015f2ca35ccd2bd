import json
import os
import unittest

from project import BROKEN, FINE, ProjectTest

NAME = ".mvvmlint-baseline.json"


class Baseline(ProjectTest):
    """What was there when a team began is not reported, and what is new is."""

    def setUp(self):
        super().setUp()
        self.write("App/List.swift", BROKEN)

    def test_only_what_is_new_is_reported(self):
        out, _ = self.run_tool("baseline")
        self.assertIn("Wrote 2 findings to ", out)
        self.assertEqual(self.found(), [])
        self.write("App/List.swift", "\n\n" + BROKEN.replace("show(Screen())", "show(\n    Screen())"))
        self.assertEqual(self.found(), [])
        self.write("App/List.swift", BROKEN.replace("show(Screen())", "show(Screen()); show(Screen())"))
        self.assertEqual(self.found(), [], "one finding a line")
        self.write("App/List.swift", BROKEN.replace("show(Screen())", "show(Screen())\n show(Screen())"))
        self.assertEqual(self.found(exits=1), ["view-reference"])
        self.assertEqual(self.found("--no-baseline", exits=1), ["ui-import", "view-reference", "view-reference"])

    def test_it_is_the_same_each_time_and_knows_no_line(self):
        self.run_tool("baseline")
        first = self.read(NAME)
        self.write("App/List.swift", "// moved\n" + BROKEN)
        self.run_tool("baseline", cwd=self.path("App"))
        self.assertEqual(self.read(NAME), first)
        entries = json.loads(first)["findings"]
        self.assertEqual({key for entry in entries for key in entry}, {"rule", "path", "declaration", "code", "ordinal"})

    def test_what_is_gone_is_told_and_fails_where_that_is_asked_for(self):
        self.run_tool("baseline")
        self.write("App/List.swift", FINE)
        _, error = self.run_tool("check")
        self.assertIn("2 entries have no finding any more", error)
        self.assertIn("App/List.swift: view-reference in ListViewModel.open(): Screen", error)
        self.run_tool("check", "--fail-on-stale-baseline", exits=1)
        _, error = self.run_tool("check", "--quiet")
        self.assertEqual(error, "")

    def test_a_part_of_the_project_says_nothing_of_the_rest(self):
        self.run_tool("baseline")
        os.remove(self.path("App/List.swift"))
        _, error = self.run_tool("check", "App/Screen.swift", "--fail-on-stale-baseline")
        self.assertEqual(error, "")
        self.run_tool("check", "--fail-on-stale-baseline", exits=1)

    def test_a_rule_that_does_not_run_says_nothing(self):
        self.run_tool("baseline")
        self.write(".mvvmlint.yml", "disabled_rules: all\n")
        self.run_tool("check", "--fail-on-stale-baseline")

    def test_pruning_forgets_and_adds_nothing(self):
        self.run_tool("baseline")
        self.write("App/List.swift", BROKEN.replace("open()", "close()"))
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

    def test_a_damaged_one_is_refused_with_what_to_do(self):
        self.write(NAME, "{")
        _, error = self.run_tool("check", exits=2)
        self.assertIn("it isn't a valid baseline; restore it from version control", error)
        self.run_tool("baseline")
        self.assertEqual(self.found(), [])

    def test_where_it_cannot_be_written_is_told(self):
        _, error = self.run_tool("baseline", "--output", "none/old.json", exits=2)
        self.assertIn("can't write none/old.json: No such file or directory", error)


if __name__ == "__main__":
    unittest.main()

import unittest

from project import BROKEN, ProjectTest


class Init(ProjectTest):
    """The first command in an app that exists."""

    def setUp(self):
        super().setUp()
        self.write("App/List.swift", BROKEN)

    def test_it_tells_what_it_found_and_what_comes_next(self):
        out, _ = self.run_tool("init")
        self.assertIn("2 Swift files, in 1 module", out)
        self.assertIn("does not use SwiftMVVMPattern", out)
        self.assertRegex(out, r"view model +1")
        self.assertRegex(out, r"view-reference +1  error")
        self.assertIn(f"Wrote {self.path('.mvvmlint.yml')}", out)
        self.assertIn("Next: 'mvvmlint baseline' remembers these 2 findings", out)

    def test_what_a_name_alone_tells_is_shown_as_it_counts(self):
        self.write("App/Screen.swift", "import UIKit\nfinal class Screen: UIViewController {}\n")
        self.assertRegex(self.run_tool("init")[0], r"view-reference +1  warning")

    def test_what_it_writes_changes_nothing_that_is_found(self):
        before = self.found()
        self.run_tool("init")
        self.assertEqual(self.found(), before)

    def test_a_configuration_that_is_there_is_left(self):
        self.write(".mvvmlint.yml", "strict: true\n")
        _, error = self.run_tool("init", exits=2)
        self.assertIn("is left as it is: --force writes it anew", error)
        self.assertEqual(self.read(".mvvmlint.yml"), "strict: true\n")
        self.run_tool("init", "--force")
        self.assertIn("fail_on: error", self.read(".mvvmlint.yml"))

    def test_a_folder_without_sources_gets_none(self):
        self.write("Empty/readme", "")
        _, error = self.run_tool("init", "Empty", exits=2)
        self.assertIn("there is no Swift file below", error)
        _, error = self.run_tool("init", "None", exits=2)
        self.assertIn("None is no folder", error)

    def test_adopting_takes_three_commands(self):
        self.run_tool("init")
        self.run_tool("baseline")
        out, _ = self.run_tool("check", "--strict")
        self.assertNotIn("error", out)


if __name__ == "__main__":
    unittest.main()

import os
import unittest

from project import BROKEN, ProjectTest


class Init(ProjectTest):
    """`mvvmlint init` writes a configuration and prints an overview."""

    def setUp(self):
        super().setUp()
        self.write("App/List.swift", BROKEN)

    def test_it_prints_an_overview_and_the_next_step(self):
        out, _ = self.run_tool("init")
        self.assertIn("2 Swift files, in 1 module", out)
        self.assertIn("doesn't use SwiftMVVMPattern", out)
        self.assertRegex(out, r"view model +1")
        self.assertRegex(out, r"view-reference +1  error")
        self.assertIn("Wrote .mvvmlint.yml\n", out)
        self.assertIn("Next: run 'mvvmlint baseline' to accept the 2 existing findings", out)

    def test_findings_by_name_only_have_a_lower_severity(self):
        self.write("App/Screen.swift", "import UIKit\nfinal class Screen: UIViewController {}\n")
        self.assertRegex(self.run_tool("init")[0], r"view-reference +1  warning")

    def test_the_starter_configuration_does_not_change_findings(self):
        before = self.found()
        self.run_tool("init")
        self.assertEqual(self.found(), before)

    def test_an_existing_configuration_is_kept(self):
        self.write(".mvvmlint.yml", "strict: true\n")
        _, error = self.run_tool("init", exits=2)
        self.assertIn("already exists; use --force to overwrite it", error)
        self.assertEqual(self.read(".mvvmlint.yml"), "strict: true\n")
        self.run_tool("init", "--force")
        self.assertIn("fail_on: error", self.read(".mvvmlint.yml"))

    def test_it_is_short_and_links_the_reference(self):
        for number in range(20):
            self.write(f"App/Demo{number}/Samples/A.swift", "let a = 1\n")
            self.write(f"Vendor{number}/Vendor/A.swift", "let a = 1\n")
        self.run_tool("init")
        text = self.read(".mvvmlint.yml")
        self.assertLessEqual(len(text.splitlines()), 25)
        self.assertIn("https://falcon283.github.io/SwiftMVVMPattern/documentation/mvvmlint/configurationreference\n", text)

    def test_a_folder_without_sources_is_an_error(self):
        self.write("Empty/readme", "")
        _, error = self.run_tool("init", "Empty", exits=2)
        self.assertIn("error: no Swift files in ", error)
        _, error = self.run_tool("init", "None", exits=2)
        self.assertIn("None isn't a folder", error)

    def test_adopting_takes_three_commands(self):
        self.run_tool("init")
        self.run_tool("baseline")
        out, _ = self.run_tool("check", "--strict")
        self.assertNotIn("error", out)


if __name__ == "__main__":
    unittest.main()

"""The command line: errors, several projects, skipped files, rules and completions."""

import os
import shutil
import unittest

from project import BROKEN, FINE, ProjectTest


class Errors(ProjectTest):
    """Every error is one line that starts with `error:` on standard error, with exit code 2."""

    def error(self, *arguments, **options):
        out, error = self.run_tool(*arguments, exits=2, **options)
        self.assertEqual(out, "")
        self.assertTrue(error.startswith("error: "), error)
        return error

    def test_wrong_usage(self):
        for arguments in (["--nothing"], ["check", "--reporter", "paper"], ["rules", "--markdown"], ["roles", "--explain"],
                          ["check", "--fail-on", "off"], ["check", "App", "--file-list", "list"], ["init", "a", "b"]):
            self.assertIn("Usage: mvvmlint", self.error(*arguments))

    def test_a_mistyped_command_gets_a_suggestion(self):
        for word, command in [("lint", "check"), ("analyze", "check"), ("chek", "check"), ("rolse", "roles"),
                              ("baselin", "baseline"), ("explain", "rules")]:
            self.assertEqual(
                self.error(word), f"error: '{word}' is neither a command nor a path; did you mean 'mvvmlint {command}'?\n")
        self.assertEqual(self.error("nowhere"), "error: nowhere doesn't exist; name a file or folder of the project\n")

    def test_a_folder_with_the_name_of_a_command_is_checked(self):
        self.write("lint/List.swift", BROKEN)
        out, _ = self.run_tool("lint", exits=1)
        self.assertIn("lint/List.swift:3:22: error: ", out)

    def test_help_and_version_are_not_errors(self):
        for arguments in (["--help"], ["help", "check"], ["check", "--help"], ["--version"]):
            self.assertEqual(self.run_tool(*arguments)[1], "")


class Places(ProjectTest):
    """A finding starts with its place relative to the current directory."""

    def setUp(self):
        super().setUp()
        self.write("App/List.swift", BROKEN)
        self.write("Other/readme", "")

    def test_it_is_relative_to_the_current_directory(self):
        for cwd, path in [(".", "App/List.swift"), ("App", "List.swift"), ("Other", "../App/List.swift")]:
            out, _ = self.run_tool("check", self.root, cwd=self.path(cwd), exits=1)
            self.assertRegex(out, rf"(?m)^{path}:3:22: error: .+ \(view-reference\)$")
        out, _ = self.run_tool("check", self.root, cwd="/", exits=1)
        self.assertRegex(out, f"(?m)^{self.root[1:]}/App/List.swift:3:22: error: ")

    def test_xcode_gets_the_absolute_path(self):
        out, _ = self.run_tool("check", "--reporter", "xcode", cwd=self.path("App"), exits=1)
        self.assertIn(f"{self.root}/App/List.swift:3:22: error: ", out)


class Projects(ProjectTest):
    """Paths may belong to several projects. Each has its own configuration and baseline."""

    def setUp(self):
        super().setUp()
        shutil.rmtree(self.path(".git"))
        os.remove(self.path("App/Screen.swift"))
        for name in ["One", "Two"]:
            self.write(f"{name}/.mvvmlint.yml", "")
            self.write(f"{name}/App/Screen.swift", "import UIKit\nfinal class Screen: UIViewController { var viewModel: ListViewModel? }\n")
            self.write(f"{name}/App/List.swift", BROKEN)

    def places(self, *arguments, **options):
        out, _ = self.run_tool("check", *arguments, **{"exits": (0, 1), **options})
        return [line.split(" ")[0] for line in out.splitlines() if line.endswith(")")]

    def test_one_report_has_the_findings_of_all(self):
        both = ["One/App/List.swift:1:1:", "One/App/List.swift:3:22:", "Two/App/List.swift:1:1:", "Two/App/List.swift:3:22:"]
        self.assertEqual(self.places("One", "Two"), both)
        self.assertEqual(self.places("Two", "One/App/List.swift", self.path("Two/App")), both)
        out, _ = self.run_tool("check", "One", "Two", exits=1)
        self.assertIn("2 errors, 2 warnings in 4 files.", out)

    def test_each_has_its_own_configuration_and_baseline(self):
        self.write("One/.mvvmlint.yml", "disabled_rules: [ui-import]\n")
        self.run_tool("baseline", "Two")
        self.assertEqual(self.places("One", "Two", exits=1), ["One/App/List.swift:3:22:"])
        self.run_tool("baseline", "One")
        out, _ = self.run_tool("check", "One", "Two", exits=0)
        self.assertIn("No findings in 4 files; 3 in the baseline.", out)

    def test_the_worst_exit_code_wins(self):
        self.write("One/App/List.swift", FINE)
        self.run_tool("check", "One", "Two", exits=1)
        self.write("Two/.mvvmlint.yml", "rules: { view-reference: warning }\n")
        self.run_tool("check", "One", "Two", exits=0)
        self.write("One/.mvvmlint.yml", "strict: true\n")
        self.run_tool("check", "One", "Two", exits=0)
        self.write("Two/.mvvmlint.yml", "strict: true\n")
        self.run_tool("check", "One", "Two", exits=1)

    def test_a_project_that_fails_does_not_hide_the_others(self):
        self.write("One/.mvvmlint.yml", "exclude: [a]\n")
        out, error = self.run_tool("check", "One", "Two", exits=2)
        self.assertIn("Two/App/List.swift:3:22: error: ", out)
        self.assertIn("One/.mvvmlint.yml:1:1: error: unknown key 'exclude'", error)

    def test_a_project_in_another_is_reported_once(self):
        self.write("One/Inner/.mvvmlint.yml", "disabled_rules: all\n")
        self.write("One/Inner/App/List.swift", BROKEN.replace("List", "Inner"))
        self.assertEqual(
            self.places("One", "One/Inner"), ["One/App/List.swift:1:1:", "One/App/List.swift:3:22:"])

    def test_a_baseline_belongs_to_one_project(self):
        _, error = self.run_tool("check", "One", "Two", "--baseline", "a.json", exits=2)
        self.assertEqual(error, "error: --baseline a.json can't be used for 2 projects; check each with its own\n")
        _, error = self.run_tool("roles", "One", "Two", exits=2)
        self.assertEqual(error, "error: One Two belong to different projects; name paths of one project\n")


class Summary(ProjectTest):
    """The summary says what was checked and what wasn't."""

    def setUp(self):
        super().setUp()
        self.write("App/List.swift", BROKEN)

    def summary(self, *arguments, **options):
        return self.run_tool("check", *arguments, **{"exits": (0, 1), **options})[0].splitlines()[-2:]

    def test_skipped_files_are_counted_and_listed(self):
        self.write("App/Generated.swift", "// Generated using SwiftGen\nlet a = 1\n")
        self.write("App/Bad.swift", b"\xff")
        self.write("Pods/Kit/A.swift", "let a = 1\n")
        self.write("AppTests/A.swift", "import XCTest\n")
        self.write("Old/A.swift", "let a = 1\n")
        self.write(".mvvmlint.yml", "excluded: [Old]\n")
        reasons = (
            "excluded by the configuration (1), test target (1), generated code (1), package checkout (1), unreadable (1)")
        for _ in range(2):
            self.assertEqual(
                self.summary(), ["1 error, 1 warning in 2 files.", f"Skipped 2 files and 3 folders: {reasons}."])
        _, error = self.run_tool("check", "--verbose", exits=1)
        listed = [line for line in error.splitlines() if ": skipped: " in line]
        self.assertEqual(listed, [
            "App/Bad.swift: skipped: unreadable", "App/Generated.swift: skipped: generated code",
            "AppTests/: skipped: test target", "Old/: skipped: excluded by the configuration",
            "Pods/: skipped: package checkout"])
        self.assertEqual(self.summary("App/List.swift")[1], "1 error, 1 warning in 1 file.")

    def test_a_feature_named_like_tests_is_checked(self):
        self.write("FamilyMemberTests/Item.swift", BROKEN.replace("List", "Item"))
        self.assertIn(" in 3 files.", self.summary()[1])
        self.assertEqual(len(self.found("FamilyMemberTests")), 2)
        self.write("FamilyMemberTests/Item.swift", "@testable import App\n" + BROKEN.replace("List", "Item"))
        self.assertEqual(
            self.summary(), ["1 error, 1 warning in 2 files.", "Skipped 1 folder: test target (1)."])

    def test_a_test_target_is_skipped_whatever_its_folder_is_called(self):
        self.write("Package.swift", 'let package = Package(name: "A", targets: [.target(name: "A", path: "App"), '
                   '.testTarget(name: "Specs", path: "Specs")])\n')
        self.write("Specs/Item.swift", BROKEN.replace("List", "Item"))
        self.assertEqual(self.summary()[1], "Skipped 1 file: test target (1).")

    def test_baselined_and_suppressed_findings_are_counted_separately(self):
        self.run_tool("baseline")
        self.assertEqual(self.summary()[-1], "No findings in 2 files; 2 in the baseline.")
        self.write("App/List.swift", BROKEN.replace("show(Screen())", "show(Screen()) // mvvmlint:disable:this all - no"))
        self.assertEqual(self.summary()[-1], "No findings in 2 files; 1 in the baseline, 1 suppressed by comments.")
        _, error = self.run_tool("check", "--statistics")
        self.assertRegex(error, r"ui-import +0  and 1 in the baseline")
        self.assertRegex(error, r"view-reference +0  and 1 suppressed by comments")


class Rules(ProjectTest):
    def test_a_rule_is_described_by_two_examples_and_its_page(self):
        short, _ = self.run_tool("rules", "view_reference")
        self.assertTrue(short.startswith("view-reference (error)\n"))
        self.assertEqual((short.count("Broken at each "), short.count("Fixed:"), short.count("Correct:")), (1, 1, 0))
        address = "https://falcon283.github.io/SwiftMVVMPattern/documentation/mvvmlint/view-reference\n"
        self.assertTrue(short.endswith(address), short)
        self.assertIn("'mvvmlint rules view-reference --examples'", short)
        long, _ = self.run_tool("rules", "view-reference", "--examples")
        self.assertGreater(long.count("Broken at each "), 1)
        self.assertGreater(long.count("Correct:"), 1)
        self.assertTrue(long.endswith(address))

    def test_a_rule_about_comments_has_a_page_too(self):
        out, _ = self.run_tool("rules", "unused-suppression")
        self.assertIn("/documentation/mvvmlint/unused-suppression\n", out)

    def test_a_former_name_works_with_a_warning(self):
        hint = "warning: rule 'massive-view-controller' was renamed; use 'massive-type'\n"
        out, error = self.run_tool("rules", "massive_view_controller")
        self.assertTrue(out.startswith("massive-type (off)\n"), out)
        self.assertEqual(error, hint)
        self.write("App/Big.swift", "final class BigViewModel {\n" + "  // a decision\n" * 400 + "}\n")
        self.assertEqual(self.found("--enable", "massive-view-controller"), ["massive-type"])
        self.assertEqual(self.found("--enable", "massive-type"), ["massive-type"])
        self.assertEqual(self.run_tool("check", "--enable", "massive-type")[1].count("renamed"), 0)
        self.write(".mvvmlint.yml", "opt_in_rules: [massive-view-controller]\n")
        _, error = self.run_tool("check")
        self.assertIn(".mvvmlint.yml:1:16: warning: rule 'massive-view-controller' was renamed", error)
        self.assertNotIn("renamed", self.run_tool("check", "--quiet")[1])
        self.assertEqual(self.found(), ["massive-type"])

    def test_every_page_exists(self):
        folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Docs", "mvvmlint.docc", "Rules")
        out, _ = self.run_tool("rules")
        for line in out.splitlines():
            self.assertTrue(os.path.exists(os.path.join(folder, line.split()[0] + ".md")), line)


class Completions(ProjectTest):
    def test_rules_and_reporters_are_listed(self):
        for shell in ["bash", "zsh", "fish"]:
            out, _ = self.run_tool("--generate-completion-script", shell)
            for word in ["unsafe-selection", "all", "codeclimate", "sarif", "warning", "syntax"]:
                self.assertIn(word, out, shell)


if __name__ == "__main__":
    unittest.main()

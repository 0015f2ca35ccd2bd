import os
import shutil
import subprocess
import unittest

from project import BROKEN, FINE, PASSES_ON, STORES, ProjectTest


class Since(ProjectTest):
    """`--since` reports only changes."""

    def setUp(self):
        super().setUp()
        shutil.rmtree(self.path(".git"))
        self.write("App/List.swift", BROKEN)
        self.write("App/Other Item.swift", FINE.replace("List", "Item"))
        self.git("init", "-q", "-b", "main")
        self.commit("first")

    def git(self, *arguments):
        subprocess.run(
            ["git", "-c", "user.name=a", "-c", "user.email=a@b", *arguments], cwd=self.root, check=True,
            stdout=subprocess.DEVNULL)

    def commit(self, message):
        self.git("add", "-A")
        self.git("commit", "-q", "-m", message)

    def test_unchanged_code_has_no_findings(self):
        self.assertEqual(self.found("--since", "main"), [])

    def test_changed_lines_are_reported_committed_or_not(self):
        self.git("checkout", "-q", "-b", "work")
        self.write("App/List.swift", BROKEN.replace("show(Screen())", "show( Screen())"))
        self.assertEqual(self.found("--since", "main"), ["view-reference"])
        self.commit("second")
        self.assertEqual(self.found("--since", "main"), ["view-reference"])
        self.assertEqual(self.found("--since", "HEAD"), [])

    def test_new_findings_elsewhere_are_reported(self):
        self.write("App/Base.swift", "import UIKit\nclass Base: UIViewController {}\n")
        self.write("App/Late.swift", "final class LateViewModel {\n  var late: Late?\n}\n")
        self.write("App/Screen2.swift", "class Late {}\nclass Own: Base { var viewModel: LateViewModel? }\n")
        self.commit("before")
        self.assertEqual(self.found("--since", "HEAD"), [])
        self.write("App/Screen2.swift", "class Late: Base {}\nclass Own: Base { var viewModel: LateViewModel? }\n")
        out, _ = self.run_tool("check", "--since", "HEAD", exits=1)
        self.assertIn("App/Late.swift:2:", out)
        self.assertNotIn("App/List.swift", out)
        self.assertEqual(len(self.found("--since", "HEAD", "App/List.swift")), 0)
        self.commit("after")
        self.assertEqual(self.found("--since", "HEAD~1"), ["view-model-retains-observer", "view-reference"])
        self.git("rm", "-q", "App/Screen.swift")
        self.assertEqual(self.found("--since", "HEAD"), [])

    def test_a_changed_place_of_a_grouped_finding_is_reported(self):
        self.write("App/Stores.swift", STORES)
        self.write("App/Home.swift", PASSES_ON)
        self.commit("before")
        self.assertEqual(self.found("--since", "HEAD"), [])
        years = "\nextension HomeViewController {\n  func openYears() {\n    show(YearsViewController(YearsViewModel(YearsService())))\n  }\n}\n"
        self.write("App/Home.swift", PASSES_ON + "// The last line\n")
        self.assertEqual(self.found("--since", "HEAD"), [])
        self.write("App/Home.swift", PASSES_ON + years)
        self.assertEqual(self.found("--since", "HEAD"), ["view-reaches-model-layer"])
        self.write("App/Home.swift", PASSES_ON)
        self.write("App/Home+Years.swift", years)
        self.assertEqual(self.found("--since", "HEAD"), ["view-reaches-model-layer"])

    def test_changes_on_the_other_branch_are_not_reported(self):
        self.git("checkout", "-q", "-b", "work")
        self.git("checkout", "-q", "main")
        self.write("App/List.swift", "// theirs\n" + BROKEN.replace("show(Screen())", "show(  Screen())"))
        self.commit("theirs")
        self.git("checkout", "-q", "work")
        self.assertEqual(self.found("--since", "main"), [])

    def test_new_and_moved_files_are_reported(self):
        self.write("App/é New.swift", BROKEN.replace("List", "New"))
        self.git("mv", "App/List.swift", "App/Moved List.swift")
        self.assertEqual(self.found("--since", "main"), ["ui-import", "view-reference"])

    def test_the_project_may_be_a_folder_of_the_repository(self):
        self.write("Client/.mvvmlint.yml", "")
        self.write("Client/App/List.swift", BROKEN)
        self.assertEqual(self.found("Client", "--since", "main"), ["ui-import"])

    def test_only_named_paths_are_reported(self):
        self.write("App/New.swift", BROKEN.replace("List", "New"))
        self.assertEqual(self.found("--since", "main", "App/List.swift"), [])

    def test_entries_in_unchanged_files_are_not_stale(self):
        self.run_tool("baseline")
        self.write("App/List.swift", FINE)
        self.commit("fixed")
        self.run_tool("check", "--since", "main", "--fail-on-stale-baseline")
        self.run_tool("check", "--since", "main~1", "--fail-on-stale-baseline", exits=1)

    def test_everything_is_new_in_a_repository_without_commits(self):
        shutil.rmtree(self.path(".git"))
        self.git("init", "-q", "-b", "main")
        self.assertEqual(self.found("--since", "main"), ["ui-import", "view-reference"])
        self.git("add", "App/List.swift")
        self.write("App/New.swift", BROKEN.replace("List", "New"))
        self.assertEqual(len(self.found("--since", "HEAD")), 4)

    def test_everything_is_new_on_a_branch_without_commits(self):
        self.git("checkout", "-q", "--orphan", "fresh")
        self.assertEqual(self.found("--since", "HEAD"), ["ui-import", "view-reference"])

    def test_an_invalid_reference_is_an_error(self):
        _, error = self.run_tool("check", "--since", "mian", exits=2)
        self.assertIn("error: there is no commit 'mian'", error)
        _, error = self.run_tool("check", "--since=--all", exits=2)
        self.assertIn("error: there is no commit '--all'", error)
        _, error = self.run_tool("check", "--since", "main", exits=2, PATH="/nowhere")
        self.assertIn("install it", error)
        shutil.rmtree(self.path(".git"))
        _, error = self.run_tool("check", "--since", "main", exits=2)
        self.assertIn("--since needs a git repository", error)
        self.git("init", "-q", "-b", "main")
        self.commit("alone")
        self.git("checkout", "-q", "--orphan", "other")
        self.commit("without a parent")
        _, error = self.run_tool("check", "--since", "main", exits=2)
        self.assertIn("have no common commit", error)


class StandardInput(ProjectTest):
    """`--stdin-path` checks unsaved text."""

    def test_the_text_replaces_the_file(self):
        self.write("App/List.swift", FINE)
        self.assertEqual(self.found("--stdin-path", "App/List.swift", stdin=BROKEN), ["ui-import", "view-reference"])
        self.write("App/List.swift", BROKEN)
        self.assertEqual(self.found("--stdin-path", "App/List.swift", stdin=FINE), [])

    def test_only_the_file_is_reported(self):
        self.write("App/List.swift", BROKEN)
        self.assertEqual(self.found("--stdin-path", "App/Other.swift", stdin="let a = 1\n"), [])

    def test_the_file_may_not_exist(self):
        out, _ = self.run_tool("check", "--stdin-path", "List.swift", stdin=BROKEN, cwd=self.path("App"), exits=1)
        self.assertTrue(out.startswith("List.swift:"), out)
        self.assertIn("List.swift:3:22: error:", out)

    def test_an_excluded_file_has_no_findings(self):
        self.write(".mvvmlint.yml", "excluded: App/List.swift\n")
        self.assertEqual(self.found("--stdin-path", "App/List.swift", stdin=BROKEN), [])

    def test_contradictory_options_are_errors(self):
        self.run_tool("check", "App", "--stdin-path", "App/List.swift", stdin=BROKEN, exits=2)
        _, error = self.run_tool("check", "--stdin-path", "None/List.swift", stdin=BROKEN, exits=2)
        self.assertIn("None/ doesn't exist", error)


class Lists(ProjectTest):
    """Lists select the files to report."""

    def setUp(self):
        super().setUp()
        self.write("App/List.swift", BROKEN)
        self.write("App/Item.swift", BROKEN.replace("List", "Item"))

    def test_a_list_selects_files(self):
        self.write("files", "# changed\nApp/List.swift\n\nApp/readme\n")
        self.write("App/readme", "")
        self.assertEqual(len(self.found()), 4)
        self.assertEqual(len(self.found("--file-list", "files")), 2)
        self.assertEqual(len(self.found("--file-list", "-", stdin="App/List.swift\n")), 2)

    def test_input_files_of_a_build_phase_are_reported(self):
        variables = {"SCRIPT_INPUT_FILE_COUNT": "1", "SCRIPT_INPUT_FILE_0": self.path("App/Item.swift")}
        self.assertEqual(len(self.found("--use-script-input-files", **variables)), 2)
        self.write("inputs.xcfilelist", self.path("App/Item.swift") + "\n" + self.path("App/List.swift") + "\n")
        variables = {"SCRIPT_INPUT_FILE_LIST_COUNT": "1", "SCRIPT_INPUT_FILE_LIST_0": self.path("inputs.xcfilelist")}
        self.assertEqual(len(self.found("--use-script-input-file-lists", **variables)), 4)

    def test_an_empty_list_reports_nothing(self):
        self.assertEqual(self.found("--use-script-input-files", SCRIPT_INPUT_FILE_COUNT="0"), [])

    def test_an_invalid_list_is_an_error(self):
        _, error = self.run_tool("check", "--use-script-input-files", exits=2)
        self.assertIn("SCRIPT_INPUT_FILE_COUNT isn't set", error)
        _, error = self.run_tool("check", "--use-script-input-files", exits=2, SCRIPT_INPUT_FILE_COUNT="2")
        self.assertIn("SCRIPT_INPUT_FILE_0 isn't set", error)
        self.write("files", "App/None.swift\n")
        _, error = self.run_tool("check", "--file-list", "files", exits=2)
        self.assertIn("App/None.swift in the list of files doesn't exist", error)


class Paths(ProjectTest):
    """Paths select the files to report."""

    def test_a_named_path_that_is_skipped_gets_a_warning(self):
        self.write("AppTests/List.swift", "@testable import App\n" + BROKEN)
        _, error = self.run_tool("check", "AppTests/List.swift")
        self.assertIn("no file in AppTests/List.swift is checked", error)
        _, error = self.run_tool("check", "AppTests")
        self.assertIn("no file in AppTests is checked", error)
        self.write(".mvvmlint.yml", "included: [App, AppTests]\n")
        self.assertEqual(len(self.found("AppTests/List.swift")), 2)

    def test_a_missing_path_is_an_error(self):
        _, error = self.run_tool("check", "App/Lis", exits=2)
        self.assertEqual(error, "error: App/Lis doesn't exist; name a file or folder of the project\n")


class Root(ProjectTest):
    """The root of the project is found from the named paths."""

    def setUp(self):
        super().setUp()
        shutil.rmtree(self.path(".git"))
        self.write("Modules/List/Sources/List.swift", BROKEN)

    def test_an_xcode_project_is_a_root_around_its_packages(self):
        self.assertEqual(self.found("Modules/List/Sources"), ["ui-import"])
        self.write("Package.swift", "")
        self.write("Modules/List/Package.swift", "")
        self.assertEqual(self.found("Modules/List/Sources/List.swift"), ["ui-import"])
        os.mkdir(self.path("App.xcodeproj"))
        folder = self.path("Modules/List/Sources")
        out, _ = self.run_tool("check", "List.swift", "--reporter", "json", cwd=folder, exits=1)
        self.assertIn('"rule": "view-reference", "file": "Modules/List/Sources/List.swift"', out)

    def test_the_outermost_manifest_of_another_tool_is_a_root(self):
        self.write("Modules/List/project.yml", "name: List\n")
        self.assertEqual(self.found("Modules/List/Sources"), ["ui-import"])
        self.write("Podfile", "pod 'Kit'\n")
        self.assertEqual(self.found("Modules/List/Sources"), ["ui-import", "view-reference"])
        os.remove(self.path("Podfile"))
        self.write("Project.swift", "struct Project {}\n")
        self.assertEqual(self.found("Modules/List/Sources"), ["ui-import"])
        self.write("Project.swift", "import ProjectDescription\n")
        self.assertEqual(self.found("Modules/List/Sources"), ["ui-import", "view-reference"])


class OtherOptions(ProjectTest):
    def test_statistics_are_printed(self):
        self.write("App/List.swift", BROKEN)
        _, error = self.run_tool("check", "--statistics", exits=1)
        for pattern in [r"files +2", r"rules +\d+  ms", r"view model +1", r"view-reference +1"]:
            self.assertRegex(error, pattern)

    def test_the_version_is_printed(self):
        out, _ = self.run_tool("--version")
        self.assertRegex(out, r"^\d+\.\d+\.\d+\n$")

    def test_a_misspelled_rule_gets_a_suggestion(self):
        _, error = self.run_tool("rules", "view-referense", exits=2)
        self.assertIn("did you mean view-reference?", error)

    def test_completions_contain_rules(self):
        for shell in ["bash", "zsh", "fish"]:
            out, _ = self.run_tool("--generate-completion-script", shell)
            self.assertIn("view-reference", out)


if __name__ == "__main__":
    unittest.main()

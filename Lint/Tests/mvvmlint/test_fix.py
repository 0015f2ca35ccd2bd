import fcntl
import json
import os
import shutil
import subprocess
import time
import unittest

from project import TOOL, VIEW, ProjectTest, limit_file_size

UNUSED = "// mvvmlint:disable:next view-reference\n"
CLEAN = "final class ListViewModel {\n  func load() {}\n}\n"
# A safe fix.
LIST = UNUSED + CLEAN
# A suggested fix.
IMPORT = "import UIKit\n" + CLEAN
DIFF = """--- a/App/List.swift
+++ b/App/List.swift
@@ -1,4 +1,3 @@
-// mvvmlint:disable:next view-reference
 final class ListViewModel {
   func load() {}
 }
"""


class FixTest(ProjectTest):
    def setUp(self):
        super().setUp()
        os.rmdir(self.path(".git"))
        self.git("init", "--quiet")
        self.write("App/List.swift", LIST)
        self.commit()

    def git(self, *arguments, cwd=None):
        done = subprocess.run(
            ["git", "-c", "user.name=Tests", "-c", "user.email=tests@example.invalid", *arguments], cwd=cwd or self.root,
            capture_output=True, encoding="utf-8", env={**os.environ, **self.home})
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout

    def commit(self):
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "Change")

    def fix(self, *arguments, **options):
        return self.run_tool("fix", *arguments, **options)


class Diff(FixTest):
    """Without --apply, fix shows a diff and writes nothing."""

    def test_a_change_exits_with_1_and_nothing_is_written(self):
        out, error = self.fix(exits=1)
        self.assertEqual(out, DIFF)
        self.assertEqual(error, "1 fix in 1 file. Write the changes with --apply.\n")
        self.assertEqual(self.read("App/List.swift"), LIST)

    def test_a_folder_that_may_be_a_part_of_a_project_is_an_error(self):
        shutil.rmtree(self.path(".git"))
        _, error = self.fix("App", exits=2)
        self.assertEqual(
            error,
            f"error: {self.path('App')} may be a part of a project; run the command in the project's root folder, or create "
            ".mvvmlint.yml there with 'mvvmlint init'\n")
        self.assertEqual(self.fix(cwd=self.path("App"), exits=1)[0], DIFF.replace("App/", ""))
        self.write(".mvvmlint.yml", "")
        self.assertEqual(self.fix("App", exits=1)[0], DIFF)

    def test_without_fixes_it_exits_with_0(self):
        self.write("App/List.swift", CLEAN)
        self.assertEqual(self.fix(), ("", "No fixes.\n"))
        self.assertEqual(self.fix("--quiet"), ("", ""))

    def test_git_applies_the_diff(self):
        out, _ = self.fix(exits=1)
        self.write("../diff", out)
        self.git("apply", "../diff")
        self.assertEqual(self.read("App/List.swift"), CLEAN)

    def test_git_and_patch_apply_a_diff_of_paths_with_spaces(self):
        path = "My App/My List \"View\" Änderung.swift"
        os.mkdir(self.path("My App"))
        self.write(path, LIST.replace("List", "Other"))
        self.commit()
        out, _ = self.fix(exits=1)
        self.write("../diff", out)
        for command in (["git", "apply"], ["patch", "-p1", "-i"]):
            with self.subTest(command):
                if not shutil.which(command[0]):
                    self.skipTest(f"{command[0]} isn't installed")
                subprocess.run([*command, "../diff"], cwd=self.root, check=True, stdout=subprocess.DEVNULL)
                self.assertEqual(self.read(path), CLEAN.replace("List", "Other"))
                self.assertEqual(self.read("App/List.swift"), CLEAN)
                self.git("checkout", "--", ".")
                self.assertEqual(self.git("status", "--porcelain"), "")

    def assert_applies(self, *arguments, cwd):
        """Both programs apply the diff in the folder where the command ran."""
        out, error = self.fix(*arguments, cwd=cwd, exits=1)
        self.assertNotIn("relative to", error)
        self.write("../diff", out)
        diff = os.path.abspath(self.path("../diff"))
        for command in (["git", "apply"], ["patch", "-p1", "-i"]):
            with self.subTest(command):
                if not shutil.which(command[0]):
                    self.skipTest(f"{command[0]} isn't installed")
                subprocess.run([*command, diff], cwd=cwd, check=True, stdout=subprocess.DEVNULL)
                changed = self.git("status", "--porcelain")
                self.assertEqual(self.read("App/Inner/List.swift"), CLEAN.replace("List", "Inner"))
                self.git("checkout", "--", ".")
                self.assertEqual(self.git("status", "--porcelain"), "")
        return changed

    def test_the_diff_applies_in_the_current_folder(self):
        os.mkdir(self.path("App/Inner"))
        self.write("App/Inner/List.swift", LIST.replace("List", "Inner"))
        self.commit()
        both = " M App/Inner/List.swift\n M App/List.swift\n"
        one = " M App/Inner/List.swift\n"
        self.assertEqual(self.assert_applies(cwd=self.root), both)
        self.assertEqual(self.assert_applies("App/Inner", cwd=self.root), one)
        self.assertEqual(self.assert_applies(cwd=self.path("App")), both)
        self.assertEqual(self.assert_applies("Inner/List.swift", cwd=self.path("App")), one)
        self.assertEqual(self.assert_applies(cwd=self.path("App/Inner")), one)

    def test_the_diff_of_an_inner_project_applies_around_it(self):
        os.mkdir(self.path("App/Inner"))
        self.write("App/Inner/.mvvmlint.yml", "")
        self.write("App/Inner/List.swift", LIST.replace("List", "Inner"))
        self.commit()
        for path, cwd in (("App/Inner", self.root), ("Inner", self.path("App")), (".", self.path("App/Inner"))):
            self.assertEqual(self.assert_applies(path, cwd=cwd), " M App/Inner/List.swift\n")

    def test_git_applies_the_diff_in_a_folder_with_a_folder_of_its_name(self):
        os.makedirs(self.path("App/App/App"))
        self.write("App/App/Other.swift", LIST.replace("List", "Other"))
        self.write("App/App/App/Third.swift", LIST.replace("List", "Third"))
        self.commit()
        for cwd in ("", "App", "App/App", "App/App/App"):
            with self.subTest(cwd):
                out, error = self.fix(cwd=self.path(cwd), exits=1)
                self.assertEqual("note: the paths in the diff are relative to " in error, cwd == "App")
                self.write("../diff", out)
                self.git("apply", self.path("../diff"), cwd=self.path(cwd))
                self.assertEqual(self.read("App/App/App/Third.swift"), CLEAN.replace("List", "Third"))
                self.assertEqual(self.fix(cwd=self.path(cwd)), ("", "No fixes.\n"))
                self.git("checkout", "--", ".")

    def test_a_diff_with_files_elsewhere_applies_in_the_root(self):
        os.mkdir(self.path("Other"))
        self.write("Other/Other.swift", LIST.replace("List", "Other"))
        out, error = self.fix("..", cwd=self.path("App"), exits=1)
        self.assertIn("+++ b/App/List.swift\n", out)
        self.assertIn("+++ b/Other/Other.swift\n", out)
        self.assertIn(f"note: the paths in the diff are relative to {self.root}; apply it there\n", error)
        self.write("../diff", out)
        self.git("apply", "../diff")
        self.assertEqual(self.read("App/List.swift"), CLEAN)

    def test_suggested_fixes_need_the_option(self):
        self.write("App/List.swift", IMPORT)
        out, error = self.fix()
        self.assertEqual(out, "")
        self.assertEqual(error, "No fixes.\n1 finding may have suggested fixes; show them with --unsafe-fixes.\n")
        self.assertIn("-import UIKit\n+import Foundation\n", self.fix("--unsafe-fixes", exits=1)[0])

    def test_only_the_named_paths_and_rules_are_fixed(self):
        self.write("Other/Other.swift", LIST.replace("List", "Other"))
        out, _ = self.fix("Other", exits=1)
        self.assertIn("+++ b/Other/Other.swift", out)
        self.assertNotIn("List.swift", out)
        self.assertEqual(self.fix("--rules", "ui-import", "--quiet"), ("", ""))
        self.assertEqual(self.fix("--rules", "unused_suppression", "App", exits=1)[0], DIFF)

    def test_findings_in_the_baseline_are_fixed_on_request(self):
        self.run_tool("baseline")
        self.assertEqual(self.fix("--quiet"), ("", ""))
        self.assertEqual(self.fix("--no-baseline", "--quiet", exits=1)[0], DIFF)

    def test_refused_fixes_have_a_reason(self):
        self.write("App/List.swift", IMPORT + "func paint() { print(UIColor.red) }\n")
        _, error = self.fix("--unsafe-fixes")
        self.assertIn(
            "App/List.swift:1:1: note: not fixed, because the file uses a value of the user interface (UIColor) (ui-import)",
            error)

    def test_a_file_with_a_syntax_error_is_not_fixed(self):
        self.write("App/List.swift", LIST + "func (\n")
        _, error = self.fix()
        self.assertIn("note: not fixed, because the file has a syntax error (unused-suppression)", error)

    def test_the_cache_does_not_matter(self):
        self.assertEqual(self.fix("--no-cache", exits=1)[0], DIFF)
        self.assertEqual(self.fix("--parser", "syntax", exits=1)[0], DIFF)


class Imports(FixTest):
    """An import is removed only beside a file that keeps its own."""

    def test_two_files_do_not_vouch_for_each_other(self):
        os.remove(self.path("App/Screen.swift"))
        self.write("App/List.swift", IMPORT)
        self.write("App/Other.swift", IMPORT.replace("List", "Other"))
        out, error = self.fix("--unsafe-fixes")
        self.assertEqual(out, "")
        self.assertEqual(error.count("because no other file of the target is known to need its import"), 2)

    def test_build_settings_may_need_the_import(self):
        self.write("App/List.swift", IMPORT)
        self.write("App.xcconfig", "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES\n")
        self.assertIn("the project enables MemberImportVisibility", self.fix("--unsafe-fixes")[1])


class Mistakes(FixTest):
    """Wrong arguments exit with 2 and say what to do."""

    def test_a_rule_without_a_fix_is_an_error(self):
        _, error = self.fix("--rules", "view-reference", exits=2)
        self.assertIn("error: rule 'view-reference' has no fix; 'mvvmlint rules view-reference' says why", error)
        _, error = self.fix("--rules", "ui-imports", exits=2)
        self.assertIn("error: there is no rule 'ui-imports'; did you mean ui-import?\n", error)
        _, error = self.fix("--rules", "nothing-like-it", exits=2)
        self.assertIn("error: there is no rule 'nothing-like-it'; 'mvvmlint rules' lists all rules\n", error)

    def test_options_of_apply_need_it(self):
        for option in ("--allow-dirty", "--allow-no-vcs"):
            self.assertIn(f"error: {option} needs --apply", self.fix(option, exits=2)[1])

    def test_a_path_without_sources_is_an_error(self):
        os.mkdir(self.path("Empty"))
        self.assertIn("no Swift files in Empty", self.fix("Empty", exits=2)[1])
        self.assertIn("None doesn't exist", self.fix("None", exits=2)[1])

    def test_similar_words_suggest_the_command(self):
        self.assertIn("did you mean 'mvvmlint fix'?", self.run_tool("autofix", exits=2)[1])


class Reports(FixTest):
    def test_json_lists_fixes_with_levels_and_edits(self):
        self.write("App/List.swift", UNUSED + IMPORT)
        entries = json.loads(self.fix("--reporter", "json", exits=1)[0])
        self.assertEqual([(entry["rule"], entry["level"]) for entry in entries],
                         [("unused-suppression", "safe"), ("ui-import", "suggested")])
        text = UNUSED + IMPORT
        for entry in reversed(entries):
            edit, = entry["edits"]
            text = text[:edit["start"]] + edit["replacement"] + text[edit["end"]:]
        self.assertEqual(text, "import Foundation\n" + CLEAN)

    def test_with_apply_the_lists_contain_suggested_fixes(self):
        self.write("App/List.swift", UNUSED + IMPORT)
        self.write("App/Other.swift", IMPORT.replace("List", "Other") + "func paint() { print(UIColor.red) }\n")
        self.commit()
        for reporter in ("json", "sarif"):
            with self.subTest(reporter):
                self.git("checkout", "--", ".")
                shown, _ = self.fix("--reporter", reporter, exits=1)
                applied, _ = self.fix("--apply", "--reporter", reporter)
                self.assertEqual(self.read("App/List.swift"), IMPORT)
                if reporter == "json":
                    entries = json.loads(applied)
                    self.assertEqual(
                        [(entry["rule"], entry["level"], entry.get("applied")) for entry in entries],
                        [("unused-suppression", "safe", True), ("ui-import", "suggested", False), ("ui-import", "suggested", None)])
                    shown = shown.replace('"applied": false', '"applied": true', 1)
                self.assertEqual(applied, shown)

    def test_json_lists_refusals(self):
        self.write("App/List.swift", IMPORT + "func paint() { print(UIColor.red) }\n")
        entry, = json.loads(self.fix("--reporter", "json")[0])
        self.assertEqual(entry["refused"], "the file uses a value of the user interface")
        self.assertEqual(entry["detail"], "UIColor")

    def test_sarif_has_only_fixes_that_need_no_other(self):
        self.write("App/List.swift", "import UIKit\n" + IMPORT)
        entries = json.loads(self.fix("--reporter", "json", "--unsafe-fixes", exits=1)[0])
        self.assertEqual(sorted(entry["round"] for entry in entries if "fix" in entry), [1, 2])
        run, = json.loads(self.fix("--reporter", "sarif", "--unsafe-fixes", exits=1)[0])["runs"]
        self.assertEqual(len([result for result in run["results"] if "fixes" in result]), 1)

    def test_sarif_has_fixes(self):
        run, = json.loads(self.fix("--reporter", "sarif", exits=1)[0])["runs"]
        fix, = run["results"][0]["fixes"]
        self.assertEqual(fix["description"]["text"], "Remove the suppression comment (safe)")
        replacement, = fix["artifactChanges"][0]["replacements"]
        self.assertEqual(
            replacement["deletedRegion"], {"startLine": 1, "startColumn": 1, "endLine": 2, "endColumn": 1})
        self.assertEqual(fix["artifactChanges"][0]["artifactLocation"]["uri"], "App/List.swift")


class Apply(FixTest):
    """--apply writes the files and exits with 0."""

    def test_files_are_written_and_a_second_run_changes_nothing(self):
        out, error = self.fix("--apply")
        self.assertEqual((out, error), ("", "Applied 1 fix in 1 file.\n"))
        self.assertEqual(self.read("App/List.swift"), CLEAN)
        self.commit()
        self.assertEqual(self.fix("--apply"), ("", "No fixes.\n"))

    def test_a_dirty_tree_is_refused(self):
        for path in ("App/Screen.swift", "Notes.txt"):
            with self.subTest(path):
                self.write(path, VIEW + "// changed\n")
                _, error = self.fix("--apply", exits=2)
                self.assertIn(f"the git work tree has uncommitted changes ({path}); commit or stash them", error)
                self.assertEqual(self.read("App/List.swift"), LIST)
                self.commit()
        self.write("Notes.txt", "changed")
        self.fix("--apply", "--allow-dirty")
        self.assertEqual(self.read("App/List.swift"), CLEAN)

    def test_changes_outside_of_the_project_are_refused(self):
        os.mkdir(self.path("Inner"))
        self.write("Inner/.mvvmlint.yml", "")
        self.write("Inner/List.swift", LIST)
        self.commit()
        for number in range(5):
            self.write(f"Outer{number}.txt", "changed")
        for options in ({}, {"cwd": self.path("Inner")}):
            _, error = self.fix("--apply", *([] if options else ["Inner"]), exits=2, **options)
            self.assertIn(
                "the git work tree has uncommitted changes (Outer0.txt, Outer1.txt, Outer2.txt and 2 more); commit or stash them",
                error)
            self.assertEqual(self.read("Inner/List.swift"), LIST)
        self.fix("--apply", "--allow-dirty", "Inner")
        self.assertEqual(self.read("Inner/List.swift"), CLEAN)

    def test_changes_around_a_submodule_do_not_matter(self):
        os.mkdir(self.path("Library"))
        self.git("init", "--quiet", cwd=self.path("Library"))
        self.write("Library/List.swift", LIST)
        self.git("add", "--all", cwd=self.path("Library"))
        self.git("commit", "--quiet", "--message", "Change", cwd=self.path("Library"))
        self.write("Outer.txt", "changed")
        self.fix("--apply", cwd=self.path("Library"))
        self.assertEqual(self.read("Library/List.swift"), CLEAN)

    def test_a_file_that_git_ignores_is_refused(self):
        self.write(".gitignore", "Ignored.swift\n")
        self.write("App/Ignored.swift", LIST.replace("List", "Ignored"))
        self.write("App/List.swift", CLEAN)
        self.commit()
        _, error = self.fix("--apply", exits=2)
        self.assertIn("App/Ignored.swift, so the edit couldn't be undone; add the file or use --allow-dirty", error)
        self.fix("--apply", "--allow-dirty")
        self.assertEqual(self.read("App/Ignored.swift"), CLEAN.replace("List", "Ignored"))

    def test_a_file_whose_changes_git_ignores_is_refused(self):
        for flag in ("assume-unchanged", "skip-worktree"):
            with self.subTest(flag=flag):
                self.git("update-index", "--" + flag, "App/List.swift")
                _, error = self.fix("--apply", exits=2)
                self.assertIn("git ignores changes of", error)
                self.assertIn(f"run 'git update-index --no-{flag}' for the file or use --allow-dirty", error)
                self.assertEqual(self.read("App/List.swift"), LIST)
                self.git("update-index", "--no-" + flag, "App/List.swift")
        self.fix("--apply")

    def test_a_project_without_git_needs_an_option(self):
        project = os.path.join(os.path.dirname(self.root), "plain")
        os.makedirs(project)
        self.write("../plain/.mvvmlint.yml", "")
        self.write("../plain/List.swift", LIST)
        _, error = self.fix("--apply", cwd=project, exits=2)
        self.assertIn("isn't in a git work tree, so edits couldn't be undone; use --allow-no-vcs to write anyway", error)
        self.fix("--apply", "--allow-no-vcs", cwd=project)
        self.assertEqual(self.read("../plain/List.swift"), CLEAN)

    def test_a_damaged_repository_is_an_error(self):
        self.write(".git/HEAD", "nonsense")
        self.assertIn("git can't read the work tree", self.fix("--apply", exits=2)[1])


class Places(FixTest):
    """Some files are never edited."""

    def test_links_submodules_and_generated_files_are_not_edited(self):
        self.write("App/List.swift", "// @generated\n" + LIST)
        self.write("Elsewhere/Linked.txt", LIST.replace("List", "Linked"))
        os.symlink("../Elsewhere/Linked.txt", self.path("App/Linked.swift"))
        self.write("Library/.git", "gitdir: elsewhere\n")
        self.write("Library/Inner.swift", LIST.replace("List", "Inner"))
        out, error = self.fix()
        self.assertEqual(out, "")
        self.assertIn("App/Linked.swift:1:4: note: not fixed, because it is reached through a symbolic link", error)
        self.assertIn("Library/Inner.swift:1:4: note: not fixed, because it belongs to the submodule", error)
        self.assertNotIn("List.swift", error)


    def test_a_named_submodule_is_not_edited(self):
        self.write("Library/.git", "gitdir: elsewhere\n")
        self.write("Library/App/Inner.swift", LIST.replace("List", "Inner"))
        message = (
            f"error: {self.path('Library')} belongs to the submodule or repository Library, which isn't edited from outside; run the "
            "command in that folder\n")
        for arguments in (["Library"], ["Library/App", "--apply", "--allow-dirty"], ["Library/App/Inner.swift", "--reporter", "json"]):
            with self.subTest(arguments):
                self.assertEqual(self.fix(*arguments, exits=2), ("", message))
        self.assertIn("-" + UNUSED, self.fix(cwd=self.path("Library/App"), exits=1)[0])

    def test_a_named_link_is_not_edited(self):
        self.write("Elsewhere/Linked.swift", LIST.replace("List", "Linked"))
        os.symlink("../Elsewhere/Linked.swift", self.path("App/Linked.swift"))
        os.symlink("Elsewhere", self.path("Shared"))
        self.commit()
        target = f"{self.root}/Elsewhere/Linked.swift"
        for path, link, named in [
            ("App/Linked.swift", "App/Linked.swift", target),
            ("Shared", "Shared", f"{self.root}/Elsewhere"),
            ("Shared/", "Shared", f"{self.root}/Elsewhere"),
            ("Shared/Linked.swift", "Shared", target),
        ]:
            for arguments in ([path], [path, "--apply"]):
                with self.subTest(arguments):
                    message = f"error: {link} is a symbolic link, and files behind links aren't edited; name {named} instead\n"
                    self.assertEqual(self.fix(*arguments, exits=2), ("", message))
        self.assertEqual(self.git("status", "--porcelain"), "")
        self.assertIn("-" + UNUSED, self.fix("Elsewhere/Linked.swift", exits=1)[0])

    def test_a_project_may_be_named_by_a_link(self):
        link = os.path.join(os.path.dirname(self.root), "link")
        os.symlink(self.root, link)
        self.addCleanup(os.unlink, link)
        self.fix(link, "--apply")
        self.assertNotIn(UNUSED, self.read("App/List.swift"))

    def test_another_repository_is_edited(self):
        other = os.path.join(os.path.dirname(self.root), "other")
        os.makedirs(other)
        self.git("init", "--quiet", cwd=other)
        self.write("../other/List.swift", LIST)
        self.fix("../other", "--apply", "--allow-dirty")
        self.assertEqual(self.read("../other/List.swift"), CLEAN)


class Failures(FixTest):
    """A file that can't be written keeps its contents."""

    def assert_unchanged(self, error, reason):
        self.assertIn(f"error: can't edit {self.root}/App/List.swift: {reason}", error)
        self.assertEqual(self.read("App/List.swift"), LIST)
        self.assertEqual(sorted(os.listdir(self.path("App"))), ["List.swift", "Screen.swift"])

    def test_a_read_only_file_is_an_error(self):
        os.chmod(self.path("App/List.swift"), 0o444)
        _, error = self.fix("--apply", exits=2)
        self.assert_unchanged(error, "it is read-only; make it writable and run the command again")

    def test_a_read_only_folder_is_an_error_and_nothing_is_written(self):
        self.write("App/Detail.swift", LIST.replace("List", "Detail"))
        self.write("Other/Other.swift", LIST.replace("List", "Other"))
        self.commit()
        os.chmod(self.path("Other"), 0o555)
        self.addCleanup(os.chmod, self.path("Other"), 0o755)
        _, error = self.fix("--apply", exits=2)
        self.assertEqual(
            error,
            f"error: can't edit {self.root}/Other/Other.swift: its folder is read-only; make it writable and run the command again\n"
            "note: nothing was written\n")
        self.assertEqual(self.git("status", "--porcelain"), "")

    def test_a_full_disk_leaves_the_old_file(self):
        # A larger file than the limit fails like a full disk.
        self.write("App/List.swift", LIST + "// padding\n" * 30_000)
        self.commit()
        before = self.read("App/List.swift")

        # The cache of the first run is complete.
        self.fix(exits=1)
        done = subprocess.run(
            [TOOL, "fix", "--apply"], cwd=self.root, capture_output=True, encoding="utf-8",
            env={**os.environ, **self.home}, preexec_fn=limit_file_size, timeout=180, check=False)
        self.assertEqual(done.returncode, 2, done.stderr)
        self.assertIn("List.swift: File too large; correct that and run the command again", done.stderr)
        self.assertEqual(self.read("App/List.swift"), before)
        self.assertEqual(sorted(os.listdir(self.path("App"))), ["List.swift", "Screen.swift"])

    def test_a_failure_between_files_lists_what_was_written(self):
        self.write("App/Detail.swift", LIST.replace("List", "Detail"))
        self.write("App/List.swift", LIST + "// padding\n" * 30_000)
        self.write("App/Row.swift", LIST.replace("List", "Row"))
        self.commit()
        self.fix(exits=1)
        for options, step in (
            ([], ["note: commit or stash the changes of the work tree first, or use --allow-dirty"]), (["--allow-dirty"], [])):
            with self.subTest(options):
                self.git("checkout", "--quiet", "--", ".")
                done = subprocess.run(
                    [TOOL, "fix", "--apply", *options], cwd=self.root, capture_output=True, encoding="utf-8",
                    env={**os.environ, **self.home}, preexec_fn=limit_file_size, timeout=180, check=False)
                self.assertEqual(done.returncode, 2, done.stderr)
                self.assertEqual(
                    [line for line in done.stderr.splitlines() if "debug build" not in line],
                    [
                        f"error: can't edit {self.root}/App/List.swift: File too large; correct that and run the command again",
                        f"note: wrote {self.root}/App/Detail.swift", f"note: didn't write {self.root}/App/Row.swift", *step,
                    ])
                self.assertEqual(self.git("status", "--porcelain"), " M App/Detail.swift\n")

    def test_a_killed_run_leaves_each_file_old_or_new(self):
        names = [f"App/List{number}.swift" for number in range(60)]
        for number, name in enumerate(names):
            self.write(name, LIST.replace("List", f"List{number}"))
        self.commit()
        self.fix(exits=1)
        states = []
        for count in (0, 1, 10, 40):
            self.git("checkout", "--quiet", "--", ".")
            process = subprocess.Popen(
                [TOOL, "fix", "--apply", "--quiet", "--allow-dirty"], cwd=self.root, env={**os.environ, **self.home},
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            # The files are written in the order of their names.
            while process.poll() is None and self.written(names) < count:
                time.sleep(0.0005)
            process.kill()
            process.wait()
            for number, name in enumerate(names):
                old = LIST.replace("List", f"List{number}")
                self.assertIn(self.read(name), (old, old.replace(UNUSED, "")))
            states.append(self.written(names))
        self.assertEqual(states[0], 0)
        self.assertGreaterEqual(states[3], 40)
        self.git("checkout", "--quiet", "--", ".")
        self.fix("--apply")
        self.assertEqual((self.written(names), self.drafts()), (60, []))

    def test_the_draft_of_a_killed_run_is_removed(self):
        self.write("App/.List.swift.4711.mvvmlint", "let half = ")
        _, error = self.fix("--apply")
        self.assertIn(f"note: removed {self.root}/App/.List.swift.4711.mvvmlint, which a run left behind when it was stopped", error)
        self.assertEqual(self.drafts(), [])
        self.assertNotIn(UNUSED, self.read("App/List.swift"))

    def test_the_draft_of_a_killed_run_is_removed_without_git(self):
        shutil.rmtree(self.path(".git"))
        self.write("App/.List.swift.4711.mvvmlint", "let half = ")
        _, error = self.fix("--apply", "--allow-no-vcs")
        self.assertIn(f"note: removed {self.root}/App/.List.swift.4711.mvvmlint, which a run left behind when it was stopped", error)
        self.assertEqual(self.drafts(), [])

    def test_the_draft_of_another_run_stays(self):
        self.write("App/.List.swift.4711.mvvmlint", "let half = ")
        with open(self.path("App/.List.swift.4711.mvvmlint"), encoding="utf-8") as draft:
            fcntl.flock(draft, fcntl.LOCK_EX)
            _, error = self.fix("--apply", exits=2)
        self.assertIn("the git work tree has uncommitted changes (App/.List.swift.4711.mvvmlint)", error)
        self.assertEqual(self.drafts(), [".List.swift.4711.mvvmlint"])

    def written(self, names):
        return sum(UNUSED not in self.read(name) for name in names)

    def drafts(self):
        return [name for name in os.listdir(self.path("App")) if name.endswith(".mvvmlint")]


if __name__ == "__main__":
    unittest.main()

"""`mvvmlint history` counts the findings at earlier commits."""

import json
import os
import shutil
import signal
import subprocess
import time

from project import BROKEN, FINE, TOOL
from repository import RepositoryTest

CELL = "import UIKit\nfinal class Row: UITableViewCell {}\n"


class History(RepositoryTest):
    def setUp(self):
        super().setUp()
        self.init()
        self.write("App/List/List.swift", FINE)
        self.commit("first", 0)
        self.git("tag", "start")

    def points(self, *arguments, **options):
        out, _ = self.run_tool("history", "--since", "start", "--reporter", "json", *arguments, **options)
        return json.loads(out)

    def counts(self, *arguments):
        return [point["findings"] for point in self.points(*arguments)]

    def test_one_commit_is_one_point(self):
        [point] = self.points()
        self.assertEqual(point, {
            "commit": self.git("rev-parse", "HEAD"), "date": "2026-01-05", "files": 2, "findings": 0, "rules": {}, "areas": {}})

    def test_findings_are_counted_by_rule_and_area(self):
        self.write("App/List/List.swift", BROKEN)
        self.commit("second", 1)
        point = self.points()[-1]
        self.assertEqual(point["rules"], {"ui-import": 1, "view-reference": 1})
        self.assertEqual(point["areas"], {"App/List": 2})

    def test_each_week_or_each_commit_is_a_point(self):
        for day, text in [(1, BROKEN), (2, FINE), (8, BROKEN), (9, FINE)]:
            self.write("App/List/List.swift", text)
            self.commit(f"day {day}", day)
        self.assertEqual(self.counts("--every", "commit"), [0, 2, 0, 2, 0])
        dates = [point["date"] for point in self.points()]
        self.assertEqual(dates, ["2026-01-05", "2026-01-07", "2026-01-14"])

    def test_only_the_first_parents_are_points(self):
        self.git("checkout", "-q", "-b", "work")
        self.write("App/List/List.swift", BROKEN)
        self.commit("theirs", 1)
        self.git("checkout", "-q", "main")
        self.git("merge", "-q", "--no-ff", "-m", "merge", "work")
        self.assertEqual(self.counts("--every", "commit"), [0, 2])

    def test_renamed_and_removed_files_are_followed(self):
        self.write("App/List/List.swift", BROKEN)
        self.commit("broken", 1)
        os.makedirs(self.path("App/Other"))
        self.git("mv", "App/List/List.swift", "App/Other/Ünïcode name.swift")
        self.commit("renamed", 2)
        self.git("rm", "-q", "App/Other/Ünïcode name.swift")
        self.commit("removed", 3)
        points = self.points("--every", "commit")
        self.assertEqual([point["files"] for point in points], [2, 2, 2, 1])
        self.assertEqual([point["areas"] for point in points], [{}, {"App/List": 2}, {"App/Other": 2}, {}])

    def test_suppressed_findings_do_not_count_and_baselined_ones_do(self):
        self.write("App/List/List.swift", BROKEN)
        self.commit("broken", 1)
        self.run_tool("baseline")
        self.commit("baseline", 2)
        self.write("App/List/List.swift", "// mvvmlint:disable:next ui-import - needed\n" + BROKEN)
        self.commit("suppressed", 3)
        self.assertEqual(self.counts("--every", "commit"), [0, 2, 2, 1])

    def test_uncommitted_changes_do_not_count(self):
        self.write("App/List/List.swift", BROKEN)
        self.assertEqual(self.counts(), [0])

    def test_the_current_configuration_applies_to_all_commits(self):
        self.write("App/List/List.swift", BROKEN)
        self.commit("broken", 1)
        self.write(".mvvmlint.yml", "disabled_rules: [ui-import]\n")
        self.assertEqual(self.counts("--every", "commit"), [0, 1])
        self.assertEqual(self.counts("--every", "commit", "--enable", "ui-import"), [0, 2])

    def test_the_cache_changes_nothing(self):
        self.write("App/List/List.swift", BROKEN)
        self.commit("broken", 1)
        first = self.points("--every", "commit")
        self.assertEqual(self.points("--every", "commit"), first)
        self.assertEqual(self.points("--every", "commit", "--no-cache"), first)
        self.assertEqual(self.points("--every", "commit", "--cache-path", self.path("cache")), first)

    def test_a_folder_of_the_repository_is_a_project(self):
        self.write("Two/.mvvmlint.yml", "")
        self.write("Two/App/List.swift", BROKEN)
        self.write("Two/App/Screen.swift", "import UIKit\nfinal class Screen: UIViewController { var viewModel: ListViewModel? }\n")
        self.commit("two", 1)
        out, _ = self.run_tool("history", "--since", "start", "--reporter", "json", "Two")
        self.assertEqual([(point["files"], point["findings"]) for point in json.loads(out)], [(0, 0), (2, 2)])

    def test_links_are_not_followed(self):
        os.symlink("/etc/passwd", self.path("App/Link.swift"))
        self.commit("link", 1)
        self.assertEqual(self.points()[-1]["files"], 2)

    def test_the_table_shows_the_change(self):
        self.write("App/List/List.swift", BROKEN)
        self.commit("broken", 1)
        out, _ = self.run_tool("history", "--since", "start")
        self.assertIn("2026-01-06  " + self.git("rev-parse", "HEAD")[:10] + "      2         2\n", out)
        self.assertIn("view-reference           0           1      +1\n", out)
        self.assertIn("folder    2026-01-05  2026-01-06  change\nApp/List           0           2      +2\n", out)

    def test_commits_of_one_day_have_different_headings(self):
        self.write("App/List/List.swift", BROKEN)
        self.commit("broken", 0)
        out, _ = self.run_tool("history", "--since", "start", "--every", "commit")
        first, last = [self.git("rev-parse", name)[:10] for name in ("start", "HEAD")]
        self.assertIn(f"rule            2026-01-05 {first}  2026-01-05 {last}  change\n", out)

    def test_owners_come_from_the_repository(self):
        self.write("App/List/List.swift", BROKEN)
        self.write("CODEOWNERS", "* @all\n/App/List/ @list @lead\n")
        self.commit("broken", 1)
        out, _ = self.run_tool("history", "--since", "start")
        self.assertIn("App/List           0           2      +2  @lead, @list\n", out)
        self.assertEqual(self.points()[-1]["owners"], {"App/List": ["@lead", "@list"]})

    def test_areas_of_earlier_commits_have_the_names_of_the_last_ones(self):
        self.write("App/List/List.swift", BROKEN)
        self.commit("one folder", 1)
        for number in range(3):
            self.write(f"Kit/Part{number}/Part.swift", f"struct Part{number} {{}}\n")
        self.commit("two folders", 2)
        self.assertEqual([point["areas"] for point in self.points("--every", "commit")], [{}, {"App": 2}, {"App": 2}])

    def test_no_temporary_files_remain(self):
        folder = os.path.join(os.path.dirname(self.root), "temporary")
        os.mkdir(folder)
        self.points(TMPDIR=folder)
        self.assertEqual(os.listdir(folder), [])


class Interruption(RepositoryTest):
    """A git that never answers stops the run when the temporary folder contains files."""

    GIT = """#!/bin/sh
case "$*" in *{revision}*)
  if [ -e {folder}/asked ]; then echo $$ >{folder}/waiting; exec sleep 120; fi
esac
case "$*" in *cat-file*) : >{folder}/asked;; esac
exec {git} "$@"
"""

    def setUp(self):
        super().setUp()
        self.init()
        self.commit("first", 0)
        self.write("App/List.swift", FINE)
        self.commit("second", 7)
        self.folder = os.path.dirname(self.root)
        os.mkdir(os.path.join(self.folder, "temporary"))
        tool = os.path.join(self.folder, "git")
        with open(tool, "w", encoding="utf-8") as file:
            file.write(self.GIT.format(revision=self.git("rev-parse", "HEAD~1"), folder=self.folder, git=shutil.which("git")))
        os.chmod(tool, 0o755)

    def interrupted(self, number, seconds=30, **options):
        """The exit code of a run that gets a signal, and the temporary files before and after it."""
        temporary = os.path.join(self.folder, "temporary")
        environment = {"PATH": f"{self.folder}:{os.environ['PATH']}", "TMPDIR": temporary}
        with subprocess.Popen(
                [TOOL, "history", "--since", "HEAD~1", "--quiet"], cwd=self.root, env={**os.environ, **self.home, **environment},
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options) as run:
            waiting = os.path.join(self.folder, "waiting")
            deadline = time.monotonic() + 60
            while not (os.path.exists(waiting) and os.path.getsize(waiting)):
                self.assertLess(time.monotonic(), deadline)
                time.sleep(0.02)
            before = os.listdir(temporary)
            run.send_signal(number)
            try:
                run.wait(seconds)
            except subprocess.TimeoutExpired:
                pass
            with open(waiting, encoding="utf-8") as file:
                os.kill(int(file.read()), signal.SIGKILL)
            return run.wait(60), before, os.listdir(temporary)

    def test_an_interrupted_run_leaves_no_temporary_files(self):
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            with self.subTest(number):
                # The tests may run under nohup, whose ignored signal the process would inherit.
                code, before, after = self.interrupted(
                    number, preexec_fn=lambda: signal.signal(number, signal.SIG_DFL))
                self.assertEqual((code, len(before), after), (-number, 1, []))
                for name in ("asked", "waiting"):
                    os.remove(os.path.join(self.folder, name))

    def test_an_ignored_signal_stays_ignored(self):
        code, before, after = self.interrupted(
            signal.SIGHUP, seconds=1, preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN))
        # The run ends because its git was killed.
        self.assertEqual((code, len(before), after), (2, 1, []))


class Errors(RepositoryTest):
    def error(self, *arguments, **options):
        out, error = self.run_tool("history", *arguments, exits=2, **options)
        self.assertEqual(out, "")
        return error

    def test_a_folder_outside_of_repositories(self):
        self.write(".mvvmlint.yml", "")
        self.assertEqual(
            self.error("--since", "main", GIT_CEILING_DIRECTORIES=os.path.dirname(self.root)),
            f"error: --since needs a git repository, and {self.root} isn't in one\n")

    def test_a_repository_without_commits(self):
        self.init()
        self.assertEqual(
            self.error("--since", "main"), f"error: there are no commits in {self.root}; commit something first\n")

    def test_a_missing_reference(self):
        self.init()
        self.commit("first")
        for name in ("nowhere", "-x"):
            self.assertEqual(
                self.error(f"--since={name}"),
                f"error: there is no commit '{name}'; name a branch, tag or commit, and fetch it first if it is remote\n")
        self.assertIn("Missing expected argument '--since <ref>'", self.error())
        self.assertIn("Usage: mvvmlint history", self.error("--since", "main", "--every", "day"))

    def test_a_missing_git(self):
        self.init()
        self.assertEqual(
            self.error("--since", "main", PATH="/nowhere"), "error: --since needs git, which isn't in the PATH; install it\n")

    def test_a_shallow_clone(self):
        self.init()
        for day in range(3):
            self.commit(f"day {day}", day)
        first = self.git("rev-parse", "HEAD~2")
        clone = os.path.join(os.path.dirname(self.root), "clone")
        subprocess.run(["git", "clone", "-q", "--depth", "1", "file://" + self.root, clone], check=True, capture_output=True)
        shutil.rmtree(self.root)
        shutil.move(clone, self.root)
        self.assertEqual(
            self.error("--since", first),
            f"error: there is no commit '{first}'; name a branch, tag or commit, and fetch it first if it is remote or older "
            "than this shallow clone\n")
        out, _ = self.run_tool("history", "--since", "HEAD")
        self.assertIn("2026-01-07", out)

    def test_unrelated_commits(self):
        self.init()
        self.commit("first")
        self.git("checkout", "-q", "--orphan", "other")
        self.commit("other")
        self.assertEqual(
            self.error("--since", "main"),
            "error: 'main' and HEAD have no common commit; if this is a shallow clone, fetch more history\n")

#!/usr/bin/env python3
"""Checks that mvvmlint makes exactly the expected fixes in the projects of Lint/Tests/Fixtures/Fix, and that the results compile.

  check_fixes.py MVVMLINT [--write]

`--write` replaces the expected results. Review them before you commit them.
"""

import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest

WRITES = "--write" in sys.argv and not sys.argv.remove("--write")
TOOL = os.path.abspath(sys.argv.pop())
HERE = os.path.dirname(os.path.abspath(__file__))
PROJECTS = os.path.join(HERE, "Fix")
COMPILER = os.path.join(HERE, "../../../Tests/Compiler/modules.sh")

# The stub modules of each project.
PLATFORMS = {
    "App": "ios", "Effects": "ios", "Mac": "mac", "Members": "ios", "GeneratedMembers": "ios", "TuistMembers": "ios", "BazelMembers": "ios",
    "Divided": "ios", "ListedTargets": "ios", "Places": "ios", "Broken": "ios", "Failures": "ios", "Excluded": "ios",
}
# A file with a syntax error doesn't compile.
NOT_COMPILED = {"Broken"}
# The end of its name, which isn't that of a Swift file, so that tools for Swift leave it out.
UNPARSED = ".unparsed"
# Folders that become repositories of their own. Git doesn't store `.git`.
REPOSITORIES = {"Places": ["Library"]}
SOURCES = os.path.join(HERE, "../../Sources/Edits")
# Projects with reasons that their files can't cause by themselves: checking takes too long, or a generated file has a finding.
# FixSafetyNetTests in Lint/Tests/Edits compares their results byte for byte.
ENGINE_PROJECTS = {"Slow": "ios", "Generated": "ios"}
# Errors of --apply, which depend on more than the contents of a project.
ERRORS = {
    "App/List.swift: it is read-only; make it writable and run the command again",
    "Other/Other.swift: its folder is read-only; make it writable and run the command again",
    "App/List.swift: it has changed since it was read; run the command again",
    "App/List.swift: it can't be read (No such file or directory)",
}
# git, which mvvmlint runs between reading and writing the files, and a change at that time.
GIT = """#!/bin/sh
case " $* " in *" ls-files -v -z "*) {change} ;; esac
exec {git} "$@"
"""
ROUNDS = "the rounds are over; run the command again"
REASON = ": note: not fixed, because "


def files(folder):
    """The contents of all files below a folder, by relative path."""
    found = {}
    for place, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(place, name)
            with open(path, "rb") as file:
                found[os.path.relpath(path, folder)] = file.read()
    return found


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


SOURCE_TEXT = b"\n".join(text for _, text in sorted(files(SOURCES).items())).decode()


class Fixes(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        cls.work = tempfile.mkdtemp()
        cls.addClassCleanup(shutil.rmtree, cls.work)
        for platform in set(PLATFORMS.values()):
            subprocess.run(["bash", COMPILER, "stubs", platform, os.path.join(cls.work, "stubs")], check=True)

    def fixed(self, project):
        """The files of a project after its fixes, and the refusals."""
        folder = os.path.realpath(os.path.join(self.work, project))
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(os.path.join(PROJECTS, project, "Before"), folder, symlinks=True)
        for path in files(folder):
            if path.endswith(UNPARSED):
                os.rename(os.path.join(folder, path), os.path.join(folder, path.removesuffix(UNPARSED)) + ".swift")
        for name in REPOSITORIES.get(project, []):
            with open(os.path.join(folder, name, ".git"), "w", encoding="utf-8") as file:
                file.write("gitdir: elsewhere\n")
        self.run_tool(folder, exits=(0, 1))
        self.assertEqual(self.files(folder), files(os.path.join(PROJECTS, project, "Before")), "a diff writes nothing")
        refusals = self.run_tool(folder, exits=(0, 1)).stderr.splitlines()
        self.run_tool(folder, "--apply", "--allow-no-vcs")
        return folder, "".join(line + "\n" for line in refusals if REASON in line)

    @staticmethod
    def files(folder):
        """The files of a project under their names in Before, without those that make a folder a repository."""
        found = {path: text for path, text in files(folder).items() if os.path.basename(path) != ".git"}
        if os.path.basename(folder) in NOT_COMPILED:
            found["Broken" + UNPARSED] = found.pop("Broken.swift")
        return found

    def run_tool(self, folder, *arguments, exits=(0,)):
        done = subprocess.run(
            [TOOL, "fix", "--unsafe-fixes", "--no-cache", *arguments], cwd=folder, capture_output=True, encoding="utf-8")
        self.assertIn(done.returncode, exits, done.stdout + done.stderr)
        return done

    def test_each_fix_gives_the_expected_bytes_and_each_refusal_its_reason(self):
        for project in PLATFORMS:
            with self.subTest(project):
                folder, refusals = self.fixed(project)
                after = os.path.join(PROJECTS, project, "After")
                if WRITES:
                    self.write_expected(folder, after, refusals)
                expected = files(after)
                self.assertEqual(expected.pop("refused.txt").decode(), refusals)
                self.assertEqual(self.files(folder), {**files(os.path.join(PROJECTS, project, "Before")), **expected})
                if ROUNDS not in refusals:
                    self.assertEqual(self.run_tool(folder).stdout, "", "a second run changes nothing")

    def test_each_reason_has_a_fixture(self):
        reasons = re.findall(r'FixRefusal\(\s*"([^"]+)"', SOURCE_TEXT) + re.findall(r'^    case \..*: "(.+)"$', SOURCE_TEXT, re.MULTILINE)
        self.assertGreater(len(reasons), 35)
        projects = [*PLATFORMS, *ENGINE_PROJECTS]
        shown = "".join(files(os.path.join(PROJECTS, project, "After"))["refused.txt"].decode() for project in projects)
        shown += "".join(ERRORS)
        # The folder of a repository and the reason of the system are parts of a reason.
        shown = shown.replace("repository Library;", r"repository \(folder);")
        shown = shown.replace("(No such file or directory)", r"(\(reason))")
        self.assertEqual([reason for reason in reasons if reason not in shown], [])
        tests = read(os.path.join(HERE, "../Edits/FixSafetyNetTests.swift"))
        self.assertEqual([project for project in ENGINE_PROJECTS if f'expectResults(of: "{project}"' not in tests], [])
        self.assertEqual({*projects}, {name for name in os.listdir(PROJECTS) if not name.startswith(".")})

    def test_each_kind_of_edit_has_a_fixture(self):
        kinds = re.findall(r'"((?:Remove|Replace|Capture|Make) .+?)"', SOURCE_TEXT)
        self.assertGreater(len(kinds), 6)
        titles = {fix.get("fix", "") for project in PLATFORMS for fix in self.listed(project)}
        # Any text may take the place of an interpolation.
        patterns = {kind: ".*".join(map(re.escape, re.split(r"\\\(.*?\)", kind))) for kind in kinds}
        self.assertEqual([kind for kind, pattern in patterns.items() if not any(re.fullmatch(pattern, each) for each in titles)], [])

    def listed(self, project):
        """The fixed and refused findings of a project."""
        done = self.run_tool(os.path.join(PROJECTS, project, "Before"), "--reporter", "json", exits=(0, 1))
        return json.loads(done.stdout)

    def write_expected(self, folder, after, refusals):
        """Stores the changed files and the refusals."""
        shutil.rmtree(after, ignore_errors=True)
        os.makedirs(after)
        before = files(os.path.join(os.path.dirname(after), "Before"))
        for path, text in {**self.files(folder), "refused.txt": refusals.encode()}.items():
            if before.get(path) != text:
                os.makedirs(os.path.dirname(os.path.join(after, path)), exist_ok=True)
                with open(os.path.join(after, path), "wb") as file:
                    file.write(text)

    def test_the_projects_compile_before_and_after(self):
        for project, platform in PLATFORMS.items():
            if project in NOT_COMPILED:
                continue
            folder, _ = self.fixed(project)
            for state, place in [("before", os.path.join(PROJECTS, project, "Before")), ("after", folder)]:
                with self.subTest(project, state=state):
                    self.compile(platform, place)

    def test_the_projects_of_the_engine_compile_before_and_after(self):
        for project, platform in ENGINE_PROJECTS.items():
            with self.subTest(project):
                before, after = (os.path.join(PROJECTS, project, state) for state in ("Before", "After"))
                self.compile(platform, before)
                folder = tempfile.mkdtemp(dir=self.work)
                for state in (before, after):
                    shutil.copytree(state, folder, dirs_exist_ok=True)
                self.compile(platform, folder)

    def compile(self, platform, folder):
        """Compiles all files of a folder as one module, with function bodies, for Swift 5 and Swift 6."""
        sources = [os.path.join(folder, path) for path in files(folder) if path.endswith(".swift")]
        manifests = ("Package.swift", "Project.swift", "Tuist/Settings.swift")
        sources = sorted(path for path in sources if not path.endswith(manifests))
        script = 'source "$0"; products=$1; version=$2; shift 2; frontend "$@" -swift-version "$version" -no-warnings-as-errors'
        for version in ["5", "6"]:
            done = subprocess.run(
                ["bash", "-c", script, COMPILER, os.path.join(self.work, "stubs"), version, platform, "-emit-sil", "-o",
                 os.devnull, "-parse-as-library", "-module-name", "App", *sources],
                capture_output=True, encoding="utf-8")
            self.assertEqual(done.returncode, 0, done.stderr)

    def test_a_result_that_does_not_compile_is_found(self):
        folder = tempfile.mkdtemp(dir=self.work)
        with open(os.path.join(folder, "Wrong.swift"), "w", encoding="utf-8") as file:
            file.write("import UIKit\nfunc show(in label: UILabel) { label.text = 1 }\n")
        with self.assertRaisesRegex(AssertionError, "cannot assign value of type 'Int'"):
            self.compile("ios", folder)


def limit_file_size():
    """Makes the process fail to write more than a few bytes, as on a full disk."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (16, 16))


class Failures(unittest.TestCase):
    """If a file can't be written, each file keeps its bytes, except for those that another program wrote."""

    maxDiff = None
    DIRTY = "nothing was written; commit or stash the changes of the work tree first, or use --allow-dirty"

    def setUp(self):
        work = tempfile.TemporaryDirectory()
        self.addCleanup(work.cleanup)
        self.programs = os.path.join(work.name, "programs")
        self.folder = os.path.join(os.path.realpath(work.name), "Failures")
        self.before = files(os.path.join(PROJECTS, "Failures", "Before"))
        shutil.copytree(os.path.join(PROJECTS, "Failures", "Before"), self.folder)
        self.environment = {**os.environ, "GIT_CONFIG_GLOBAL": os.devnull}
        self.git("init", "--quiet")
        self.commit()

    def git(self, *arguments):
        subprocess.run(
            ["git", "-c", "user.name=Tests", "-c", "user.email=tests@example.invalid", *arguments], cwd=self.folder, check=True,
            env=self.environment)

    def commit(self):
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "Change")

    def change_meanwhile(self, command):
        """Lets git run a command between reading and writing."""
        os.mkdir(self.programs)
        path = os.path.join(self.programs, "git")
        with open(path, "w", encoding="utf-8") as file:
            file.write(GIT.format(change=command, git=shutil.which("git")))
        os.chmod(path, 0o755)
        self.environment["PATH"] = self.programs + os.pathsep + os.environ["PATH"]

    def assert_refused(self, *errors, note="nothing was written", after=None, **options):
        done = subprocess.run(
            [TOOL, "fix", "--apply", "--no-cache", "--quiet"], cwd=self.folder, capture_output=True, encoding="utf-8",
            env=self.environment, **options)
        self.assertEqual(done.returncode, 2, done.stdout + done.stderr)
        lines = [f"error: can't edit {self.folder}/{error}" for error in errors] + [f"note: {note}"]
        self.assertEqual(done.stderr.splitlines(), lines)
        found = {path: text for path, text in files(self.folder).items() if not path.startswith(".git" + os.sep)}
        self.assertEqual(found, self.before if after is None else after)

    def assert_is_error(self, text, **options):
        self.assertIn(text, ERRORS)
        self.assert_refused(text, **options)

    def test_a_read_only_file_is_an_error(self):
        os.chmod(os.path.join(self.folder, "App/List.swift"), 0o444)
        self.assert_is_error("App/List.swift: it is read-only; make it writable and run the command again")

    def test_a_read_only_folder_is_an_error(self):
        folder = os.path.join(self.folder, "Other")
        os.chmod(folder, 0o555)
        self.addCleanup(os.chmod, folder, 0o755)
        self.assert_is_error("Other/Other.swift: its folder is read-only; make it writable and run the command again")

    def test_a_file_that_changed_meanwhile_keeps_its_new_bytes(self):
        # The size stays the same.
        text = self.before["App/List.swift"].replace(b"load", b"save")
        self.change_meanwhile(f"cd {self.folder} && sed -i.old s/load/save/ App/List.swift && rm App/List.swift.old")
        self.assert_is_error(
            "App/List.swift: it has changed since it was read; run the command again", note=self.DIRTY,
            after={**self.before, "App/List.swift": text})

    def test_a_file_that_was_removed_meanwhile_is_not_written(self):
        self.change_meanwhile(f"rm {self.folder}/App/List.swift")
        after = {path: text for path, text in self.before.items() if path != "App/List.swift"}
        self.assert_is_error("App/List.swift: it can't be read (No such file or directory)", note=self.DIRTY, after=after)

    def test_a_full_disk_leaves_the_old_files(self):
        reason = "File too large; correct that and run the command again"
        self.assert_refused(f"App/Detail.swift: {reason}", preexec_fn=limit_file_size)

    def test_without_a_failure_all_files_are_written(self):
        with self.assertRaisesRegex(AssertionError, "0 != 2"):
            self.assert_refused()
        self.assertEqual(
            {path for path, text in files(self.folder).items() if self.before.get(path, text) != text},
            {"App/Detail.swift", "App/List.swift", "Other/Other.swift"})


if __name__ == "__main__":
    unittest.main()

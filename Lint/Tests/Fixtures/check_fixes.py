#!/usr/bin/env python3
"""Checks that mvvmlint makes exactly the expected fixes in the projects of Lint/Tests/Fixtures/Fix, and that the results compile.

  check_fixes.py MVVMLINT [--write]

`--write` replaces the expected results. Review them before you commit them.
"""

import json
import os
import re
import shutil
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
PLATFORMS = {"App": "ios", "Effects": "ios", "Mac": "mac", "Members": "ios", "Places": "ios", "Broken": "ios"}
# A file with a syntax error doesn't compile.
NOT_COMPILED = {"Broken"}
# The end of its name, which isn't that of a Swift file, so that tools for Swift leave it out.
UNPARSED = ".unparsed"
# Folders that become repositories of their own. Git doesn't store `.git`.
REPOSITORIES = {"Places": ["Library"]}
SOURCES = os.path.join(HERE, "../../Sources/Edits")
# The reasons that no project can show, because no fix has such an effect today, or because they depend on time. Each has a test in
# TESTS, with the text or the case.
WITHOUT_FIXTURE = {
    "checking the file took too long": "checking the file took too long",
    # Files aren't checked if they are generated, so these have no findings.
    "a tool generates it; change the tool's input": ".generated",
    # Errors of --apply.
    "it is read-only; make it writable and run the command again": ".readOnly",
    "its folder is read-only; make it writable and run the command again": ".readOnlyFolder",
    "it has changed since it was read; run the command again": ".changed",
    r"it can't be read (\(reason))": "it can't be read (No such file or directory)",
}
TESTS = [os.path.join(HERE, "..", "Edits", name) for name in ("FixEngineTests.swift", "ChangeWriterTests.swift")]
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
        shown = "".join(files(os.path.join(PROJECTS, project, "After"))["refused.txt"].decode() for project in PLATFORMS)
        # The folder of a repository is part of its reason.
        shown = shown.replace("repository Library;", r"repository \(folder);")
        self.assertEqual({reason for reason in reasons if reason not in shown}, set(WITHOUT_FIXTURE))
        tests = "".join(read(path) for path in TESTS)
        self.assertEqual([reason for reason, text in WITHOUT_FIXTURE.items() if text not in tests], [])

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

    def compile(self, platform, folder):
        """Compiles all files of a folder as one module, with function bodies, for Swift 5 and Swift 6."""
        sources = [os.path.join(folder, path) for path in files(folder) if path.endswith(".swift")]
        sources = sorted(path for path in sources if not path.endswith("Package.swift"))
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


if __name__ == "__main__":
    unittest.main()

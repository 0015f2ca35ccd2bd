#!/usr/bin/env python3
"""Checks that mvvmlint makes exactly the expected fixes in the projects of Lint/Tests/Fixtures/Fix, and that the results compile.

  check_fixes.py MVVMLINT [--write]

`--write` replaces the expected results. Review them before you commit them.
"""

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
PLATFORMS = {"App": "ios", "Mac": "mac", "Members": "ios"}
SOURCES = os.path.join(HERE, "../../Sources/Edits")
# Tests that contain the reasons of files and trials, which no fixture can show: links, submodules, changed files, and effects that no
# fix of a fixture has.
TESTS = [os.path.join(HERE, path) for path in ("../Edits/FixEngineTests.swift", "../mvvmlint/test_fix.py")]
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
        shutil.copytree(os.path.join(PROJECTS, project, "Before"), folder)
        self.run_tool(folder, exits=(0, 1))
        self.assertEqual(files(folder), files(os.path.join(PROJECTS, project, "Before")), "a diff writes nothing")
        refusals = self.run_tool(folder, exits=(0, 1)).stderr.splitlines()
        self.run_tool(folder, "--apply", "--allow-no-vcs")
        return folder, "".join(line + "\n" for line in refusals if REASON in line)

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
                self.assertEqual(files(folder), {**files(os.path.join(PROJECTS, project, "Before")), **expected})
                self.assertEqual(self.run_tool(folder).stdout, "", "a second run changes nothing")

    def test_each_reason_has_a_fixture_or_a_test(self):
        sources = b"".join(text for path, text in files(SOURCES).items()).decode()
        reasons = re.findall(r'FixRefusal\(\s*"([^"]+)"', sources)
        self.assertGreater(len(reasons), 20)
        shown = "".join(files(os.path.join(PROJECTS, project, "After"))["refused.txt"].decode() for project in PLATFORMS)
        for path in TESTS:
            with open(path, encoding="utf-8") as file:
                shown += file.read()
        self.assertEqual([reason for reason in reasons if reason not in shown], [])

    def write_expected(self, folder, after, refusals):
        """Stores the changed files and the refusals."""
        shutil.rmtree(after, ignore_errors=True)
        os.makedirs(after)
        before = files(os.path.join(os.path.dirname(after), "Before"))
        for path, text in {**files(folder), "refused.txt": refusals.encode()}.items():
            if before.get(path) != text:
                os.makedirs(os.path.dirname(os.path.join(after, path)), exist_ok=True)
                with open(os.path.join(after, path), "wb") as file:
                    file.write(text)

    def test_the_projects_compile_before_and_after(self):
        for project, platform in PLATFORMS.items():
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

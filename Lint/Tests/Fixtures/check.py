#!/usr/bin/env python3
"""Checks that mvvmlint reports exactly the findings in the expected.tsv of each project in Lint/Tests/Fixtures.

  check.py MVVMLINT
"""

import collections
import csv
import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

TOOL = os.path.abspath(sys.argv.pop())
FIXTURES = os.path.dirname(os.path.abspath(__file__))

# The former names of rules, which old baselines contain.
RENAMED = {"massive-view-controller": "massive-type"}

Expected = collections.namedtuple("Expected", "file rule code")


def output(*arguments):
    done = subprocess.run([TOOL, *arguments], capture_output=True, encoding="utf-8")
    if done.returncode not in (0, 1):
        raise AssertionError(done.stderr)
    return done.stdout


def rules():
    """All rules with their default severities."""
    return {line.split()[0]: line.split()[1] for line in output("rules").splitlines()}


def expected(project):
    with open(os.path.join(FIXTURES, project, "expected.tsv"), encoding="utf-8", newline="") as file:
        return [Expected(**row) for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)]


def found(project):
    folder = os.path.join(FIXTURES, project)
    for finding in json.loads(output("check", folder, "--reporter", "json", "--quiet")):
        with open(os.path.join(folder, finding["file"]), encoding="utf-8") as file:
            code = file.read().splitlines()[finding["line"] - 1].strip()
        yield Expected(finding["file"], finding["rule"], code)


class Fixtures(unittest.TestCase):
    maxDiff = None

    def test_each_project_has_the_expected_findings(self):
        for project in ("Bookshelf", "Modern"):
            with self.subTest(project):
                rows = sorted(expected(project))
                self.assertEqual("\n".join(map("\t".join, sorted(found(project)))), "\n".join(map("\t".join, rows)))

    def test_the_app_breaks_each_enabled_rule(self):
        broken = {row.rule for row in expected("Bookshelf")}
        on = {rule for rule, severity in rules().items() if severity != "off"}
        self.assertEqual(sorted(on - broken), [])

    def test_a_baseline_of_an_earlier_version_stays_valid(self):
        with tempfile.TemporaryDirectory() as folder:
            for project in ("Bookshelf", "Adopted"):
                shutil.copytree(os.path.join(FIXTURES, project), folder, dirs_exist_ok=True)
            # A controller of more than 400 lines.
            with open(os.path.join(folder, "Legacy", "Massive.swift"), "w", encoding="utf-8") as file:
                file.write("import UIKit\n\nfinal class MassiveViewController: UIViewController, View {\n")
                file.write("  // a decision\n" * 400 + "}\n")
            with open(os.path.join(folder, ".mvvmlint-baseline.json"), encoding="utf-8") as file:
                rules_of_entries = {entry["rule"] for entry in json.load(file)["findings"]}
            self.assertLessEqual(set(RENAMED), rules_of_entries)
            self.assertEqual({RENAMED.get(rule, rule) for rule in rules_of_entries}, set(rules()))
            done = subprocess.run(
                [TOOL, "check", folder, "--enable", "all", "--no-cache", "--fail-on", "note", "--fail-on-stale-baseline",
                 "--reporter", "json"], capture_output=True, encoding="utf-8")
            self.assertEqual((done.returncode, done.stdout), (0, "[]\n"), done.stderr)


unittest.main()

#!/usr/bin/env python3
"""mvvmlint finds in the projects of Lint/Tests/Fixtures what their expected.tsv names, and nothing else.

  check.py MVVMLINT
"""

import collections
import csv
import json
import os
import subprocess
import sys
import unittest

TOOL = os.path.abspath(sys.argv.pop())
FIXTURES = os.path.dirname(os.path.abspath(__file__))

Expected = collections.namedtuple("Expected", "file rule code")


def output(*arguments):
    done = subprocess.run([TOOL, *arguments], capture_output=True, encoding="utf-8")
    if done.returncode not in (0, 1):
        raise AssertionError(done.stderr)
    return done.stdout


def rules():
    """Every rule there is, with its default severity."""
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

    def test_each_project_has_the_findings_that_are_expected(self):
        for project in ("Bookshelf", "Modern"):
            with self.subTest(project):
                there = sorted(expected(project))
                self.assertEqual("\n".join(map("\t".join, sorted(found(project)))), "\n".join(map("\t".join, there)))

    def test_each_rule_that_is_on_is_broken_in_the_app(self):
        broken = {row.rule for row in expected("Bookshelf")}
        on = {rule for rule, severity in rules().items() if severity != "off"}
        self.assertEqual(sorted(on - broken), [])


unittest.main()

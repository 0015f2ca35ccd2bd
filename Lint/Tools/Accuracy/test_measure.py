"""The scripts that measure and judge, with a tool that reports what a file in the checkout contains."""

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

import judge
import measure
import page
from accuracy.labels import LABEL_COLUMNS, VERDICT_COLUMNS, read_rows, read_verdicts
from accuracy.runs import APP_COLUMNS, COUNT_COLUMNS, MUTANT_COLUMNS, RUN_COLUMNS, Records

TOOL = """#!{python} -IS
import os, sys
if os.path.exists("fails"):
    print("no configuration", file=sys.stderr)
    sys.exit(2)
assert sys.argv[1] == "check" and sys.argv[-1] == ".", sys.argv
if "--statistics" in sys.argv:
    print("Read\\n  files       1\\n  lines     500\\n", file=sys.stderr)
    sys.exit(0)
assert sys.argv[2:4] == ["--reporter", "json"], sys.argv
print(open("enabled.json" if "--enable" in sys.argv else "found.json").read())
sys.exit(1)
"""

STORE = """import UIKit
final class ProfileViewController: UIViewController {
  private let repository = UserRepository()
  func load() { repository.load() }
  func save() { UserRepository.shared.save() }
  func show() { label.text = "" }
}
extension ProfileViewController {
  func reset() { repository.reset() }
}
final class OtherViewController: UIViewController {
  func load() { UserRepository.shared.load() }
}
final class LocatorViewController: UIViewController {
  func load() { Locator.stores.dispatch(action) }
  func save() { Locator.stores.dispatch(other) }
  func show() { Locator.theme.apply() }
  func reset() { environment.userRepository.reset() }
  func rename() {
    let user = Locator.userRepository.user
    FileManager.default.write(user)
  }
  func fetch() { self.dispatch(action) }
  func close() { self.dismiss(animated: true) }
}
"""


class AccuracyTestCase(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.app = os.path.join(self.folder, "apps", "owner+app")
        os.makedirs(self.app)
        os.makedirs(self.path("records"))
        self.rows, self.verdicts = [], []
        self.write("tool", TOOL.format(python=sys.executable))
        os.chmod(self.path("tool"), stat.S_IRWXU)
        self.write("apps/owner+app/A.swift", "\n" * 20)
        self.write("records/apps.tsv", tsv(APP_COLUMNS, [["small", "small", "owner/app", "abc"]]))
        self.write("records/runs.tsv", tsv(RUN_COLUMNS, []))
        self.write("records/counts.tsv", tsv(COUNT_COLUMNS, []))
        self.found()
        self.enabled()

    # Inputs.

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, text):
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)

    def read(self, name):
        with open(self.path(name), encoding="utf-8") as file:
            return file.read()

    def row(self, rule, line, true=True, borderline=False, reason="because", file="A.swift"):
        verdict = "true-violation" if true else "looks-like-but-fine"
        self.rows.append(["owner/app", "abc", rule, file, str(line), verdict, "yes" if borderline else "no", reason])

    def verdict(self, rule, line, verdict, reason="read it"):
        self.verdicts.append(["c0ffee", "owner/app", rule, "A.swift", str(line), verdict, reason])

    def found(self, *places, file="A.swift", message=None, severity="warning", column=1, further=()):
        self.report("found.json", places, file, message, severity, column, further)

    def enabled(self, *places, file="A.swift"):
        self.report("enabled.json", places, file)

    def report(self, name, places, file, message=None, severity="warning", column=1, further=()):
        findings = [
            {
                "rule": rule, "file": file, "line": line, "column": column, "severity": severity,
                "message": message or f"{rule} at {line}",
                "places": [{"file": file, "line": other, "column": 1} for other in further],
            }
            for rule, line in places
        ]
        self.write(f"apps/owner+app/{name}", json.dumps(findings))

    # Outputs.

    def run_script(self, script, *arguments):
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = script.main([*arguments, "--records", self.path("records")])
        self.errors = err.getvalue()
        return code, out.getvalue()

    def measure(self, *options, contact="tuned"):
        self.write("records/small-labels.tsv", tsv(LABEL_COLUMNS, self.rows))
        self.write("records/small-verdicts.tsv", tsv(VERDICT_COLUMNS, self.verdicts))
        return self.run_script(
            measure, "small", contact, "--checkouts", self.path("apps"), "--tool", self.path("tool"), "--checker", "c0ffee", *options,
        )

    def cells(self, rule, *options):
        """The numbers of a rule's line in the first table that has one."""
        return cells(self.measure(*options)[1], rule)


class MeasureTests(AccuracyTestCase):
    def test_finding_on_another_line_does_not_meet_a_row(self):
        self.row("ui-import", 3)
        self.row("ui-import", 9)
        self.found(("ui-import", 3), ("ui-import", 10))
        self.assertEqual(self.cells("ui-import"), ["2", "1", "0", "0", "1", "0", "1", "1.000", "0.500"])

    def test_finding_of_another_rule_does_not_meet_a_row(self):
        self.row("stale-rule", 3)
        self.found(("ui-import", 3))
        self.assertEqual(self.cells("stale-rule")[-2:], ["–", "0.000"])

    def test_finding_in_another_file_does_not_meet_a_row(self):
        self.write("apps/owner+app/B.swift", "")
        self.row("ui-import", 3)
        self.found(("ui-import", 3), file="B.swift")
        self.assertEqual(self.cells("ui-import")[-1], "0.000")

    def test_finding_at_a_fine_row_is_wrong(self):
        self.row("ui-import", 3)
        self.row("ui-import", 4, true=False)
        self.found(("ui-import", 3), ("ui-import", 4))
        self.assertEqual(self.cells("ui-import"), ["1", "1", "1", "1", "1", "1", "0", "0.500", "1.000"])

    def test_findings_on_one_line_count_once(self):
        self.row("ui-import", 3)
        self.found(("ui-import", 3), ("ui-import", 3), ("ui-import", 7), ("ui-import", 7))
        self.assertEqual(self.cells("ui-import"), ["1", "1", "0", "0", "1", "0", "1", "1.000", "1.000"])

    def test_grouped_finding_covers_rows_at_its_other_places(self):
        for rule in ("view-reaches-model-layer", "view-reference"):
            for line in (3, 9, 12):
                self.row(rule, line)
        self.found(("view-reaches-model-layer", 3), ("view-reference", 3), further=[9, 20])
        for rule in ("view-reaches-model-layer", "view-reference"):
            self.assertEqual(self.cells(rule), ["3", "2", "0", "0", "1", "0", "0", "1.000", "0.667"])

    def test_finding_about_a_subscription_covers_the_rows_of_its_chain(self):
        rule = "binding-outlives-reuse"
        chain = ["func show() {", "title", ".asDriver()", ".drive(onNext: {", "log($0)", "})", ".disposed(by: bag)", "tap", ".subscribe()", "}"]
        self.write("apps/owner+app/A.swift", "\n".join(chain))
        for line in (4, 9):
            self.row(rule, line)
        self.found((rule, 7))
        self.verdict(rule, 7, "right")
        self.assertEqual(self.cells(rule), ["2", "1", "0", "0", "1", "0", "0", "1.000", "0.500"])

    def test_finding_about_a_subscription_does_not_cover_rows_of_other_rules_or_in_its_closures(self):
        rule = "binding-outlives-reuse"
        self.write("apps/owner+app/A.swift", "\n".join(["title", ".drive(onNext: {", "other.bind()", "})", ".disposed(by: bag)"]))
        self.row(rule, 3)
        self.row("strong-self-binding", 2)
        self.found((rule, 5))
        self.verdict(rule, 5, "right")
        self.assertEqual(self.cells(rule)[1], "0")
        self.assertEqual(self.cells("strong-self-binding")[1], "0")

    def test_precision_counts_judged_findings_without_a_row(self):
        self.row("ui-import", 3)
        self.found(*(("ui-import", line) for line in (3, 6, 7, 8, 9)))
        self.verdict("ui-import", 6, "wrong")
        self.verdict("ui-import", 7, "right")
        self.verdict("ui-import", 8, "right")
        self.assertEqual(self.cells("ui-import"), ["1", "1", "0", "0", "3", "1", "1", "0.750", "1.000"])

    def test_result_states_the_number_of_unjudged_findings(self):
        self.row("ui-import", 3)
        self.found(("ui-import", 3), ("ui-import", 6), ("ui-import", 7))
        self.verdict("ui-import", 7, "?")
        output = self.measure()[1]
        self.assertIn("Precision 1.000 over 1 judged findings, recall 1.000 over 1 clear violations, 2 unjudged", output)
        self.assertIn("### Unjudged findings: 2\n\n- `ui-import` owner/app A.swift:6: ui-import at 6", output)

    def test_value_rule_meets_a_row_about_a_value(self):
        self.row("view-reference", 3, reason="init parameter UIImage?")
        self.found(("ui-value-reference", 3))
        output = self.measure()[1]
        self.assertEqual(cells(output, "view-reference")[-1], "1.000")
        self.assertEqual(cells(output, "ui-value-reference")[-2], "1.000")

    def test_value_rule_does_not_meet_a_row_about_a_view(self):
        self.row("view-reference", 3, reason="a stored UIImageView")
        self.found(("ui-value-reference", 3))
        self.assertEqual(self.cells("view-reference")[-1], "0.000")

    def test_value_rule_is_wrong_at_a_fine_row_of_view_reference(self):
        self.row("view-reference", 3, true=False, reason="in an extension of a model")
        self.found(("ui-value-reference", 3))
        output = self.measure()[1]
        self.assertEqual(cells(output, "view-reference")[3], "1")
        self.assertEqual(cells(output, "ui-value-reference")[-2], "0.000")

    def test_borderline_rows_and_their_findings_count_in_neither_figure(self):
        self.row("ui-import", 3)
        self.row("ui-import", 4, borderline=True)
        self.row("ui-import", 5, true=False, borderline=True)
        self.found(("ui-import", 3), ("ui-import", 5))
        output = self.measure()[1]
        self.assertIn("| ui-import | 1 | 1 | 0 | 0 | 1 | 0 | 0 | 1.000 | 1.000 |", output)
        self.assertIn("| ui-import | 1 | 0 | 1 | 1 |", output)
        self.assertIn("### Findings at borderline rows: 1", output)

    def test_absolute_path_is_relative_to_the_checkout(self):
        self.row("ui-import", 3)
        self.found(("ui-import", 3), file=os.path.join(self.app, "A.swift"))
        self.assertEqual(self.cells("ui-import")[-1], "1.000")

    def test_rules_that_are_off_have_a_table_of_their_own(self):
        self.row("ui-import", 3)
        self.row("stale-context", 4)
        self.found(("ui-import", 3))
        self.enabled(("stale-context", 4), ("ui-import", 8))
        on, off = self.measure()[1].split("## Rules that are off by default, turned on")
        self.assertNotIn("| stale-context |", on)
        self.assertIn("| stale-context | 1 | 1 |", off)
        self.assertNotIn("ui-import", off)

    def test_passed_indices_have_a_line_of_their_own(self):
        self.row("unsafe-selection", 3)
        self.row("unsafe-selection", 5, reason="passed index: the view model subscripts by it")
        self.row("unsafe-selection", 6, reason="passed index: stored")
        self.found(("unsafe-selection", 3), ("unsafe-selection", 5), ("unsafe-selection", 9))
        self.verdict("unsafe-selection", 9, "wrong", reason="passed index: a constant")
        output = self.measure()[1]
        self.assertEqual(cells(output, "unsafe-selection"), ["3", "2", "0", "0", "2", "1", "0", "0.667", "0.667"])
        self.assertEqual(cells(output, "unsafe-selection, passed indices"), ["2", "1", "0", "0", "1", "1", "0", "0.500", "0.500"])
        self.assertEqual(cells(output, "**overall**")[0], "3")

    def test_missed_rows_and_reported_fine_rows_are_listed(self):
        self.row("ui-import", 3, reason="missing one")
        self.row("ui-import", 4, true=False, reason="fine one")
        self.found(("ui-import", 4))
        output = self.measure()[1]
        self.assertIn("### Violations missed: 1\n\n- `ui-import` owner/app A.swift:3: missing one", output)
        self.assertIn("### Fine rows reported: 1\n\n- `ui-import` owner/app A.swift:4: fine one", output)

    def test_verdict_without_a_finding_is_listed(self):
        self.row("ui-import", 3)
        self.verdict("ui-import", 12, "wrong")
        self.assertIn("### Verdicts without a finding in this run: 1\n\n- `ui-import` owner/app A.swift:12", self.measure()[1])

    def test_overall_line_sums_the_rules(self):
        self.row("ui-import", 3)
        self.row("role-conflict", 4)
        self.found(("ui-import", 3))
        self.assertEqual(self.cells("**overall**")[-2:], ["1.000", "0.500"])

    def test_figure_below_the_required_one_fails(self):
        self.row("ui-import", 3)
        self.row("ui-import", 4)
        self.found(("ui-import", 3))
        self.assertEqual(self.measure("--min-recall", "0.5", "--min-precision", "0.9")[0], 0)
        self.assertEqual(self.measure("--min-recall", "0.85")[0], 1)
        self.assertIn("recall is 0.500", self.errors)

    def test_recorded_run_is_measured_without_the_tool(self):
        self.row("ui-import", 3)
        self.found(("ui-import", 3), ("ui-import", 9))
        first = self.measure()[1]
        os.remove(self.path("tool"))
        self.assertEqual(self.run_script(measure, "small", "tuned")[1], first)

    def test_first_contact_is_recorded_once(self):
        self.row("ui-import", 3)
        self.found(("ui-import", 3))
        self.assertEqual(self.measure(contact="first-contact")[0], 0)
        self.found()
        self.assertEqual(self.measure(contact="first-contact")[0], 2)
        self.assertIn("recorded already", self.errors)
        self.assertEqual(Records(self.path("records")).score("small", "first-contact").counts()["met"], 1)
        self.assertEqual(self.measure(contact="tuned")[0], 0)

    def test_rows_from_another_place_record_counts_only(self):
        self.row("ui-import", 3)
        self.found(("ui-import", 3), ("ui-import", 9), severity="note")
        self.write("elsewhere.tsv", tsv(LABEL_COLUMNS, self.rows))
        self.assertEqual(self.measure("--labels", self.path("elsewhere.tsv"))[0], 0)
        self.assertFalse(os.path.exists(self.path("records/small-tuned.tsv")))
        counts = Records(self.path("records")).counts("small", "tuned")["ui-import", False]
        self.assertEqual((counts["met"], counts["right"], counts["unjudged"], counts["warnings"]), (1, 1, 1, 0))

    def test_failing_tool_ends_the_measurement(self):
        self.row("ui-import", 3)
        self.write("apps/owner+app/fails", "")
        self.assertEqual(self.measure()[0], 2)
        self.assertIn("exited with 2: no configuration", self.errors)

    def test_output_that_is_not_a_list_of_findings_is_refused(self):
        self.row("ui-import", 3)
        for output in ["", "{}", '[{"rule": "ui-import"}]']:
            with self.subTest(output):
                self.write("apps/owner+app/found.json", output)
                self.assertEqual(self.measure()[0], 2)

    def test_labelled_file_outside_the_checkout_is_refused(self):
        self.row("ui-import", 3, file="Gone.swift")
        self.assertEqual(self.measure()[0], 2)
        self.assertIn("lacks Gone.swift", self.errors)

    def test_malformed_labels_are_refused(self):
        for change in [lambda row: row[:-1], lambda row: [*row[:4], "x", *row[5:]], lambda row: [*row[:5], "maybe", *row[6:]]]:
            self.rows.clear()
            self.row("ui-import", 3)
            self.rows[0] = change(self.rows[0])
            with self.subTest(self.rows[0]):
                self.assertEqual(self.measure()[0], 2)
                self.assertIn("small-labels.tsv:2", self.errors)

    def test_verdict_at_a_row_is_refused(self):
        self.row("ui-import", 3)
        self.verdict("ui-import", 3, "wrong")
        self.assertEqual(self.measure()[0], 2)
        self.assertIn("a row decides", self.errors)

    def test_verdicts_on_another_group_are_not_listed(self):
        self.row("ui-import", 3)
        self.verdicts.append(["c0ffee", "owner/other", "ui-import", "A.swift", "5", "wrong", "read it"])
        self.assertNotIn("Verdicts without a finding", self.measure()[1])

    def test_second_row_at_a_place_is_refused(self):
        self.row("ui-import", 3)
        self.row("ui-import", 3, true=False)
        self.assertEqual(self.measure()[0], 2)
        self.assertIn("two rows", self.errors)


class CauseTests(AccuracyTestCase):
    """Line 3 of the source stores the store, and lines 4, 5 and 9 use it in the same type."""

    MESSAGE = "'ProfileViewController' stores 'UserRepository' directly; move this into its view model"

    def setUp(self):
        super().setUp()
        self.write("apps/owner+app/A.swift", STORE)

    def recall(self, *lines, found, rule="view-reaches-model-layer", true=True, message=MESSAGE, column=1):
        self.rows.clear()
        for line in lines:
            self.row(rule, line, true=true)
        self.found((rule, found), message=message, column=column)
        return self.cells(rule)

    def test_row_that_uses_the_stored_property_is_met(self):
        self.assertEqual(self.recall(4, found=3)[1], "1")

    def test_row_that_names_the_store_is_met(self):
        self.assertEqual(self.recall(5, found=3)[1], "1")

    def test_row_in_an_extension_is_met(self):
        self.assertEqual(self.recall(9, found=3)[1], "1")

    def test_row_at_the_stored_property_is_met_by_a_finding_at_a_use(self):
        self.assertEqual(self.recall(3, found=5)[1], "1")
        self.assertEqual(self.recall(9, found=5)[1], "1")

    def test_row_with_the_receiver_of_the_reported_call_is_met(self):
        message = "'LocatorViewController' calls 'StoresManager' directly; move this into its view model"
        self.assertEqual(self.recall(16, found=15, message=message, column=17)[1], "1")
        self.assertEqual(self.recall(17, found=15, message=message, column=17)[1], "0")

    def test_row_that_only_shares_self_is_not_met(self):
        message = "'LocatorViewController' calls 'StoresManager' directly; move this into its view model"
        self.assertEqual(self.recall(24, found=23, message=message, column=18)[1], "0")

    def test_row_with_a_member_named_after_the_store_is_met(self):
        message = "'LocatorViewController' calls 'UserRepository' directly; move this into its view model"
        self.assertEqual(self.recall(18, found=15, message=message)[1], "1")

    def test_row_with_a_local_variable_of_the_store_is_not_met(self):
        message = "'LocatorViewController' calls 'UserRepository' directly; move this into its view model"
        self.assertEqual(self.recall(21, found=20, message=message)[1], "0")

    def test_row_in_another_type_is_not_met(self):
        self.assertEqual(self.recall(12, found=3)[1], "0")

    def test_row_that_does_not_name_the_store_is_not_met(self):
        self.assertEqual(self.recall(6, found=3)[1], "0")

    def test_row_of_a_rule_that_is_not_about_stores_is_not_met(self):
        self.assertEqual(self.recall(4, found=3, rule="strong-self-binding")[1], "0")

    def test_finding_without_a_row_on_its_line_is_right_by_its_cause(self):
        self.assertEqual(self.recall(4, 9, found=3), ["2", "2", "0", "0", "1", "0", "0", "1.000", "1.000"])

    def test_verdict_precedes_the_cause(self):
        self.verdict("view-reaches-model-layer", 3, "wrong")
        self.assertEqual(self.recall(4, found=3)[4:6], ["0", "1"])

    def test_fine_row_is_not_reported_by_its_cause(self):
        self.assertEqual(self.recall(4, found=3, true=False), ["0", "0", "1", "0", "0", "0", "1", "–", "–"])


class JudgeTests(AccuracyTestCase):
    def setUp(self):
        super().setUp()
        self.write("apps/owner+app/A.swift", "".join(f"line {number}\n" for number in range(1, 21)))
        self.row("ui-import", 3, reason="nothing needs it")
        self.found(("ui-import", 3), ("ui-import", 7), ("ui-import", 15))
        self.measure()

    def judge(self, *options):
        return self.run_script(
            judge, "small", "tuned", "--checkouts", self.path("apps"), "--sheet", self.path("sheet"), *options)

    def test_sheet_shows_each_finding_with_its_source_and_label(self):
        self.assertEqual(self.judge(), (0, f"2 unjudged and 1 judged findings in {self.path('sheet')}\n"))
        first, second, third = self.read("sheet").split("\n\n## ")
        self.assertIn("owner/app A.swift:7\nui-import at 7\nnearby label at line 3: violation: nothing needs it", first)
        self.assertIn("\n     1 line 1\n", first)
        self.assertIn("\n>    7 line 7\n", first)
        self.assertIn("\n    12 line 12", first)
        self.assertNotIn("line 13", first)
        self.assertIn("A.swift:15\nui-import at 15\nno label", second)
        self.assertIn("label at line 3: violation: nothing needs it", third)

    def test_verdicts_to_fill_in_are_added_once(self):
        self.judge()
        self.judge()
        expected = [["c0ffee", "owner/app", "ui-import", "A.swift", line, "?", f"ui-import at {line}"] for line in ("7", "15")]
        self.assertEqual(self.read("records/small-verdicts.tsv"), tsv(VERDICT_COLUMNS, expected))

    def test_filled_in_verdict_counts(self):
        self.judge()
        self.write("records/small-verdicts.tsv", self.read("records/small-verdicts.tsv").replace("\t?\t", "\twrong\t", 1))
        self.assertEqual(cells(self.run_script(measure, "small", "tuned")[1], "ui-import")[4:7], ["1", "1", "1"])

    def test_parts_split_the_findings(self):
        for part, line in (("1/2", "7"), ("2/2", "15")):
            self.judge("--part", part, "--unjudged-only", "--verdicts", self.path("part"))
            self.assertIn(f"A.swift:{line}\n", self.read("sheet"))
        self.assertEqual(self.read("part").count("?"), 2)


class PageTests(AccuracyTestCase):
    PAGE = "Before\n<!-- {} -->\nold\n<!-- end -->\nAfter\n"

    def setUp(self):
        super().setUp()
        self.row("unsafe-selection", 3, reason="passed index: subscripts by it")
        self.row("unsafe-selection", 4)
        self.found(("unsafe-selection", 4), ("unsafe-selection", 9))
        self.measure(contact="first-contact")

    def update(self, table, *options):
        self.write("page", self.PAGE.format(table))
        return self.write_page(*options), self.read("page")

    def write_page(self, *options):
        return self.run_script(page, "--page", self.path("page"), "--figures", self.path("figures"), *options)[0]

    def test_table_of_runs_is_written(self):
        _, text = self.update("runs first-contact")
        self.assertTrue(text.startswith("Before\n<!-- runs first-contact -->\n\n| apps |"), text)
        self.assertTrue(text.endswith("|\n\n<!-- end -->\nAfter\n"), text)
        apps, checker, _, *figures = cells(text, "small")
        self.assertEqual((apps, checker), ("1", "c0ffee"))
        self.assertEqual(figures, ["1", "1", "1.000", "2", "0.500", "1", "0.000", "500", "4.00", "4.00"])

    def test_table_of_rules_is_written(self):
        _, text = self.update("rules small first-contact")
        self.assertEqual(cells(text, "unsafe-selection"), ["2", "1", "0", "0", "1", "0", "1", "1.000", "0.500"])

    def test_table_of_all_groups_sums_their_runs(self):
        self.write("records/counts.tsv", tsv(COUNT_COLUMNS, [
            ["old", "first-contact", "unsafe-selection", "no", "3", "1", "0", "5", "3", "1", "", "0", ""]]))
        with open(self.path("records/runs.tsv"), "a", encoding="utf-8") as file:
            file.write("old\tfirst-contact\tabc\t2026-01-01\t2\t0\t\n")
        _, text = self.update("rules all first-contact")
        self.assertEqual(cells(text, "unsafe-selection"), ["6", "4", "5", "0", "4", "1", "1", "0.800", "0.667"])

    def test_check_fails_if_the_page_differs(self):
        code, text = self.update("rules small first-contact", "--check")
        self.assertEqual((code, text), (1, self.PAGE.format("rules small first-contact")))
        self.write_page()
        self.assertEqual(self.write_page("--check"), 0)

    def test_figures_of_each_rule_are_written(self):
        self.write("records/mutants.tsv", tsv(MUTANT_COLUMNS, [
            ["unsafe-selection", "", "3", "2", "1", "0"], ["unsafe-selection", "by-index", "3", "2", "1", "0"]]))
        _, text = self.update("mutants")
        self.assertEqual(cells(text, "unsafe-selection"), ["**all**", "3", "2", "0.667", "1", "0"])
        figures = self.read("figures")
        self.assertIn('"unsafe-selection": [\n      FirstContact(apps: "small", right: 1, wrong: 0, violations: 2, found: 1)\n    ],', figures)
        self.assertEqual(figures.count("MutantFigure(mutants: 3, found: 2)"), 1)

    def test_rule_that_was_off_counts_only_in_its_own_line(self):
        runs = self.read("records/runs.tsv")
        self.write("records/runs.tsv", runs.replace("\tstale-context", "\tunsafe-selection stale-context"))
        _, text = self.update("runs first-contact")
        self.assertEqual(cells(text, "small")[3:6], ["0", "0", "–"])

    def test_run_without_a_record_is_refused(self):
        self.assertEqual(self.update("rules small tuned")[0], 2)


class RecordTests(unittest.TestCase):
    """The records in the repository."""

    records = Records()

    def test_page_shows_the_records(self):
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            code = page.main(["--check"])
        self.assertEqual(code, 0, f"run Lint/Tools/Accuracy/page.py\n{out.getvalue()}")

    def test_rows_and_verdicts_belong_to_a_group(self):
        apps = {(app.labels, app.repository): app.commit for app in self.records.apps()}
        for labels in sorted({app.labels for app in self.records.apps()} - {"corpus"}):
            for row in read_rows(self.records.path(f"{labels}-labels")):
                self.assertEqual(apps.get((labels, row.place.repository)), row.commit, row)
        for labels in ("corpus", "modern", "third"):
            for place in read_verdicts(self.records.path(f"{labels}-verdicts")):
                self.assertIn((labels, place.repository), apps)

    def test_verdicts_do_not_contradict_rows(self):
        for labels in ("modern", "third"):
            rows = read_rows(self.records.path(f"{labels}-labels"))
            verdicts = read_verdicts(self.records.path(f"{labels}-verdicts"))
            self.assertEqual({place for row in rows for place in row.accepted} & verdicts.keys(), set())


def cells(output, name):
    line = next(line for line in output.splitlines() if line.startswith(f"| {name} |"))
    return [cell.strip() for cell in line.strip("|").split("|")][1:]


def tsv(columns, rows):
    return "".join("\t".join(row) + "\n" for row in [columns, *rows])


if __name__ == "__main__":
    unittest.main()

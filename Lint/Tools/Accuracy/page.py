#!/usr/bin/env python3
"""Writes the tables of Lint/Docs/mvvmlint.docc/Guides/Accuracy.md from the recorded runs.

  page.py            update the page
  page.py --check    exit with 1 if the page differs from the records

In the page, a table is between two comments. The first comment names the table:

  <!-- runs first-contact -->     one line per run with this contact
  <!-- rules GROUP CONTACT -->    the rules of one run, or of all runs with this contact if GROUP is "all"
  <!-- end -->
"""

import argparse
import difflib
import os
import re
import sys
from collections import Counter

sys.dont_write_bytecode = True

from accuracy import report
from accuracy.labels import InputError
from accuracy.runs import FOLDER, OFF, Records
from accuracy.score import precision, recall

PAGE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Docs", "mvvmlint.docc", "Guides", "Accuracy.md")
TABLE = re.compile(r"(<!-- (runs|rules) ([\w+ -]+?) -->\n).*?(<!-- end -->)", re.DOTALL)
HEADER = ["apps", "number", "checker", "date", "judged", "unjudged", "precision", "violations", "recall",
          "passed indices: violations", "recall", "lines", "findings per 1,000 lines", "warnings per 1,000 lines"]


def main(arguments=None):
    options = _options(arguments)
    try:
        with open(options.page, encoding="utf-8") as file:
            old = file.read()
        new = updated(old, Records(options.records))
        if options.check:
            difference = difflib.unified_diff(old.splitlines(), new.splitlines(), "page", "records", lineterm="", n=0)
            print("\n".join(difference), end="\n" if old != new else "")
            return 1 if old != new else 0
        with open(options.page, "w", encoding="utf-8") as file:
            file.write(new)
        return 0
    except (InputError, OSError) as error:
        print(f"page.py: {error}", file=sys.stderr)
        return 2


def updated(page, records):
    """The page with all tables written again."""
    def table(match):
        words = match[3].split()
        if match[2] == "runs":
            text = _runs(records, *words)
        else:
            text = report.rule_table(_counts(records, *words))
        return f"{match[1]}\n{text}\n\n{match[4]}"
    return TABLE.sub(table, page)


def _runs(records, contact):
    return report.table(HEADER, [
        _cells(run, records.counts(run.group, run.contact)) for run in records.runs() if run.contact == contact
    ])


def _counts(records, group, contact):
    if group != "all":
        return records.counts(group, contact)
    counts = {}
    for run in records.runs():
        if run.contact == contact:
            for key, one in records.counts(run.group, contact).items():
                counts[key] = counts.get(key, Counter()) + one
    return counts


def _cells(run, counts):
    on = {(rule, passed): one for (rule, passed), one in counts.items() if rule not in OFF}
    total = report.total(on)
    passed = sum((one for (_, passed), one in on.items() if passed), start=Counter())
    findings = sum(total[name] for name in ("right", "wrong", "borderline", "unjudged"))
    return [
        run.group, str(run.apps), run.checker, run.date, str(total["right"] + total["wrong"]), str(total["unjudged"]),
        report.share(precision(total)), str(total["met"] + total["missed"]), report.share(recall(total)),
        str(passed["met"] + passed["missed"]), report.share(recall(passed)),
        f"{run.lines:,}" if run.lines else "–", _density(findings, run.lines), _density(total["warnings"], run.lines),
    ]


def _density(number, lines):
    return f"{1000 * number / lines:.2f}" if lines else "–"


def _options(arguments):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare only")
    parser.add_argument("--page", default=PAGE, metavar="FILE", help="page to write (default: Lint/Docs/mvvmlint.docc/Guides/Accuracy.md)")
    parser.add_argument("--records", default=FOLDER, metavar="FOLDER", help="folder of the records (default: %(default)s)")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Writes the tables of Lint/Docs/mvvmlint.docc/Guides/Accuracy.md, and the figures of the rules' pages, from the recorded runs.

  page.py            update the page and the figures
  page.py --check    exit with 1 if one of them differs from the records

The figures are Swift source, Lint/Sources/Rules/MeasuredFigures.swift. In the page, a table is between two comments. The first comment names the table:

  <!-- runs first-contact -->     one line per run with this contact
  <!-- rules GROUP CONTACT -->    the rules of one run, or of all runs with this contact if GROUP is "all"
  <!-- mutants -->                the mutants by rule and kind
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
from accuracy.runs import FOLDER, Records
from accuracy.score import precision, recall

CHECKER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
PAGE = os.path.join(CHECKER, "Docs", "mvvmlint.docc", "Guides", "Accuracy.md")
FIGURES = os.path.join(CHECKER, "Sources", "Rules", "MeasuredFigures.swift")
TABLE = re.compile(r"(<!-- (runs|rules|mutants)((?: [\w+-]+)*) -->\n).*?(<!-- end -->)", re.DOTALL)
SWIFT = """// Written by Lint/Tools/Accuracy/page.py.

extension RuleAccuracy {{
  /// The counts of each rule, for each group of apps that it met for the first time.
  static let firstContacts = [
{}  ]

  /// The mutants of each rule.
  static let mutants = [
{}  ]
}}
"""
HEADER = ["apps", "number", "checker", "date", "judged", "unjudged", "precision", "violations", "recall",
          "passed indices: violations", "recall", "lines", "findings per 1,000 lines", "warnings per 1,000 lines"]


def main(arguments=None):
    options = _options(arguments)
    try:
        records = Records(options.records)
        page = _read(options.page)
        source = _read(options.figures) if os.path.isfile(options.figures) else ""
        texts = {options.page: (page, updated(page, records)), options.figures: (source, figures(records))}
        changed = {path: (old, new) for path, (old, new) in texts.items() if old != new}
        for path, (old, new) in changed.items():
            if options.check:
                print("\n".join(difflib.unified_diff(old.splitlines(), new.splitlines(), path, "records", lineterm="", n=0)))
            else:
                with open(path, "w", encoding="utf-8") as file:
                    file.write(new)
        return 1 if options.check and changed else 0
    except (InputError, OSError) as error:
        print(f"page.py: {error}", file=sys.stderr)
        return 2


def updated(page, records):
    """The page with all tables written again."""
    def table(match):
        words = match[3].split()
        if match[2] == "runs":
            text = _runs(records, *words)
        elif match[2] == "mutants":
            text = report.mutant_table(records.mutants())
        else:
            text = report.rule_table(_counts(records, *words))
        return f"{match[1]}\n{text}\n\n{match[4]}"
    return TABLE.sub(table, page)


def figures(records):
    """The Swift source with the figures of each rule at first contact, and of its mutants."""
    contacts = {}
    for run in records.runs():
        if run.contact == "first-contact":
            for (rule, passed), counts in sorted(records.counts(run.group, run.contact).items()):
                if not passed and any(counts[name] for name in ("right", "wrong", "met", "missed")):
                    contacts.setdefault(rule, []).append(
                        f'FirstContact(apps: "{run.group}", right: {counts["right"]}, wrong: {counts["wrong"]}, '
                        f'violations: {counts["met"] + counts["missed"]}, found: {counts["met"]})')
    mutants = [f'"{rule}": MutantFigure(mutants: {number}, found: {found})' for rule, kind, number, found, _, _ in records.mutants() if not kind]
    lists = [f'"{rule}": [\n      ' + ",\n      ".join(lines) + f"{',' if len(lines) > 1 else ''}\n    ]" for rule, lines in sorted(contacts.items())]
    return SWIFT.format("".join(f"    {one},\n" for one in lists), "".join(f"    {one},\n" for one in mutants))


def _read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


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
    on = {(rule, passed): one for (rule, passed), one in counts.items() if rule not in run.off}
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
    parser.add_argument("--figures", default=FIGURES, metavar="FILE", help="source to write (default: Lint/Sources/Rules/MeasuredFigures.swift)")
    parser.add_argument("--records", default=FOLDER, metavar="FOLDER", help="folder of the records (default: %(default)s)")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())

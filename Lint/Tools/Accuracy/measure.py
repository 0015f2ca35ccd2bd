#!/usr/bin/env python3
"""Measures mvvmlint against hand-labelled rows: precision and recall, per rule and overall, as Markdown.

  Lint/Tools/Accuracy/measure.py --labels labels.tsv --checkouts FOLDER --tool Lint/.build/release/mvvmlint

The tool runs twice in every checkout: with the default configuration, and with the rules of --off turned on;
rules that are off are measured from the second run, in a table of their own.

How a finding meets a row: rule, file and line are the same. There is no tolerance; a finding one line off has
missed its row and stands at no row. One exception: a row of view-reference whose reason names a value (an image,
a colour, a font) is met by ui-value-reference too, and a fine row of view-reference is broken by either.
Several findings of a rule on one line count once. A finding that groups several places with one cause meets the rows
and the verdicts at each of them.

precision = found / (found + fine rows reported + findings elsewhere judged wrong)
recall    = found / true rows
Borderline rows are counted apart. A finding at no labelled row counts in neither figure until it is read and
judged in the file of --verdicts, a TSV with the columns: repository rule file line verdict(right|wrong) reason.
--unjudged FILE writes those that wait for a verdict, in that form.

Exit: 0 measured, 1 below --min-precision or --min-recall (over the rules that are on), 2 could not measure.
"""

import argparse
import os
import sys

sys.dont_write_bytecode = True

from accuracy import report
from accuracy.labels import VERDICT_COLUMNS, InputError, read_rows, read_verdicts
from accuracy.score import precision, recall, score
from accuracy.tool import Tool, checkout

OFF = "stale-context,unbound-observer,mutable-view-state,massive-view-controller"


def main(arguments=None):
    options = _options(arguments)
    try:
        return _measure(options)
    except InputError as error:
        print(f"measure.py: {error}", file=sys.stderr)
        return 2


def _measure(options):
    rows = read_rows(options.labels)
    verdicts = read_verdicts(options.verdicts) if options.verdicts else {}
    off = [rule for rule in options.off.split(",") if rule]
    repositories = _checkouts(rows, options.checkouts)
    tool = Tool((os.path.abspath(options.tool) if os.sep in options.tool else options.tool, *options.tool_option))

    found = [finding for name, folder in repositories for finding in tool.check(name, folder)]
    on = score([row for row in rows if row.place.rule not in off], found, verdicts)
    found_off = [
        finding for name, folder in repositories if off for finding in tool.check(name, folder, enable=off)
        if finding.place.rule in off
    ]
    turned_on = score([row for row in rows if row.place.rule in off], found_off, verdicts)

    print(report.measurement("Rules that are on by default", on))
    print()
    print(report.measurement("Rules that are off by default, turned on", turned_on))
    _tell_of_verdicts(verdicts, on, turned_on)
    if options.unjudged:
        _write_unjudged(options.unjudged, on.unjudged + turned_on.unjudged)
    return _judge(on.counts(), options)


def _checkouts(rows, folder):
    """Every labelled repository with its checkout; each labelled file must be in it, else all figures would lie."""
    repositories = [(name, checkout(folder, name)) for name in sorted({row.place.repository for row in rows})]
    folders = dict(repositories)
    for row in rows:
        if not os.path.isfile(os.path.join(folders[row.place.repository], row.place.file)):
            raise InputError(f"{row.place.repository}: the checkout lacks {row.place.file}; is it at the labelled commit?")
    return repositories


def _tell_of_verdicts(verdicts, *scores):
    """A verdict that no finding needs is stale: the tool changed, and the file should follow."""
    judged = {place for score in scores for finding in score.right + score.wrong for place in finding.places()}
    stale = [verdict for place, verdict in sorted(verdicts.items()) if place not in judged]
    if stale:
        print()
        print(report.verdicts("Verdicts that no finding needs any more", stale))


def _write_unjudged(path, findings):
    lines = ["\t".join(VERDICT_COLUMNS)]
    for finding in findings:
        place = finding.place
        message = " ".join(finding.message.split())
        lines.append("\t".join([place.repository, place.rule, place.file, str(place.line), "?", message]))
    try:
        with open(path, "w", encoding="utf-8") as file:
            file.write("\n".join(lines) + "\n")
    except OSError as error:
        raise InputError(f"{path}: cannot be written: {error}") from error


def _judge(counts, options):
    figures = [("precision", precision(counts), options.min_precision), ("recall", recall(counts), options.min_recall)]
    below = [(name, figure, least) for name, figure, least in figures if least is not None and (figure or 0) < least]
    for name, figure, least in below:
        print(f"measure.py: {name} is {report.percent(figure)}, and should be at least {least}", file=sys.stderr)
    return 1 if below else 0


def _options(arguments):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--labels", required=True, help="the TSV of labelled rows")
    parser.add_argument("--checkouts", required=True, help="a folder with a checkout a repository: owner+name, owner/name or name")
    parser.add_argument("--tool", default="mvvmlint", help="the path of mvvmlint (default: the one on PATH)")
    parser.add_argument("--tool-option", action="append", default=[], metavar="OPTION",
                        help="an option that every run gets, as in --tool-option=--no-cache; may be repeated")
    parser.add_argument("--off", default=OFF, metavar="RULES", help="the rules that are off by default (default: %(default)s)")
    parser.add_argument("--verdicts", help="the TSV of verdicts on findings at no labelled row")
    parser.add_argument("--unjudged", metavar="FILE", help="write the findings that wait for a verdict")
    parser.add_argument("--min-precision", type=float, help="fail below this")
    parser.add_argument("--min-recall", type=float, help="fail below this")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())

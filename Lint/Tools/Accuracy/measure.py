#!/usr/bin/env python3
"""Measures mvvmlint against hand-labelled rows: precision and recall, per rule and overall, as Markdown.

  measure.py GROUP CONTACT                     the recorded run
  measure.py GROUP CONTACT --tool … --checker COMMIT --checkouts FOLDER     run the tool, record it, and measure
  measure.py --list                            the groups of apps and their runs

CONTACT is first-contact or tuned. A first contact is recorded once; a second run over the same apps is tuned. The tool runs
twice in each checkout: with the default configuration, and with the rules of --off turned on. The rules that are off have a
table of their own.

A finding is judged by the row on its line: right for a violation, wrong for a fine place. Without a row, the verdict in
LABELS-verdicts.tsv decides (judge.py prepares it), else a row with the same cause. Otherwise the finding is unjudged.

  precision = right / (right + wrong), over all judged findings
  recall    = found / violations, over the clear rows; a violation is found if its cause is reported

Rule, file and line have to be equal, without tolerance. There are three exceptions:
- A finding about a store covers the other rows with its cause: rows of the same rule in the same type whose line names the
  store, or a property that the type declares with the store, and rows at the other places that the finding states.
- A finding about a binding that outlives reuse covers the rows of the same rule on the other lines of the same subscription.
- A row of view-reference whose reason names a value (an image, a color, a font) is met by ui-value-reference, too.
Findings of a rule on one line count once. Borderline rows and findings on their lines count in neither figure. Rows and verdicts
whose reason starts with "passed index:" have a line of their own, too.

Exit: 0 measured, 1 below --min-precision or --min-recall (over the rules that are on), 2 the measurement failed.
"""

import argparse
import datetime
import os
import sys

sys.dont_write_bytecode = True

from accuracy import report
from accuracy.cause import Causes
from accuracy.labels import InputError, read_rows
from accuracy.runs import CONTACTS, FOLDER, OFF, Records, Run, with_causes
from accuracy.score import precision, recall, score
from accuracy.tool import Tool, checkout


def main(arguments=None):
    options = _options(arguments)
    try:
        return _list(options) if options.list else _measure(options)
    except InputError as error:
        print(f"measure.py: {error}", file=sys.stderr)
        return 2


def _list(options):
    records = Records(options.records)
    for run in records.runs():
        print(f"{run.group} {run.contact}: {run.apps} apps, checker {run.checker}, {run.date}")
    measured = {run.group for run in records.runs()}
    for group in sorted({app.group for app in records.apps()} - measured):
        print(f"{group}: {len(records.apps(group))} apps, not measured")
    return 0


def _measure(options):
    records = Records(options.records)
    group, contact = options.group, options.contact
    if options.tool:
        result = _run(records, options)
    else:
        result = records.score(group, contact)
    off = records.run(group, contact).off
    print(report.measurement("Rules that are on by default", result.without(off)))
    print()
    print(report.measurement("Rules that are off by default, turned on", result.only(off)))
    stale = [verdict for place, verdict in sorted(records.verdicts(group).items()) if place not in result.judged()]
    if stale:
        print()
        print(report.verdicts("Verdicts without a finding in this run", stale))
    counts = result.without(off).counts()
    print()
    print(report.summary(counts))
    return _judge(counts, options)


def _run(records, options):
    """Runs the tool in the checkout of each app, and records the run."""
    if not options.checker or not options.checkouts:
        raise InputError("--tool needs --checker and --checkouts")
    if options.contact == "first-contact" and records.run(options.group, options.contact):
        raise InputError(f"{options.group}: its first contact is recorded already; measure it as tuned")
    tool = Tool((os.path.abspath(options.tool) if os.sep in options.tool else options.tool, *options.tool_option))
    apps = records.apps(options.group)
    rows = read_rows(options.labels) if options.labels else records.rows(options.group)
    findings, lines = [], 0
    folders = {app.repository: checkout(options.checkouts, app.repository) for app in apps}
    _require_files(rows, folders)
    for app in apps:
        folder = folders[app.repository]
        lines += tool.lines(app.repository, folder)
        on = tool.check(app.repository, folder)
        off = [finding for finding in tool.check(app.repository, folder, enable=OFF) if finding.place.rule in OFF]
        causes = Causes(folder, [row for row in rows if row.place.repository == app.repository])
        findings += with_causes([finding for finding in on if finding.place.rule not in OFF] + off, causes)
    today = datetime.date.today().isoformat()
    run = Run(options.group, options.contact, options.checker, today, len(apps), lines, OFF)
    if not options.labels:
        records.record(run, findings)
        return records.score(run.group, run.contact)
    result = score(rows, findings, records.verdicts(run.group))
    records.record_counts(run, result)
    return result


def _require_files(rows, folders):
    """Each labelled file must be in its checkout. Otherwise rows would count as missed."""
    for row in rows:
        place = row.place
        if not os.path.isfile(os.path.join(folders[place.repository], place.file)):
            raise InputError(f"{place.repository}: the checkout lacks {place.file}; check out commit {row.commit}")


def _judge(counts, options):
    figures = [("precision", precision(counts), options.min_precision), ("recall", recall(counts), options.min_recall)]
    below = [(name, figure, least) for name, figure, least in figures if least is not None and (figure or 0) < least]
    for name, figure, least in below:
        print(f"measure.py: {name} is {report.share(figure)}, below {least}", file=sys.stderr)
    return 1 if below else 0


def _options(arguments):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("group", nargs="?", help="group of apps in apps.tsv")
    parser.add_argument("contact", nargs="?", choices=CONTACTS, help="whether a rule was written or changed for these apps")
    parser.add_argument("--list", action="store_true", help="list the groups and their runs")
    parser.add_argument("--tool", help="path of mvvmlint; without it, the recorded run is measured")
    parser.add_argument("--checker", metavar="COMMIT", help="commit of the tool")
    parser.add_argument("--checkouts", metavar="FOLDER", help="folder with a checkout per app: owner+name, owner/name or name")
    parser.add_argument("--tool-option", action="append", default=[], metavar="OPTION",
                        help="option for each run of the tool, as in --tool-option=--no-cache; may be repeated")
    parser.add_argument("--labels", metavar="FILE", help="rows from another place; only the counts are recorded")
    parser.add_argument("--records", default=FOLDER, metavar="FOLDER", help="folder of the records (default: %(default)s)")
    parser.add_argument("--min-precision", type=float, metavar="SHARE", help="exit with 1 below this precision")
    parser.add_argument("--min-recall", type=float, metavar="SHARE", help="exit with 1 below this recall")
    options = parser.parse_args(arguments)
    if not options.list and not options.contact:
        parser.error("name a group and a contact, or use --list")
    return options


if __name__ == "__main__":
    sys.exit(main())

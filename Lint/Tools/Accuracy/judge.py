#!/usr/bin/env python3
"""Prepares the judging of a recorded run's findings.

  judge.py GROUP CONTACT --checkouts FOLDER --sheet FILE

It writes a sheet for reviewers: each finding with 12 lines of source and the label that decides it, or else the labels of the
same rule nearby. Findings without a verdict come first.

It also adds a line to LABELS-verdicts.tsv for each of them, with the verdict '?' and the finding's message. Read the code, then
replace '?' with 'right' or 'wrong' and the message with the reason. If the finding is about an index that left its selection
callback, start the reason with "passed index:". Then run measure.py GROUP CONTACT.

--part 2/3 writes the second third only, for one of three reviewers. With --verdicts FILE the lines go to a file of their own.
"""

import argparse
import os
import sys

sys.dont_write_bytecode = True

from accuracy.labels import UNJUDGED, VERDICT_COLUMNS, InputError, read_records, write_records
from accuracy.runs import CONTACTS, FOLDER, Records
from accuracy.tool import checkout

BEFORE, AFTER = 6, 5
NEARBY = 5


def main(arguments=None):
    options = _options(arguments)
    try:
        return _judge(options)
    except InputError as error:
        print(f"judge.py: {error}", file=sys.stderr)
        return 2


def _judge(options):
    records = Records(options.records)
    run = records.run(options.group, options.contact)
    if not run:
        raise InputError(f"{options.group}, {options.contact}: not recorded; run measure.py with --tool first")
    rows = records.rows(options.group)
    score = records.score(options.group, options.contact)
    unjudged = _share(score.unjudged, *options.part)
    judged = sorted(score.right + score.wrong + score.borderline, key=lambda finding: finding.place)
    judged = [] if options.unjudged_only else _share(judged, *options.part)
    _add_verdicts(options.verdicts or records.verdicts_path(options.group), run, unjudged)
    blocks = [
        _block(f"{number}/{len(unjudged) + len(judged)}", finding, rows, options.checkouts)
        for number, finding in enumerate(unjudged + judged, 1)
    ]
    try:
        with open(options.sheet, "w", encoding="utf-8") as sheet:
            sheet.write("\n\n".join(blocks) + "\n")
    except OSError as error:
        raise InputError(f"{options.sheet}: can't be written: {error}") from error
    print(f"{len(unjudged)} unjudged and {len(judged)} judged findings in {options.sheet}")
    return 0


def _add_verdicts(path, run, findings):
    """Adds a line for each unjudged finding that has none. Existing lines are unchanged."""
    existing = [record for _, record in read_records(path, VERDICT_COLUMNS)] if os.path.isfile(path) else []
    listed = {(record["repository"], record["rule"], record["file"], record["line"]) for record in existing}
    added = [
        [run.checker, place.repository, place.rule, place.file, place.line, UNJUDGED, finding.message]
        for finding in findings for place in [finding.place]
        if (place.repository, place.rule, place.file, str(place.line)) not in listed
    ]
    if added:
        write_records(path, VERDICT_COLUMNS, [[record[name] for name in VERDICT_COLUMNS] for record in existing] + added)


def _share(findings, part, parts):
    """Neighboring findings, so that each reviewer reads few apps."""
    return findings[len(findings) * (part - 1) // parts:len(findings) * part // parts]


def _block(number, finding, rows, checkouts):
    place = finding.place
    labels = [f"label at line {row.place.line}: {_verdict(row)}" for row in rows if place in row.accepted]
    labels += [f"label with this cause at {row.place.file}:{row.place.line}: {_verdict(row)}" for row in rows if row.place in finding.covers]
    labels = labels or [
        f"nearby label at line {row.place.line}: {_verdict(row)}" for row in rows
        if (row.place.repository, row.place.rule, row.place.file) == (place.repository, place.rule, place.file)
        and abs(row.place.line - place.line) <= NEARBY
    ]
    return "\n".join([
        f"## {number} {finding.severity} {place.rule}",
        f"{place.repository} {place.file}:{place.line}",
        finding.message,
        *(labels or ["no label"]),
        "",
        *_context(os.path.join(checkout(checkouts, place.repository), place.file), place.line),
    ])


def _verdict(row):
    return f"{'violation' if row.true else 'fine'}{', borderline' if row.borderline else ''}: {row.reason}"


def _context(path, line):
    try:
        with open(path, encoding="utf-8", errors="replace", newline="") as file:
            lines = file.read().split("\n")
    except OSError as error:
        raise InputError(f"{path}: can't be read: {error}") from error
    first = max(1, line - BEFORE)
    return [
        f"{'>' if number == line else ' '}{number:5} {text.rstrip()}"
        for number, text in enumerate(lines[first - 1:line + AFTER], first)
    ]


def _part(text):
    part, _, parts = text.partition("/")
    if not (part.isdigit() and parts.isdigit() and 1 <= int(part) <= int(parts)):
        raise argparse.ArgumentTypeError(f"{text!r} isn't a part such as 2/3")
    return int(part), int(parts)


def _options(arguments):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("group", help="group of apps in apps.tsv")
    parser.add_argument("contact", choices=CONTACTS, help="contact of the recorded run")
    parser.add_argument("--checkouts", required=True, metavar="FOLDER", help="folder with a checkout per app")
    parser.add_argument("--sheet", required=True, metavar="FILE", help="file to write the findings with their source to")
    parser.add_argument("--verdicts", metavar="FILE", help="file to add lines to (default: LABELS-verdicts.tsv of the group)")
    parser.add_argument("--unjudged-only", action="store_true", help="leave the judged findings out of the sheet")
    parser.add_argument("--part", type=_part, default=(1, 1), metavar="I/N", help="one of N parts (default: everything)")
    parser.add_argument("--records", default=FOLDER, metavar="FOLDER", help="folder of the records (default: %(default)s)")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())

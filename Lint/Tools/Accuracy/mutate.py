#!/usr/bin/env python3
"""Mutation testing of mvvmlint, for rules with few labelled rows: adds violations to apps and counts the reported ones.

  Lint/Tools/Accuracy/mutate.py --tool Lint/.build/release/mvvmlint FOLDER-OF-A-CHECKOUT…

Each kind of mutant violates one rule: it removes `weak` or `[weak self]`, replaces a store's protocol by its class, adds
an import, stores a view in a view model, and so on. --list lists the kinds. The tool runs before and after the mutation
in a copy of the checkout; the checkout itself is never changed. Mutants add lines only at the end of a file, so findings
before and after are compared by line.

A mutant is found if its rule has a new finding on the lines of the mutated declaration. Declarations that already have
such a finding aren't mutated. New findings outside of the mutated declarations are listed as "new elsewhere"; there should be none. Mutants of one
kind that don't overlap are applied together. --one-at-a-time applies each mutant alone, which is slower but exact.

If a kind has more mutants than --limit, --seed determines the selected ones, so a run can be repeated.

Exit status: 0 if the run succeeds; 1 if a rule is below --min-found, or if --fail-on-new is set and there are new
findings elsewhere; 2 if the measurement fails.
"""

import argparse
import collections
import difflib
import os
import random
import shutil
import sys
import tempfile

sys.dont_write_bytecode = True

from accuracy import report
from accuracy.app import read
from accuracy.labels import InputError
from accuracy.mutants import applied, together
from accuracy.operators import OFF, OPERATORS
from accuracy.runs import FOLDER, Records
from accuracy.tool import Finding, Tool

# Sources, the files that define the modules, and the tool's configuration.
PROJECT_FILES = (".swift", ".pbxproj", ".podspec", ".yml", ".resolved", "Podfile")

Outcome = collections.namedtuple("Outcome", "app mutant found")
Run = collections.namedtuple("Run", "outcomes new lost")


def main(arguments=None):
    options = _options(arguments)
    try:
        return _mutate(options)
    except InputError as error:
        print(f"mutate.py: {error}", file=sys.stderr)
        return 2


def _mutate(options):
    operators = [one for one in OPERATORS if not options.only or one.__name__ in options.only]
    unknown = set(options.only) - {one.__name__ for one in OPERATORS}
    if unknown:
        raise InputError(f"unknown kind of mutant: {', '.join(sorted(unknown))}; --list lists the kinds")
    if options.list:
        print("\n".join(f"{one.__name__}: {one.__doc__}" for one in operators))
        return 0
    if options.show:
        print("\n".join(line for folder in options.checkouts for line in _shown(folder, operators, options)))
        return 0
    tool = Tool((os.path.abspath(options.tool) if os.sep in options.tool else options.tool, *options.tool_option))
    runs = [run for folder in options.checkouts for run in _runs(folder, operators, tool, options)]
    print(_markdown(runs))
    if options.record:
        Records(options.records).record_mutants(_lines(runs))
    return _judge(runs, options)


def _runs(folder, operators, tool, options):
    """Runs the tool on one checkout with the mutants of each operator, together or one at a time."""
    if not os.path.isdir(folder):
        raise InputError(f"{folder} isn't a folder; name the checkouts of apps")
    name = os.path.basename(os.path.abspath(folder))
    with tempfile.TemporaryDirectory() as temporary:
        copy = os.path.join(temporary, name)
        shutil.copytree(folder, copy, ignore=_ignore, symlinks=True)
        app = read(copy)
        before = _placed(tool.check(name, copy, OFF))
        for operator in operators:
            new = [mutant for mutant in operator(app) if not any(mutant.finds(finding) for finding in before)]
            selected = _selected(new, f"{options.seed} {name} {operator.__name__}", options.limit)
            for mutants in [[one] for one in selected] if options.one_at_a_time else [selected] if selected else []:
                yield _run(name, copy, app, mutants, before, tool)


def _placed(findings):
    """The findings, with one of its own for each place of those that group several."""
    return {Finding(place, finding.severity, finding.message) for finding in findings for place in finding.places()}


def _shown(folder, operators, options):
    """The selected mutants as the lines that they change. The tool doesn't run."""
    name, app = os.path.basename(os.path.abspath(folder)), read(folder)
    for operator in operators:
        for mutant in _selected(operator(app), f"{options.seed} {name} {operator.__name__}", options.limit):
            text = next(source.text for source in app.sources if source.path == mutant.path)
            yield f"\n{mutant.rule} ({mutant.operator}) {name} {mutant.path}, found on {mutant.lines.start}-{mutant.lines.stop - 1}"
            yield from list(difflib.unified_diff(text.splitlines(), applied(text, [mutant]).splitlines(), lineterm="", n=0))[2:]


def _selected(mutants, seed, limit):
    mutants = sorted(mutants, key=lambda mutant: (mutant.path, mutant.edits[0].start, mutant.operator))
    random.Random(seed).shuffle(mutants)
    return together(mutants)[:limit]


def _run(name, copy, app, mutants, before, tool):
    sources = {source.path: source.text for source in app.sources}
    changed = {mutant.path for mutant in mutants}
    try:
        for path in changed:
            _write(copy, path, applied(sources[path], [mutant for mutant in mutants if mutant.path == path]))
        after = _placed(tool.check(name, copy, OFF))
    finally:
        for path in changed:
            _write(copy, path, sources[path])
    places_before, places_after = ({finding.place for finding in findings} for findings in (before, after))
    new = [finding for finding in after if finding.place not in places_before]
    outcomes = [Outcome(name, mutant, any(mutant.finds(finding) for finding in new)) for mutant in mutants]
    elsewhere = [finding for finding in new if not any(mutant.contains(finding) for mutant in mutants)]
    lost = [finding for finding in before if finding.place not in places_after]
    return Run(outcomes, sorted(elsewhere, key=_place), sorted(lost, key=_place))


def _lines(runs):
    """A line per rule, and per kind of mutant."""
    outcomes = [outcome for run in runs for outcome in run.outcomes]
    rules = sorted({outcome.mutant.rule for outcome in outcomes})
    lines = [_line(rule, "", runs, [one for one in outcomes if one.mutant.rule == rule]) for rule in rules]
    for operator in sorted({outcome.mutant.operator for outcome in outcomes}):
        mutants = [one for one in outcomes if one.mutant.operator == operator]
        lines += [_line(rule, operator, runs, [one for one in mutants if one.mutant.rule == rule]) for rule in rules
                  if any(one.mutant.rule == rule for one in mutants)]
    return sorted(lines)


def _markdown(runs):
    outcomes = [outcome for run in runs for outcome in run.outcomes]
    return "\n\n".join([
        report.mutant_table(_lines(runs)),
        report.listing("Mutants not found", [
            f"`{one.mutant.rule}` {one.app} {one.mutant.path}:{one.mutant.lines.start} ({one.mutant.operator})"
            for one in outcomes if not one.found
        ]),
        report.findings("New elsewhere", _unique(finding for run in runs for finding in run.new)),
        report.findings("Lost: findings before the mutation that are missing after it", _unique(finding for run in runs for finding in run.lost)),
    ])


def _line(rule, operator, runs, outcomes):
    """A line of the table, for all mutants of a rule or for one kind."""
    mutants = {id(outcome.mutant) for outcome in outcomes}
    of_these = [run for run in runs if any(id(outcome.mutant) in mutants for outcome in run.outcomes)]
    found = sum(outcome.found for outcome in outcomes)
    return [rule, operator, len(outcomes), found, len(_unique(finding for run in of_these for finding in run.new)),
            len(_unique(finding for run in of_these for finding in run.lost))]


def _judge(runs, options):
    found = collections.defaultdict(list)
    for run in runs:
        for outcome in run.outcomes:
            found[outcome.mutant.rule].append(outcome.found)
    shares = {rule: sum(one) / len(one) for rule, one in sorted(found.items())}
    below = {rule: share for rule, share in shares.items() if options.min_found is not None and share < options.min_found}
    for rule, share in below.items():
        print(f"mutate.py: {rule}: {share:.3f} of the mutants are found; at least {options.min_found} is required", file=sys.stderr)
    return 1 if below or (options.fail_on_new and any(run.new for run in runs)) else 0


def _unique(findings):
    return sorted({finding.place: finding for finding in findings}.values(), key=_place)


def _place(finding):
    return finding.place


def _ignore(folder, names):
    return [
        name for name in names
        if name == ".git" or not (name.endswith(PROJECT_FILES) or os.path.isdir(os.path.join(folder, name)))
    ]


def _write(folder, path, text):
    with open(os.path.join(folder, path), "w", encoding="utf-8", newline="") as file:
        file.write(text)


def _options(arguments):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkouts", nargs="*", metavar="CHECKOUT", help="the folder of an app")
    parser.add_argument("--tool", default="mvvmlint", help="path of mvvmlint (default: the one on PATH)")
    parser.add_argument("--tool-option", action="append", default=[], metavar="OPTION",
                        help="an option for each run of the tool, such as --tool-option=--no-cache; repeatable")
    parser.add_argument("--only", action="append", default=[], metavar="KIND", help="create only this kind of mutant; repeatable")
    parser.add_argument("--limit", type=int, default=40, help="maximum number of mutants per kind and app (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="seed that selects the mutants (default: %(default)s)")
    parser.add_argument("--one-at-a-time", action="store_true", help="apply one mutant per run")
    parser.add_argument("--list", action="store_true", help="list the kinds of mutants")
    parser.add_argument("--show", action="store_true", help="show the changed lines of the mutants without running the tool")
    parser.add_argument("--record", action="store_true", help="record the table in mutants.tsv, for page.py")
    parser.add_argument("--records", default=FOLDER, metavar="FOLDER", help="folder of the records (default: %(default)s)")
    parser.add_argument("--min-found", type=float, help="fail if the share of a rule is below this number")
    parser.add_argument("--fail-on-new", action="store_true", help="fail if there are new findings elsewhere")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())

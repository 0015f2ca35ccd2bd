#!/usr/bin/env python3
"""Breaks apps on purpose and asks mvvmlint to find it: mutation, for rules with few labelled rows.

  Lint/Tools/Accuracy/mutate.py --tool Lint/.build/release/mvvmlint FOLDER-OF-A-CHECKOUT…

Every kind of mutant breaks one rule: removes `weak` or `[weak self]`, swaps a store's protocol for its class, adds an
import, stores a view in a view model, lets a cell's bag grow, … (--list names them). The tool runs before and after, in
a copy of the checkout; the checkout itself is only read. A mutant moves no line of the file but adds some at its end,
so findings before and after are compared line for line.

A mutant is found when its rule has a finding on the lines of the mutated declaration that was not there before;
where there was one before, nothing is mutated. All else that is new is listed as "new elsewhere": the aim is none. Mutants of one kind are written into the copy together,
as many as do not touch each other; --one-at-a-time writes one, runs, and takes it out again (slow, exact).

Which mutants are taken of a kind with more than --limit is drawn by --seed, so that a run can be repeated.

Exit: 0 measured, 1 a rule is below --min-found, or --fail-on-new and something is new elsewhere, 2 could not measure.
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
from accuracy.tool import Finding, Tool

# What the tool may look at beside sources: what says which file belongs to which module, and its configuration.
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
        raise InputError(f"there is no kind of mutant called {', '.join(sorted(unknown))}; --list names them")
    if options.list:
        print("\n".join(f"{one.__name__}: {one.__doc__}" for one in operators))
        return 0
    if options.show:
        print("\n".join(line for folder in options.checkouts for line in _shown(folder, operators, options)))
        return 0
    tool = Tool((os.path.abspath(options.tool) if os.sep in options.tool else options.tool, *options.tool_option))
    runs = [run for folder in options.checkouts for run in _runs(folder, operators, tool, options)]
    print(_markdown(runs))
    return _judge(runs, options)


def _runs(folder, operators, tool, options):
    """The runs over one checkout: each operator's mutants, together or one by one."""
    if not os.path.isdir(folder):
        raise InputError(f"{folder}: is no folder; name the checkouts of apps")
    name = os.path.basename(os.path.abspath(folder))
    with tempfile.TemporaryDirectory() as temporary:
        copy = os.path.join(temporary, name)
        shutil.copytree(folder, copy, ignore=_ignore, symlinks=True)
        app = read(copy)
        before = _placed(tool.check(name, copy, OFF))
        for operator in operators:
            whole = [mutant for mutant in operator(app) if not any(mutant.finds(finding) for finding in before)]
            chosen = _chosen(whole, f"{options.seed} {name} {operator.__name__}", options.limit)
            for mutants in [[one] for one in chosen] if options.one_at_a_time else [chosen] if chosen else []:
                yield _run(name, copy, app, mutants, before, tool)


def _placed(findings):
    """The findings, with one of its own for each place of those that group several."""
    return {Finding(place, finding.severity, finding.message) for finding in findings for place in finding.places()}


def _shown(folder, operators, options):
    """Every chosen mutant as the lines that it changes, for reading; no tool runs."""
    name, app = os.path.basename(os.path.abspath(folder)), read(folder)
    for operator in operators:
        for mutant in _chosen(operator(app), f"{options.seed} {name} {operator.__name__}", options.limit):
            text = next(source.text for source in app.sources if source.path == mutant.path)
            yield f"\n{mutant.rule} ({mutant.operator}) {name} {mutant.path}, found on {mutant.lines.start}-{mutant.lines.stop - 1}"
            yield from list(difflib.unified_diff(text.splitlines(), applied(text, [mutant]).splitlines(), lineterm="", n=0))[2:]


def _chosen(mutants, seed, limit):
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
    elsewhere = [finding for finding in new if not any(mutant.finds(finding) for mutant in mutants)]
    lost = [finding for finding in before if finding.place not in places_after]
    return Run(outcomes, sorted(elsewhere, key=_place), sorted(lost, key=_place))


def _markdown(runs):
    outcomes = [outcome for run in runs for outcome in run.outcomes]
    rules = sorted({outcome.mutant.rule for outcome in outcomes})
    lines = [_line(rule, "", runs, [one for one in outcomes if one.mutant.rule == rule]) for rule in rules]
    for operator in sorted({outcome.mutant.operator for outcome in outcomes}):
        mutants = [one for one in outcomes if one.mutant.operator == operator]
        lines += [_line(rule, operator, runs, [one for one in mutants if one.mutant.rule == rule]) for rule in rules
                  if any(one.mutant.rule == rule for one in mutants)]
    return "\n\n".join([
        report.table(["rule", "kind of mutant", "mutants", "found", "share", "new elsewhere", "lost"], sorted(lines)),
        report.listing("Mutants not found", [
            f"`{one.mutant.rule}` {one.app} {one.mutant.path}:{one.mutant.lines.start} ({one.mutant.operator})"
            for one in outcomes if not one.found
        ]),
        report.findings("New elsewhere", _once(finding for run in runs for finding in run.new)),
        report.findings("Lost: there before the mutants, not with them", _once(finding for run in runs for finding in run.lost)),
    ])


def _line(rule, operator, runs, outcomes):
    """One line of the table: a whole rule, or one kind of its mutants."""
    mutants = {id(outcome.mutant) for outcome in outcomes}
    of_these = [run for run in runs if any(id(outcome.mutant) in mutants for outcome in run.outcomes)]
    found = sum(outcome.found for outcome in outcomes)
    return [rule, operator or "**all**", str(len(outcomes)), str(found), report.share(found / len(outcomes)),
            str(len(_once(finding for run in of_these for finding in run.new))),
            str(len(_once(finding for run in of_these for finding in run.lost)))]


def _judge(runs, options):
    found = collections.defaultdict(list)
    for run in runs:
        for outcome in run.outcomes:
            found[outcome.mutant.rule].append(outcome.found)
    shares = {rule: sum(one) / len(one) for rule, one in sorted(found.items())}
    below = {rule: share for rule, share in shares.items() if options.min_found is not None and share < options.min_found}
    for rule, share in below.items():
        print(f"mutate.py: {rule}: {share:.3f} of the mutants are found, and should be {options.min_found}", file=sys.stderr)
    return 1 if below or (options.fail_on_new and any(run.new for run in runs)) else 0


def _once(findings):
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
    parser.add_argument("--tool", default="mvvmlint", help="the path of mvvmlint (default: the one on PATH)")
    parser.add_argument("--tool-option", action="append", default=[], metavar="OPTION",
                        help="an option that every run gets, as in --tool-option=--no-cache; may be repeated")
    parser.add_argument("--only", action="append", default=[], metavar="KIND", help="only this kind of mutant; may be repeated")
    parser.add_argument("--limit", type=int, default=40, help="at most so many mutants of a kind in an app (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="draws the mutants (default: %(default)s)")
    parser.add_argument("--one-at-a-time", action="store_true", help="one mutant a run")
    parser.add_argument("--list", action="store_true", help="name the kinds of mutants")
    parser.add_argument("--show", action="store_true", help="show the mutants as changed lines, and run nothing")
    parser.add_argument("--min-found", type=float, help="fail when a rule's share is below this")
    parser.add_argument("--fail-on-new", action="store_true", help="fail when something is new elsewhere")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())

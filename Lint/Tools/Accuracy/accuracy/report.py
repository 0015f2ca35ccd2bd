"""Measurements as Markdown."""

from collections import Counter

from accuracy.score import precision, recall

HEADER = ["rule", "violations", "found", "fine rows", "reported", "right", "wrong", "unjudged", "precision", "recall"]
BORDERLINE_HEADER = ["rule", "violations", "found", "fine rows", "reported"]


def measurement(title, score):
    """Both tables of one measurement, and the lists behind them."""
    borderline = [(rule, score.borderline_counts(rule)) for rule in score.rules()]
    return "\n\n".join([
        f"## {title}",
        rule_table(score.counts_by_rule()),
        "Borderline rows, which count in neither figure:",
        table(BORDERLINE_HEADER, [[rule, *_row_cells(counts)] for rule, counts in borderline if sum(counts.values())]),
        rows("Violations missed", score.missed),
        rows("Fine rows reported", score.reported),
        findings("Wrong findings", score.wrong),
        findings("Right findings", score.right),
        findings("Findings at borderline rows", score.borderline),
        findings("Unjudged findings", score.unjudged),
    ])


def rule_table(counts):
    """The table of a run: counts by rule, and by rule for passed indices only."""
    lines = [
        _cells(f"{rule}, passed indices" if passed else rule, counts[rule, passed]) for rule, passed in sorted(counts)
    ]
    return table(HEADER, [*lines, _cells("**overall**", total(counts))] if counts else [])


def mutant_table(lines):
    """The table of the mutants. A line has a rule, a kind, and the numbers of mutants, found ones, new and lost findings."""
    return table(["rule", "kind of mutant", "mutants", "found", "share", "new elsewhere", "lost"], [
        [rule, kind or "**all**", str(mutants), str(found), share(found / mutants), str(new), str(lost)]
        for rule, kind, mutants, found, new, lost in lines
    ])


def total(counts):
    return sum((one for (_, passed), one in counts.items() if not passed), start=Counter())


def summary(counts):
    return (
        f"Precision {share(precision(counts))} over {counts['right'] + counts['wrong']} judged findings, "
        f"recall {share(recall(counts))} over {counts['met'] + counts['missed']} clear violations, {counts['unjudged']} unjudged"
    )


def table(header, lines):
    if not lines:
        return "None."
    numbers = ["---"] + ["---:"] * (len(header) - 1)
    return "\n".join("| " + " | ".join(line) + " |" for line in [header, numbers, *lines])


def rows(title, items):
    return listing(title, [
        f"{_at(row.place)}{' (borderline)' if row.borderline else ''}: {row.reason}" for row in items
    ])


def findings(title, items):
    return listing(title, [f"{_at(finding.place)}: {finding.message}" for finding in items])


def verdicts(title, items):
    return listing(title, [f"{_at(verdict.place)}: {verdict.reason}" for verdict in items])


def listing(title, lines):
    return "\n".join([f"### {title}: {len(lines)}", "", *(f"- {line}" for line in lines)]).rstrip()


def share(part):
    return "–" if part is None else f"{part:.3f}"


def _at(place):
    return f"`{place.rule}` {place.repository} {place.file}:{place.line}"


def _cells(name, counts):
    return [
        name, *_row_cells(counts), *(str(counts[name]) for name in ("right", "wrong", "unjudged")),
        share(precision(counts)), share(recall(counts)),
    ]


def _row_cells(counts):
    return [str(number) for number in (
        counts["met"] + counts["missed"], counts["met"], counts["reported"] + counts["silent"], counts["reported"],
    )]

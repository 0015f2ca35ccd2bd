"""A measurement as Markdown."""

from accuracy.score import precision, recall

HEADER = ["rule", "true rows", "found", "fine rows", "reported", "elsewhere: right", "wrong", "unjudged", "precision", "recall"]
BORDERLINE_HEADER = ["rule", "true rows", "found", "fine rows", "reported"]


def measurement(title, score):
    """Both tables of one measurement and the lists behind them."""
    apart = score.borderline()
    return "\n\n".join([
        f"## {title}",
        table(HEADER, [*(_cells(rule, score.counts(rule)) for rule in score.rules()), _cells("**overall**", score.counts())]),
        "Borderline rows, a matter of taste, counted in nothing above:",
        table(BORDERLINE_HEADER, [_borderline_cells(rule, apart) for rule in apart.rules()]),
        rows("Missed", score.missed),
        rows("Reported though fine", score.reported),
        findings("At no labelled row, judged wrong", score.wrong),
        findings("At no labelled row, judged right", score.right),
        findings("At no labelled row, not judged yet", score.unjudged),
    ])


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


def percent(share):
    return "–" if share is None else f"{share:.3f}"


def _at(place):
    return f"`{place.rule}` {place.repository} {place.file}:{place.line}"


def _cells(name, counts):
    return [
        name, str(counts["met"] + counts["missed"]), str(counts["met"]),
        str(counts["reported"] + counts["silent"]), str(counts["reported"]),
        str(counts["right"]), str(counts["wrong"]), str(counts["unjudged"]),
        percent(precision(counts)), percent(recall(counts)),
    ]


def _borderline_cells(rule, apart):
    sizes = {name: sum(row.place.rule == rule for row in items) for name, items in vars(apart).items()}
    return [
        rule, str(sizes["met"] + sizes["missed"]), str(sizes["met"]),
        str(sizes["reported"] + sizes["silent"]), str(sizes["reported"]),
    ]

"""What the findings say about the labelled rows: pure, no file is read here."""

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Score:
    """One measurement over a set of rules. Every list is sorted by place."""

    met: list = field(default_factory=list)        # true rows with a finding
    missed: list = field(default_factory=list)     # true rows without
    reported: list = field(default_factory=list)   # fine rows with a finding
    silent: list = field(default_factory=list)     # fine rows without
    right: list = field(default_factory=list)      # findings at no row, by their verdict
    wrong: list = field(default_factory=list)
    unjudged: list = field(default_factory=list)

    def rules(self):
        return sorted({item.place.rule for items in vars(self).values() for item in items})

    def counts(self, rule=None):
        """How long each list is, of clear rows only, for one rule or for all."""
        return Counter({
            name: sum(rule in (None, item.place.rule) and not getattr(item, "borderline", False) for item in items)
            for name, items in vars(self).items()
        })

    def borderline(self):
        """The same lists, of borderline rows only."""
        return Score(**{
            name: [item for item in items if getattr(item, "borderline", False)] for name, items in vars(self).items()
        })


def precision(counts):
    """Met rows among met rows, reported fine rows and findings judged wrong; nothing when there is no such finding.

    Findings judged right stand at no row, so they count neither way; nor do unjudged ones.
    """
    return _share(counts["met"], counts["met"] + counts["reported"] + counts["wrong"])


def recall(counts):
    return _share(counts["met"], counts["met"] + counts["missed"])


def score(rows, findings, verdicts):
    """Two findings at one place count once; a finding belongs to rows before it is judged. One that groups several
    places meets the rows at each of them."""
    result = Score()
    found = {finding.place: finding for finding in findings}
    reached = set().union(*(finding.places() for finding in found.values()))
    for row in sorted(rows, key=lambda row: row.place):
        met = not row.met_by().isdisjoint(reached)
        names = ("met", "missed") if row.true else ("reported", "silent")
        getattr(result, names[0] if met else names[1]).append(row)
    covered = set().union(*(row.met_by() for row in rows))
    for place, finding in sorted(found.items()):
        if finding.places().isdisjoint(covered):
            verdict = verdicts.get(place) or next(filter(None, map(verdicts.get, sorted(finding.further))), None)
            name = "unjudged" if verdict is None else "right" if verdict.right else "wrong"
            getattr(result, name).append(finding)
    return result


def _share(part, whole):
    return part / whole if whole else None

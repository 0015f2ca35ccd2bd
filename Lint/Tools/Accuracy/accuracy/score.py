"""What the findings say about the labelled rows. No file is read here."""

from collections import Counter
from dataclasses import dataclass, field

from accuracy.labels import InputError

ROWS = ("met", "missed", "reported", "silent")


@dataclass
class Score:
    """One measurement. Every list is sorted by place."""

    met: list = field(default_factory=list)         # true rows whose cause is reported
    missed: list = field(default_factory=list)      # true rows whose cause isn't
    reported: list = field(default_factory=list)    # fine rows with a finding
    silent: list = field(default_factory=list)      # fine rows without
    right: list = field(default_factory=list)       # findings, by the row they meet or else by their verdict
    wrong: list = field(default_factory=list)
    borderline: list = field(default_factory=list)
    unjudged: list = field(default_factory=list)
    passed: set = field(default_factory=set)        # the places of rows and findings about a passed index

    def rules(self):
        return sorted({item.place.rule for items in self._lists().values() for item in items})

    def counts(self, rule=None, passed=False):
        """The length of each list: for one rule or all, for passed indices only or all. Borderline rows aren't counted."""
        def counted(item):
            return (
                rule in (None, item.place.rule) and (not passed or item.place in self.passed)
                and not getattr(item, "borderline", False)
            )
        counts = Counter({name: sum(map(counted, items)) for name, items in self._lists().items()})
        findings = [item for name in ("right", "wrong", "borderline", "unjudged") for item in getattr(self, name)]
        counts["warnings"] = sum(counted(item) and item.severity != "note" for item in findings)
        return counts

    def counts_by_rule(self):
        """The counts by rule, and by rule for passed indices only where there are some."""
        counts = {(rule, passed): self.counts(rule, passed) for rule in self.rules() for passed in (False, True)}
        return {key: one for key, one in counts.items() if not key[1] or sum(one.values())}

    def only(self, rules):
        """The part of the score that is about some rules."""
        return self._filtered(lambda item: item.place.rule in rules)

    def without(self, rules):
        return self._filtered(lambda item: item.place.rule not in rules)

    def judged(self):
        """The places of the judged findings."""
        return {finding.place for finding in self.right + self.wrong}

    def borderline_counts(self, rule):
        """How many borderline rows each list of rows has."""
        return Counter({
            name: sum(row.borderline and row.place.rule == rule for row in getattr(self, name)) for name in ROWS
        })

    def _filtered(self, included):
        return Score(**{name: list(filter(included, items)) for name, items in self._lists().items()}, passed=self.passed)

    def _lists(self):
        return {name: items for name, items in vars(self).items() if name != "passed"}


def precision(counts):
    """The right findings among all judged ones, or nothing if there is none."""
    return _share(counts["right"], counts["right"] + counts["wrong"])


def recall(counts):
    """The true rows whose cause is reported among all clear true rows, or nothing if there is none."""
    return _share(counts["met"], counts["met"] + counts["missed"])


def score(rows, findings, verdicts):
    """Judges each finding by the row on its line, else by its verdict, else by a row with its cause.

    Two findings at one place count once.
    """
    result = Score()
    found = {finding.place: finding for finding in findings}
    at_line = {place: row for row in rows for place in row.accepted}
    for place in verdicts.keys() & at_line.keys():
        raise InputError(f"{place}: a row decides about this finding; delete the verdict, or correct the row")
    by_place = {row.place: row for row in rows}
    causes = {place for finding in found.values() for place in finding.covers}
    for row in sorted(rows, key=lambda row: row.place):
        met = not row.accepted.isdisjoint(found) or row.true and row.place in causes
        names = ("met", "missed") if row.true else ("reported", "silent")
        getattr(result, names[0] if met else names[1]).append(row)
        if row.passed:
            result.passed.add(row.place)
    for place, finding in sorted(found.items()):
        row = at_line.get(place)
        covered = [by_place[other] for other in finding.covers if other in by_place]
        getattr(result, _judgement(row, covered, verdicts.get(place))).append(finding)
        if (row and row.passed) or (place in verdicts and verdicts[place].passed):
            result.passed.add(place)
    return result


def _judgement(row, covered, verdict):
    if row:
        return "borderline" if row.borderline else "right" if row.true else "wrong"
    if verdict:
        return "right" if verdict.right else "wrong"
    covered = [row for row in covered if row.true]
    if not covered:
        return "unjudged"
    return "borderline" if all(row.borderline for row in covered) else "right"


def _share(part, whole):
    return part / whole if whole else None

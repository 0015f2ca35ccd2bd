"""The recorded runs of mvvmlint over the groups of labelled apps.

In the folder of records:

- apps.tsv: the apps of each group, and the file with their rows.
- runs.tsv: what was measured, with which commit of the checker. There is one run per group and contact. The contact is
  `first-contact` if no rule was written or changed for the apps before, and `tuned` otherwise. The rules of `off` were turned
  on, and count only in their own lines.
- mutants.tsv: the mutants by rule and kind, and how many of them were found.
- GROUP-CONTACT.tsv: the findings of a run.
- LABELS-verdicts.tsv: the verdicts on findings without a row.
- counts.tsv: the counts of runs whose findings weren't recorded. An empty cell wasn't counted.
"""

import os
from collections import Counter
from dataclasses import dataclass, replace

from accuracy.labels import InputError, Place, read_number, read_place, read_records, read_rows, read_verdicts, write_records
from accuracy.score import score
from accuracy.tool import Finding

FOLDER = os.path.dirname(os.path.abspath(__file__))
# The rules that are off by default.
OFF = ("stale-context", "unbound-observer", "mutable-view-state", "massive-type")
CONTACTS = ("first-contact", "tuned")
APP_COLUMNS = ["group", "labels", "repository", "commit"]
RUN_COLUMNS = ["group", "contact", "checker", "date", "apps", "lines", "off"]
FINDING_COLUMNS = ["repository", "rule", "severity", "file", "line", "covers", "message"]
COUNTED = ["met", "missed", "reported", "silent", "right", "wrong", "borderline", "unjudged", "warnings"]
MUTANT_COLUMNS = ["rule", "kind", "mutants", "found", "elsewhere", "lost"]
COUNT_COLUMNS = ["group", "contact", "rule", "passed", *COUNTED]


@dataclass(frozen=True)
class App:
    group: str
    labels: str
    repository: str
    commit: str


@dataclass(frozen=True)
class Run:
    group: str
    contact: str
    checker: str
    date: str
    apps: int
    lines: int  # that the checker read; 0 if they weren't counted
    off: tuple  # the rules that were off by default, and were turned on to measure them


class Records:
    def __init__(self, folder=FOLDER):
        self.folder = folder

    # Reading.

    def apps(self, group=None):
        apps = [App(**record) for _, record in read_records(self.path("apps"), APP_COLUMNS)]
        chosen = [app for app in apps if group in (None, app.group)]
        if not chosen:
            raise InputError(f"{group}: {self.path('apps')} has no such group; use one of: {', '.join(sorted({app.group for app in apps}))}")
        return chosen

    def runs(self):
        return [
            Run(**{
                **record, "apps": read_number(record, "apps", where), "lines": read_number(record, "lines", where),
                "off": tuple(record["off"].split()),
            })
            for where, record in read_records(self.path("runs"), RUN_COLUMNS)
        ]

    def run(self, group, contact):
        return next((run for run in self.runs() if (run.group, run.contact) == (group, contact)), None)

    def rows(self, group):
        """The rows of a group's apps."""
        apps = self.apps(group)
        repositories = {app.repository for app in apps}
        files = sorted({app.labels for app in apps})
        return [row for file in files for row in read_rows(self.path(f"{file}-labels")) if row.place.repository in repositories]

    def verdicts(self, group):
        """The verdicts on findings in a group's apps."""
        path = self.verdicts_path(group)
        repositories = {app.repository for app in self.apps(group)}
        verdicts = read_verdicts(path) if os.path.isfile(path) else {}
        return {place: verdict for place, verdict in verdicts.items() if place.repository in repositories}

    def verdicts_path(self, group):
        return self.path(f"{self.apps(group)[0].labels}-verdicts")

    def findings_path(self, group, contact):
        return self.path(f"{group}-{contact}")

    def findings(self, group, contact):
        """The recorded findings of a run."""
        return [
            Finding(place, record["severity"], record["message"], covers=_places(record["covers"], place))
            for where, record in read_records(self.findings_path(group, contact), FINDING_COLUMNS)
            for place in [read_place(record, where)]
        ]

    def score(self, group, contact):
        """The score of a run whose findings are recorded."""
        return score(self.rows(group), self.findings(group, contact), self.verdicts(group))

    def counts(self, group, contact):
        """The counts of a run by rule, and by rule for passed indices only. Recorded findings are counted again."""
        if os.path.isfile(self.findings_path(group, contact)):
            return self.score(group, contact).counts_by_rule()
        recorded = {
            (record["rule"], record["passed"] == "yes"): Counter({
                name: read_number(record, name, where) for name in COUNTED if record[name]
            })
            for where, record in read_records(self.path("counts"), COUNT_COLUMNS)
            if (record["group"], record["contact"]) == (group, contact)
        }
        if not recorded:
            raise InputError(f"{group}, {contact}: neither findings nor counts are recorded; measure it first")
        return recorded

    def mutants(self):
        """The recorded mutants, a line per rule and kind. The kind of a rule's sum is empty."""
        if not os.path.isfile(self.path("mutants")):
            return []
        return [
            [record["rule"], record["kind"], *(read_number(record, name, where) for name in MUTANT_COLUMNS[2:])]
            for where, record in read_records(self.path("mutants"), MUTANT_COLUMNS)
        ]

    # Writing.

    def record(self, run, findings):
        """Records the findings of a run."""
        write_records(self.findings_path(run.group, run.contact), FINDING_COLUMNS, [
            [finding.place.repository, finding.place.rule, finding.severity, finding.place.file, finding.place.line,
             " ".join(f"{_escaped(place.file)}:{place.line}" for place in finding.covers), finding.message]
            for finding in sorted(findings, key=lambda finding: finding.place)
        ])
        self._record_run(run)

    def record_counts(self, run, score):
        """Records the counts of a run only, because its rows aren't in the folder of records."""
        others = [
            [record[name] for name in COUNT_COLUMNS] for _, record in read_records(self.path("counts"), COUNT_COLUMNS)
            if (record["group"], record["contact"]) != (run.group, run.contact)
        ]
        write_records(self.path("counts"), COUNT_COLUMNS, others + [
            [run.group, run.contact, rule, "yes" if passed else "no", *(counts[name] for name in COUNTED)]
            for (rule, passed), counts in score.counts_by_rule().items()
        ])
        self._record_run(run)

    def _record_run(self, run):
        others = [other for other in self.runs() if (other.group, other.contact) != (run.group, run.contact)]
        write_records(self.path("runs"), RUN_COLUMNS, [
            [" ".join(one.off) if name == "off" else getattr(one, name) for name in RUN_COLUMNS] for one in [*others, run]
        ])

    def record_mutants(self, lines):
        """Records the mutants of a run of mutate.py, a line per rule and kind."""
        write_records(self.path("mutants"), MUTANT_COLUMNS, lines)

    def path(self, name):
        return os.path.join(self.folder, f"{name}.tsv")


def with_causes(findings, causes):
    """The findings, with the rows that each covers by its cause."""
    return [replace(finding, covers=tuple(causes.covered(finding))) for finding in findings]


def _places(text, place):
    return tuple(
        Place(place.repository, place.rule, file.replace("%20", " "), int(line))
        for file, _, line in (one.rpartition(":") for one in text.split())
    )


def _escaped(file):
    return file.replace(" ", "%20")

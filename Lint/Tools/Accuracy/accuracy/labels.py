"""Hand-labelled rows, and the verdicts on findings at no labelled row. Both are TSV files with a header."""

import csv
import re
from dataclasses import dataclass

LABEL_COLUMNS = ["repository", "commit", "rule", "file", "line", "verdict", "borderline", "reason"]
VERDICT_COLUMNS = ["repository", "rule", "file", "line", "verdict", "reason"]

# A row of `view-reference` is about a value, and no view, when its reason names one of these.
VALUE = re.compile(r"\b(?:(?:UI|NS)?(?:Image|Colou?r|Font)|CGImage|CIImage|R\.image)\b", re.IGNORECASE)


class InputError(Exception):
    """Something that was given cannot be used; the message says what to do."""


@dataclass(frozen=True, order=True)
class Place:
    """Where a rule speaks: what rows, verdicts and findings are matched by, line for line."""

    repository: str
    rule: str
    file: str
    line: int


@dataclass(frozen=True)
class Row:
    place: Place
    true: bool
    borderline: bool
    reason: str

    def met_by(self):
        """The places at which a finding meets this row. A true row about a view wants `view-reference` itself."""
        place = self.place
        if place.rule == "view-reference" and (not self.true or VALUE.search(self.reason)):
            return {place, Place(place.repository, "ui-value-reference", place.file, place.line)}
        return {place}


@dataclass(frozen=True)
class Verdict:
    place: Place
    right: bool
    reason: str


def read_rows(path):
    return [
        Row(_place(record, where), _choice(record, "verdict", "true-violation", "looks-like-but-fine", where),
            _choice(record, "borderline", "yes", "no", where), record["reason"])
        for where, record in _records(path, LABEL_COLUMNS)
    ]


def read_verdicts(path):
    return {
        place: Verdict(place, _choice(record, "verdict", "right", "wrong", where), record["reason"])
        for where, record in _records(path, VERDICT_COLUMNS)
        for place in [_place(record, where)]
    }


def _records(path, columns):
    try:
        with open(path, encoding="utf-8", newline="") as file:
            reader = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
            if reader.fieldnames != columns:
                raise InputError(f"{path}: the header must be: {' '.join(columns)} (separated by tabs)")
            for record in reader:
                where = f"{path}:{reader.line_num}"
                if None in record or None in record.values():
                    raise InputError(f"{where}: this row does not have {len(columns)} columns")
                yield where, record
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"{path}: cannot be read: {error}") from error


def _place(record, where):
    if not record["line"].isdigit():
        raise InputError(f"{where}: the line is not a number: {record['line']!r}")
    return Place(record["repository"], record["rule"], record["file"], int(record["line"]))


def _choice(record, column, yes, no, where):
    if record[column] not in (yes, no):
        raise InputError(f"{where}: {column} must be {yes} or {no}, not {record[column]!r}")
    return record[column] == yes

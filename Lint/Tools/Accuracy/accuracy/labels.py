"""Hand-labelled rows and the verdicts on findings without a row, read from TSV files with a header."""

import csv
import re
from dataclasses import dataclass

LABEL_COLUMNS = ["repository", "commit", "rule", "file", "line", "verdict", "borderline", "reason"]
VERDICT_COLUMNS = ["checker", "repository", "rule", "file", "line", "verdict", "reason"]

# A row of `view-reference` is about a value if its reason names one of these types.
VALUE = re.compile(r"\b(?:(?:UI|NS)?(?:Image|Colou?r|Font)|CGImage|CIImage|R\.image)\b", re.IGNORECASE)

# The reason of a row or a verdict starts with this if the index leaves its selection callback.
PASSED_INDEX = "passed index:"

# The verdict of a finding that hasn't been judged.
UNJUDGED = "?"


class InputError(Exception):
    """An input that can't be used. The message says what to do."""


@dataclass(frozen=True, order=True)
class Place:
    """A rule and a line. Rows, verdicts and findings are matched by it."""

    repository: str
    rule: str
    file: str
    line: int


@dataclass(frozen=True)
class Row:
    place: Place
    commit: str
    true: bool
    borderline: bool
    reason: str

    @property
    def passed(self):
        return self.reason.startswith(PASSED_INDEX)

    @property
    def accepted(self):
        """The places whose findings meet this row. A true row about a view needs `view-reference` itself."""
        place = self.place
        if place.rule == "view-reference" and (not self.true or VALUE.search(self.reason)):
            return {place, Place(place.repository, "ui-value-reference", place.file, place.line)}
        return {place}


@dataclass(frozen=True)
class Verdict:
    place: Place
    checker: str  # the commit of the checker that reported the finding
    right: bool
    reason: str

    @property
    def passed(self):
        return self.reason.startswith(PASSED_INDEX)


def read_rows(path):
    rows = [
        Row(read_place(record, where), record["commit"],
            _choice(record, "verdict", "true-violation", "looks-like-but-fine", where),
            _choice(record, "borderline", "yes", "no", where), record["reason"])
        for where, record in read_records(path, LABEL_COLUMNS)
    ]
    seen = set()
    for row in rows:
        if row.place in seen:
            raise InputError(f"{path}: two rows have the place {row.place}; remove one")
        seen.add(row.place)
    return rows


def read_verdicts(path):
    """The verdicts by place, without the places that still wait for one."""
    return {
        place: Verdict(place, record["checker"], _choice(record, "verdict", "right", "wrong", where), record["reason"])
        for where, record in read_records(path, VERDICT_COLUMNS) if record["verdict"] != UNJUDGED
        for place in [read_place(record, where)]
    }


def read_records(path, columns):
    try:
        with open(path, encoding="utf-8", newline="") as file:
            reader = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
            if reader.fieldnames != columns:
                raise InputError(f"{path}: the header must be: {' '.join(columns)} (separated by tabs)")
            for record in reader:
                where = f"{path}:{reader.line_num}"
                if None in record or None in record.values():
                    raise InputError(f"{where}: this row doesn't have {len(columns)} columns")
                yield where, record
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"{path}: can't be read: {error}") from error


def write_records(path, columns, records):
    lines = ["\t".join(" ".join(str(cell).split()) for cell in cells) for cells in [columns, *records]]
    try:
        with open(path, "w", encoding="utf-8", newline="") as file:
            file.write("\n".join(lines) + "\n")
    except OSError as error:
        raise InputError(f"{path}: can't be written: {error}") from error


def read_place(record, where):
    return Place(record["repository"], record["rule"], record["file"], read_number(record, "line", where))


def read_number(record, column, where):
    if not record[column].isdigit():
        raise InputError(f"{where}: {column} isn't a number: {record[column]!r}")
    return int(record[column])


def _choice(record, column, yes, no, where):
    if record[column] not in (yes, no):
        raise InputError(f"{where}: {column} must be {yes} or {no}, not {record[column]!r}")
    return record[column] == yes

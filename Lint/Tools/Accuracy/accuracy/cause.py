"""Which rows have the cause that a finding reports.

A finding about a store reports one cause once, where a type stores the store or else first uses it. A row has the same cause
if it is a row of the same rule, in the same type (its extensions included), and its line names the store or a property that
the type declares with the store. For all other rules, a finding covers only the rows on its line.
"""

import os
import re
from functools import lru_cache

from accuracy.swift_text import Source

RULES = {"view-reaches-model-layer", "concrete-store"}
DECLARATION = re.compile(r"\b(?:let|var)\s+(\w+)\b")


class Causes:
    """The rows of one checkout, with its sources."""

    def __init__(self, folder, rows):
        self.folder = folder
        self.rows = [row.place for row in rows if row.place.rule in RULES]
        self.source = lru_cache(maxsize=None)(self._read)

    def covered(self, finding):
        """The places of the rows on other lines that have the finding's cause, sorted."""
        place = finding.place
        type = self.type(place)
        if place.rule not in RULES or type is None:
            return []
        names = self._names(finding, type)
        return sorted(
            row for row in self.rows
            if row.rule == place.rule and row != place and names & self._words(row) and self.type(row) == type
        )

    def type(self, place):
        """The name of the innermost type around a line."""
        source = self.source(place.file)
        lines = source.code.split("\n")[: place.line]
        line = lines[-1]
        found = source.enclosing_type(len("\n".join(lines)) - len(line.lstrip()))
        return found and _last(found.name)

    def _names(self, finding, type):
        """The stores that a message names, and the properties that the type declares with them."""
        problem = finding.message.split(";")[0]
        stores = {_last(name) for name in re.findall(r"'([\w.]+)'", problem)} - {type}
        source = self.source(finding.place.file)
        lines = [self._line(finding.place)]
        for one in source.types:
            if _last(one.name) == type:
                lines += [line for line in source.code[one.open:one.end].split("\n") if stores & _split(line)]
        return stores.union(*(DECLARATION.findall(line) for line in lines))

    def _words(self, place):
        return _split(self._line(place))

    def _line(self, place):
        lines = self.source(place.file).code.split("\n")
        return lines[place.line - 1] if place.line <= len(lines) else ""

    def _read(self, file):
        with open(os.path.join(self.folder, file), encoding="utf-8", errors="replace", newline="") as text:
            return Source(file, text.read())


def _last(name):
    return name.rsplit(".", 1)[-1]


def _split(line):
    return set(re.findall(r"\w+", line))

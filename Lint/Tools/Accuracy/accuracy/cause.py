"""Which rows have the cause that a finding reports.

A finding about a store reports one cause once, where a type stores the store or else first uses it. A row has the same cause
if it is a row of the same rule, in the same type (its extensions included), and its line names one of these:

- the store, in any case: `UserStore` and `environment.userStore`
- a property that the type declares with the store
- the receiver of the reported call: `Locator.stores` if the finding is at `Locator.stores.dispatch()`

A finding about a binding that outlives reuse reports a subscription. A row of the same rule has the same cause if its line
belongs to the same subscription: to the same chain of calls, from the stream to the bag.

For all other rules, a finding covers the rows on its line. A row at another place that a finding of any rule states has the
same cause, too.
"""

import os
import re
from functools import lru_cache

from accuracy.swift_text import Source

RULES = {"view-reaches-model-layer", "concrete-store"}
SUBSCRIPTIONS = "binding-outlives-reuse"
DECLARATION = re.compile(r"\b(?:let|var)\s+(\w+)\b")
CALL = re.compile(r"(?:\bself\.)?((?:\w+(?:\(\))?[?!]?\.)*\w+(?:\(\))?)[?!]?\.\w+\(")


class Causes:
    """The rows of one checkout, with its sources."""

    def __init__(self, folder, rows):
        self.folder = folder
        self.rows = [row.place for row in rows]
        self.source = lru_cache(maxsize=None)(self._read)
        self.type = lru_cache(maxsize=None)(self._find_type)
        self.properties = lru_cache(maxsize=None)(self._find_properties)
        self.chain = lru_cache(maxsize=None)(self._find_chain)

    def covered(self, finding):
        """The places of the rows on other lines that have the finding's cause, sorted."""
        place = finding.place
        stated = {row for row in self.rows if row in finding.further}
        if place.rule == SUBSCRIPTIONS:
            stated.update(
                row for row in self.rows
                if row.rule == place.rule and row.file == place.file and row != place and self.chain(row) == self.chain(place)
            )
        type = self.type(place) if place.rule in RULES else None
        if type is None:
            return sorted(stated)
        names, receiver = self._names(finding, type), self._receiver(finding)
        return sorted(stated | {
            row for row in self.rows
            if row.rule == place.rule and row != place and self.type(row) == type
            and (names & _words(self._line(row)) or receiver and receiver.search(self._line(row)))
        })

    def _names(self, finding, type):
        """The stores that a message names, and the properties that the type declares with them."""
        problem = finding.message.split(";")[0]
        stores = {_last(name).lower() for name in re.findall(r"'([\w.]+)'", problem)} - {type.lower()}
        return stores.union(
            property.lower() for property, line, text in self.properties(finding.place.file, type)
            if line == finding.place.line or stores & _words(text)
        )

    def _receiver(self, finding):
        """A pattern of the receiver of the call at a finding."""
        column = finding.column - 1
        for call in CALL.finditer(self._line(finding.place)):
            if call.start() <= column < call.end() and call[1] not in ("self", "super"):
                return re.compile(rf"(?<![\w.]){re.escape(call[1])}\b|\bself\.{re.escape(call[1])}\b")
        return None

    def _find_type(self, place):
        """The name of the innermost type around a line."""
        source = self.source(place.file)
        lines = source.code.split("\n")[: place.line]
        line = lines[-1]
        found = source.enclosing_type(len("\n".join(lines)) - len(line.lstrip()))
        return found and _last(found.name)

    def _find_chain(self, place):
        """The first line of the chain of calls around a line."""
        source = self.source(place.file)
        lines = source.code.split("\n")[: place.line]
        starts = [0]
        for line in lines:
            starts.append(starts[-1] + len(line) + 1)
        number = place.line
        while number > 1 and lines[number - 1].lstrip()[:1] in (".", ")", "}", "]"):
            text = lines[number - 1]
            opening = source.opening(starts[number - 1] + len(text) - len(text.lstrip()))
            number = number - 1 if opening is None else source.line(opening)
        return number

    def _find_properties(self, file, type):
        """The properties of a type in a file: the name, the line's number and its text."""
        source = self.source(file)
        lines = source.code.split("\n")
        return [
            (match[1], number, lines[number - 1])
            for one in source.types if _last(one.name) == type
            for match in DECLARATION.finditer(source.code, one.open, one.end) if source.is_member(match.start())
            for number in [source.line(match.start())]
        ]

    def _line(self, place):
        lines = self.source(place.file).code.split("\n")
        return lines[place.line - 1] if place.line <= len(lines) else ""

    def _read(self, file):
        with open(os.path.join(self.folder, file), encoding="utf-8", errors="replace", newline="") as text:
            return Source(file, text.read())


def _last(name):
    return name.rsplit(".", 1)[-1]


def _words(line):
    return set(re.findall(r"\w+", line.lower()))

"""What a mutant is, and how mutants are written into files."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Edit:
    start: int
    end: int
    text: str


@dataclass(frozen=True)
class Mutant:
    """One change of one file that breaks one rule. `lines` are the lines of the changed file where the finding should stand."""

    operator: str
    rule: str
    path: str
    edits: tuple
    lines: range

    def finds(self, finding):
        place = finding.place
        return place.rule == self.rule and place.file == self.path and place.line in self.lines

    def disjoint(self, other):
        return self.path != other.path or not any(
            one.start <= two.end and two.start <= one.end for one in self.edits for two in other.edits
        )


def insertion(operator, rule, source, at, text):
    """A mutant that adds text on a line that is there."""
    line = source.line(at)
    return Mutant(operator, rule, source.path, (Edit(at, at, text),), range(line, line + 1))


def replacement(operator, rule, source, start, end, text, lines=None):
    """A mutant that puts text in the place of other text, with as many line breaks, so that no later line moves."""
    line = source.line(start)
    missing = source.text.count("\n", start, end) - text.count("\n")
    return Mutant(operator, rule, source.path, (Edit(start, end, text + "\n" * missing),), lines or range(line, line + 1))


def appended(operator, rule, source, text):
    """A mutant that adds declarations after the last line."""
    first = source.text.count("\n") + 2
    return Mutant(
        operator, rule, source.path, (Edit(len(source.text), len(source.text), "\n" + text + "\n"),),
        range(first, first + text.count("\n") + 1),
    )


def together(mutants):
    """As many of the mutants, in their order, as can stand in the files at once."""
    kept = []
    for mutant in mutants:
        if all(mutant.disjoint(other) for other in kept):
            kept.append(mutant)
    return kept


def applied(text, mutants):
    """The text of one file with the mutants in it."""
    for edit in sorted((edit for mutant in mutants for edit in mutant.edits), key=lambda edit: edit.start, reverse=True):
        text = text[:edit.start] + edit.text + text[edit.end:]
    return text

"""Mutants, and how they are applied to the text of files."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Edit:
    start: int
    end: int
    text: str


@dataclass(frozen=True)
class Mutant:
    """A change of a file that violates a rule. `lines` are the lines of the changed file on which the finding is expected."""

    operator: str
    rule: str
    path: str
    edits: tuple
    lines: range

    def finds(self, finding):
        return finding.place.rule == self.rule and self.contains(finding)

    def contains(self, finding):
        """Whether a finding is about the mutated declaration. An added declaration may break other rules, too."""
        return finding.place.file == self.path and finding.place.line in self.lines

    def disjoint(self, other):
        return self.path != other.path or not any(
            one.start <= two.end and two.start <= one.end for one in self.edits for two in other.edits
        )


def insertion(operator, rule, source, at, text):
    """A mutant that adds text to an existing line."""
    line = source.line(at)
    return Mutant(operator, rule, source.path, (Edit(at, at, text),), range(line, line + 1))


def replacement(operator, rule, source, start, end, text, lines=None):
    """A mutant that replaces text and preserves the number of line breaks, so later lines don't move."""
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
    """The mutants that can be applied together. Of two that overlap, the first is selected."""
    selected = []
    for mutant in mutants:
        if all(mutant.disjoint(other) for other in selected):
            selected.append(mutant)
    return selected


def applied(text, mutants):
    """The text of a file with mutants applied."""
    for edit in sorted((edit for mutant in mutants for edit in mutant.edits), key=lambda edit: edit.start, reverse=True):
        text = text[:edit.start] + edit.text + text[edit.end:]
    return text

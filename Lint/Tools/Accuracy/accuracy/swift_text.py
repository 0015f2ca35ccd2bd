"""Finds comments, strings, brackets and types in Swift code, so it can be changed safely."""

import re
from dataclasses import dataclass

TYPE = re.compile(
    r"\b(?P<kind>class|struct|enum|actor|protocol|extension)\s+(?P<name>[A-Za-z_][\w.]*)\s*(?:<[^{}]*?>)?"
    r"\s*(?::(?P<inherits>[^{}]*?))?\s*(?:\bwhere\b[^{}]*?)?\{"
)
OPAQUE = re.compile(
    r'//[^\n]*|/\*|(?P<hash>#+)"""[\s\S]*?"""(?P=hash)|(?P<raw>#+)"[^\n]*?"(?P=raw)|"""(?:\\[\s\S]|[^\\])*?"""|"', re.ASCII
)
CLOSING = {"(": ")", "[": "]", "{": "}"}


@dataclass(frozen=True)
class Type:
    kind: str
    name: str
    inherits: tuple
    start: int  # of the keyword
    open: int   # of its brace
    end: int    # of the closing brace


class Source:
    """A file with its text, its code without comments and strings, and its types."""

    def __init__(self, path, text):
        self.path = path
        self.text = text
        self.code = mask(text)
        self.pairs = _pairs(self.code)
        self._openings = {end: start for start, end in self.pairs.items()}
        self.types = [
            Type(match["kind"], match["name"], _names(match["inherits"]), match.start(), match.end() - 1, self.pairs[match.end() - 1])
            for match in TYPE.finditer(self.code) if match.end() - 1 in self.pairs
        ]

    def line(self, offset):
        return self.text.count("\n", 0, offset) + 1

    def opening(self, offset):
        """The offset of the bracket that the bracket at an offset closes."""
        return self._openings.get(offset)

    def enclosing_type(self, offset):
        """The innermost type around an offset."""
        around = [type for type in self.types if type.open < offset < type.end]
        return max(around, key=lambda type: type.open, default=None)

    def top_level_types(self):
        return [type for type in self.types if self.enclosing_type(type.start) is None]

    def is_member(self, offset):
        """Whether an offset is in the body of a type, but not in brackets inside the body."""
        brackets = self.enclosing_brackets(offset)
        return bool(brackets) and any(brackets[0] == type.open for type in self.types)

    def enclosing_brackets(self, offset):
        """The offsets of the brackets that are open at an offset, innermost first."""
        return sorted((start for start, end in self.pairs.items() if start < offset < end), reverse=True)


def mask(text):
    """The text with comments and strings replaced by blanks. Offsets and lines don't change."""
    pieces, at = [], 0
    while match := OPAQUE.search(text, at):
        end = _end(text, match)
        pieces += [text[at:match.start()], re.sub(r"[^\n]", " ", text[match.start():end])]
        at = end
    return "".join([*pieces, text[at:]])


def _end(text, match):
    """The end of a comment or string. Block comments nest, and interpolations can contain strings."""
    if match[0] == "/*":
        return _end_of_comment(text, match.end())
    return _end_of_string(text, match.end()) if match[0] == '"' else match.end()


def _end_of_comment(text, at):
    depth = 1
    for mark in re.compile(r"/\*|\*/").finditer(text, at):
        depth += 1 if mark[0] == "/*" else -1
        if depth == 0:
            return mark.end()
    return len(text)


def _end_of_string(text, at):
    while at < len(text) and text[at] not in '"\n':
        if text.startswith("\\(", at):
            at = _end_of_interpolation(text, at + 2)
        else:
            at += 2 if text[at] == "\\" else 1
    return min(at + 1, len(text))


def _end_of_interpolation(text, at):
    depth = 1
    while at < len(text) and text[at] != "\n" and depth > 0:
        if text[at] == '"':
            at = _end_of_string(text, at + 1)
            continue
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        at += 1
    return at


def _pairs(code):
    """The offset of the closing bracket for each opening one that is closed."""
    pairs, open_brackets = {}, []
    for match in re.finditer(r"[(\[{}\])]", code):
        if match[0] in CLOSING:
            open_brackets.append(match)
        elif open_brackets and CLOSING[open_brackets[-1][0]] == match[0]:
            pairs[open_brackets.pop().start()] = match.start()
    return pairs


def _names(inherits):
    without_generics = re.sub(r"<[^<>]*>", "", inherits or "")
    return tuple(re.findall(r"[A-Za-z_]\w*(?=\s*(?:[,&]|$))", without_generics))

"""Counts the wording of patterns.txt in the project's prose, and compares each file's count with the ceiling.

    prose.py ROOT CEILING           compare
    prose.py ROOT CEILING --lower   write the counts as the new ceiling, unless their sum is higher
    prose.py ROOT --list            print each match

Prose is all text of Markdown and scripts. In Swift it is comments, string literals and the names of tests.
A line that contains the marker `prose: quotation` is exempt.
"""

import os
import pathlib
import re
import subprocess
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
MARKER = "prose: quotation"
SUFFIXES = {"", ".awk", ".c", ".h", ".md", ".podspec", ".py", ".rb", ".sed", ".sh", ".swift", ".yaml", ".yml"}
# The patterns would match themselves.
EXCLUDED = ["Tests/Prose/patterns.txt", "Tests/Prose/ceiling.txt", "Tests/Prose/Broken/"]
SWIFT = re.compile(
    r'//(?P<line>[^\n]*)|/\*(?P<block>.*?)\*/|"""(?P<text>.*?)"""|"(?P<string>(?:\\.|[^"\\\n])*)"'
    r"|func +(?P<name>`[^`]+`|\w+)",
    re.DOTALL)
CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_")
# What begins a paragraph of its own, and what precedes the prose of a line.
NEW_PARAGRAPH = re.compile(r"\s*(?:[-*|#>]|\d+\.)\s|\s*$")
DECORATION = re.compile(r"^[\s/#*>]+")


def patterns():
    lines = (FOLDER / "patterns.txt").read_text(encoding="utf-8").splitlines()
    parts = [f"(?P<p{number}>{line})" for number, line in enumerate(lines) if line and not line.startswith("#")]
    return re.compile("|".join(parts), re.IGNORECASE)


def paths(root):
    """The files that belong to the project, with git or without it."""
    listing = subprocess.run(
        ["git", "-C", root, "ls-files", "-z", "-co", "--exclude-standard"], capture_output=True, text=True)
    if listing.returncode == 0:
        names = listing.stdout.split("\0")
    else:
        names = []
        for folder, folders, files in os.walk(root):
            folders[:] = [name for name in folders if not re.match(r"\.build|\.git$|\.swiftpm|DerivedData|__pycache__", name)]
            names += [os.path.relpath(os.path.join(folder, name), root) for name in files]
    for name in sorted(set(names)):
        if name and pathlib.PurePath(name).suffix in SUFFIXES and not any(name.startswith(other) for other in EXCLUDED):
            yield name


def swift_pieces(path, source):
    """The comments, string literals and test names, each with the number of its first line."""
    is_test = any(part.endswith("Tests") for part in pathlib.PurePath(path).parts[:-1]) or path.endswith("Tests.swift")
    line, end = 1, 0
    for match in SWIFT.finditer(source):
        line += source.count("\n", end, match.start())
        end = match.start()
        kind, text = match.lastgroup, match[match.lastgroup]
        if kind == "name":
            if is_test:
                yield line, text.strip("`") if text.startswith("`") else CAMEL.sub(" ", text)
        else:
            yield line, text


def words(path, source):
    """The text of each line, by its number."""
    lines = {}
    if path.endswith(".swift"):
        for first, text in swift_pieces(path, source):
            for offset, part in enumerate(text.split("\n")):
                lines.setdefault(first + offset, []).append(part)
        return {number: " ; ".join(parts) for number, parts in lines.items()}
    for number, text in enumerate(source.split("\n"), 1):
        if path.endswith(".py"):
            text = re.sub(r"\bdef (test\w*)", lambda name: name[1].replace("_", " "), text)
        lines[number] = text
    return lines


def paragraphs(path, source):
    """Each paragraph as one line, since a sentence may be wrapped anywhere, with the places at which its lines begin."""
    former, text, begins = None, "", []
    for number, line in words(path, source).items():
        if former != number - 1 or NEW_PARAGRAPH.match(line):
            if text:
                yield text, begins
            text, begins = "", []
        begins.append((len(text), number))
        text += " ".join(DECORATION.sub("", line).split()) + " "
        former = number
    if text:
        yield text, begins


def matches(root, path, wording):
    """The number of the line, and what matched, for each match that isn't exempt."""
    try:
        source = pathlib.Path(root, path).read_text(encoding="utf-8")
    except (UnicodeDecodeError, OSError):
        return
    lines = source.split("\n")
    for text, begins in paragraphs(path, source):
        for match in wording.finditer(text):
            first = max(number for begin, number in begins if begin <= match.start())
            last = max(number for begin, number in begins if begin < match.end())
            if not any(MARKER in line for line in lines[first - 1:last]):
                yield first, match[0].strip()


def ceiling(path):
    lines = pathlib.Path(path).read_text(encoding="utf-8").splitlines()
    return {name: int(count) for count, name in (line.split("\t") for line in lines if not line.startswith("#"))}


def changed_lines(root):
    """The lines of each file that differ from the merge base with origin/main, or from HEAD; nothing without git."""
    def git(*arguments):
        done = subprocess.run(["git", "-C", root, *arguments], capture_output=True, text=True, errors="replace")
        return done.stdout if done.returncode == 0 else ""

    base = git("merge-base", "HEAD", "origin/main").strip() or "HEAD"
    changed, name = {}, None
    for line in git("diff", "-U0", "--relative", base).splitlines():
        hunk = re.match(r"@@ -\S+ \+(\d+)(?:,(\d+))? @@", line)
        if line.startswith("+++ "):
            name = line[6:]
        elif hunk:
            first = int(hunk[1])
            changed.setdefault(name, set()).update(range(first, first + int(hunk[2] or 1)))
    return changed


def compare(root, found, limits):
    total, limit = sum(map(len, found.values())), sum(limits.values())
    if total == limit:
        print(f"prose: {total} places to rewrite, as many as the ceiling allows")
        return 0
    if total < limit:
        print(f"prose: {total} places to rewrite, and the ceiling allows {limit}; run Tests/Prose/check.sh --lower")
        return 1
    changed = changed_lines(root)
    risen = {path: places for path, places in found.items() if len(places) > limits.get(path, 0)}
    for path, places in risen.items():
        new = [place for place in places if place[0] in changed.get(path, ())]
        for line, text in new or places:
            print(f"{path}:{line}: '{text}' reads as if translated; rewrite the sentence")
    print(f"prose: {total} places to rewrite, and the ceiling allows {limit}; a quotation is marked with '{MARKER}'")
    return 1


def lower(found, path):
    limits, total = ceiling(path), sum(map(len, found.values()))
    if total > sum(limits.values()):
        print(f"prose: {total} places to rewrite, and the ceiling allows {sum(limits.values())}; it can't be raised")
        return 1
    lines = ["# Places to rewrite in each file. Tests/Prose/check.sh --lower writes this file."]
    lines += [f"{len(places)}\t{name}" for name, places in found.items()]
    pathlib.Path(path).write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"prose: {total} places to rewrite are the new ceiling")
    return 0


def main(root, *arguments):
    wording = patterns()
    found = {path: places for path in paths(root) if (places := list(matches(root, path, wording)))}
    if arguments == ("--list",):
        for path, places in found.items():
            for line, text in places:
                print(f"{path}:{line}: {text}")
        return 0
    if arguments[1:] == ("--lower",):
        return lower(found, arguments[0])
    return compare(root, found, ceiling(arguments[0]))


sys.exit(main(*sys.argv[1:]))

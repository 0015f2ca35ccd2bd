"""Finds wording, long sentences and misspellings in the project's prose, and compares their number with the ceiling.

    prose.py ROOT CEILING           compare
    prose.py ROOT CEILING --lower   write the counts as the new ceiling, unless the sum of a rule is higher
    prose.py ROOT --list            print each match

The rules are:

    wording    matches a pattern of patterns.txt
    length     a sentence in Markdown or in a tutorial has more than 25 words
    spelling   codespell knows a correction, and dictionary.txt doesn't list the word

Prose is all text of Markdown, tutorials and scripts. In Swift it is comments, string literals and the names of tests.
A line that contains the marker `prose: quotation` is exempt.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys

import sentences

FOLDER = pathlib.Path(__file__).resolve().parent
MARKER = "prose: quotation"
SUFFIXES = {"", ".awk", ".c", ".h", ".md", ".podspec", ".py", ".rb", ".sed", ".sh", ".swift", ".tutorial", ".yaml", ".yml"}
# The patterns would match themselves.
EXCLUDED = ["Tests/Prose/patterns.txt", "Tests/Prose/ceiling.txt", "Tests/Prose/dictionary.txt", "Tests/Prose/Broken/"]
# Each rule with its message.
RULES = {
    "wording": "'{}' reads as if translated; rewrite the sentence",
    "length": "{}; split the sentence",
    "spelling": "{}; correct the word, or add it to Tests/Prose/dictionary.txt",
}
SWIFT = re.compile(
    r'//(?P<line>[^\n]*)|/\*(?P<block>.*?)\*/|"""(?P<text>.*?)"""|"(?P<string>(?:\\.|[^"\\\n])*)"'
    r"|func +(?P<name>`[^`]+`|\w+)",
    re.DOTALL)
CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_")
# The start of a new paragraph, and the decoration before the prose of a line.
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


def texts(path, source):
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
    for number, line in texts(path, source).items():
        if former != number - 1 or NEW_PARAGRAPH.match(line):
            if text:
                yield text, begins
            text, begins = "", []
        begins.append((len(text), number))
        text += " ".join(DECORATION.sub("", line).split()) + " "
        former = number
    if text:
        yield text, begins


def read(root, path):
    try:
        return pathlib.Path(root, path).read_text(encoding="utf-8")
    except (UnicodeDecodeError, OSError):
        return ""


def matches(path, source, wording):
    """The line number and the text of each match of the patterns."""
    lines = source.split("\n")
    for text, begins in paragraphs(path, source):
        for match in wording.finditer(text):
            first = max(number for begin, number in begins if begin <= match.start())
            last = max(number for begin, number in begins if begin < match.end())
            if not any(MARKER in line for line in lines[first - 1:last]):
                yield first, match[0].strip()


def misspellings(root, names):
    """The path, the line number and the correction of each misspelling; None without codespell."""
    if not shutil.which("codespell"):
        return None
    done = subprocess.run(
        ["codespell", "--ignore-words", str(FOLDER / "dictionary.txt"), *names], cwd=root, capture_output=True, text=True)
    lines = [re.fullmatch(r"(?:\./)?(.*?):(\d+): (.*)", line) for line in done.stdout.splitlines()]
    return [(line[1], int(line[2]), line[3]) for line in lines if line]


def findings(root):
    """The line number, the rule and the text of each match, by path, and whether the spelling was checked."""
    wording, names, found = patterns(), list(paths(root)), {}
    for path in names:
        source = read(root, path)
        places = [(line, "wording", text) for line, text in matches(path, source, wording)]
        if path.endswith((".md", ".tutorial")):
            places += [(line, "length", text) for line, text in sentences.long(source, MARKER)]
        if places:
            found[path] = places
    misspelled = misspellings(root, names)
    for path, line, text in misspelled or []:
        if MARKER not in read(root, path).split("\n")[line - 1]:
            found.setdefault(path, []).append((line, "spelling", text))
    return {path: sorted(places) for path, places in sorted(found.items())}, misspelled is not None


def counts(found):
    """The number of matches by path and rule."""
    result = {}
    for path, places in found.items():
        for _, rule, _ in places:
            result[path, rule] = result.get((path, rule), 0) + 1
    return result


def total(counted, rule):
    return sum(count for (_, other), count in counted.items() if other == rule)


def ceiling(path):
    lines = pathlib.Path(path).read_text(encoding="utf-8").splitlines()
    entries = (line.split("\t") for line in lines if not line.startswith("#"))
    return {(name, rule): int(count) for count, rule, name in entries}


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
    changed, counted, failed = changed_lines(root), counts(found), False
    for rule in RULES:
        number, limit = total(counted, rule), total(limits, rule)
        if number < limit:
            print(f"prose: {number} matches of '{rule}', and the ceiling allows {limit}; run Tests/Prose/check.sh --lower")
            failed = True
        elif number > limit:
            for path in sorted({name for name, other in counted if other == rule}):
                if counted[path, rule] > limits.get((path, rule), 0):
                    places = [(line, text) for line, other, text in found[path] if other == rule]
                    new = [place for place in places if place[0] in changed.get(path, ())]
                    for line, text in new or places:
                        print(f"{path}:{line}: {rule}: {RULES[rule].format(text)}")
            print(f"prose: {number} matches of '{rule}', and the ceiling allows {limit}; mark a quotation with '{MARKER}'")
            failed = True
    if not failed:
        print("prose: " + ", ".join(f"{rule} {total(counted, rule)}" for rule in RULES) + ", equal to the ceiling")
    return int(failed)


def lower(found, path):
    counted, limits = counts(found), ceiling(path)
    for rule in RULES:
        if total(counted, rule) > total(limits, rule):
            print(f"prose: {total(counted, rule)} matches of '{rule}'; the ceiling is {total(limits, rule)} and can't be raised")
            return 1
    lines = ["# Number, rule and file of the places to rewrite. Tests/Prose/check.sh --lower writes this file."]
    lines += [f"{count}\t{rule}\t{name}" for (name, rule), count in sorted(counted.items())]
    pathlib.Path(path).write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("prose: the new ceiling is " + ", ".join(f"{rule} {total(counted, rule)}" for rule in RULES))
    return 0


def main(root, *arguments):
    found, is_spelled = findings(root)
    if not is_spelled:
        print("prose: codespell is missing; run make setup", file=sys.stderr)
        if os.environ.get("CI") == "true":
            return 1
        RULES.pop("spelling")
    if arguments == ("--list",):
        for path, places in found.items():
            for line, rule, text in places:
                print(f"{path}:{line}: {rule}: {text}")
        return 0
    if arguments[1:] == ("--lower",):
        return lower(found, arguments[0])
    return compare(root, found, ceiling(arguments[0]))


sys.exit(main(*sys.argv[1:]))

"""Fails if a run of six equal lines exists twice below Lint/Sources: duplicates.py [FOLDER]

Indentation, imports and lines of only brackets don't count. Files of examples are left out, because each example is a source of its own.
"""

import pathlib
import sys

LENGTH = 6


def duplicates(folder):
    first = {}
    for path in sorted(folder.rglob("*.swift")):
        if path.name.endswith("Examples.swift"):
            continue
        text = path.read_text(encoding="utf-8").splitlines()
        lines = [(number, line.strip()) for number, line in enumerate(text, 1) if any(map(str.isalnum, line)) and " import " not in f" {line}"]
        for start in range(len(lines) - LENGTH + 1):
            run = tuple(line for _, line in lines[start : start + LENGTH])
            place = f"{path}:{lines[start][0]}"
            if first.setdefault(run, place) != place:
                yield f"{place}: error: six lines are equal to those at {first[run]}; share the code"


if __name__ == "__main__":
    found = list(duplicates(pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "Lint/Sources")))
    print("\n".join(found), end="\n" if found else "")
    sys.exit(1 if found else 0)

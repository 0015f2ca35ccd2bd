"""Writes pictures, or compares them with the files."""

import os
import sys


def save(pictures, is_check):
    """Writes the pictures by path. With is_check, it ends the program with an error instead if a file differs."""
    stale = []
    for path, drawn in pictures.items():
        if not is_check:
            with open(path, "w", encoding="utf-8") as file:
                file.write(drawn)
        elif not os.path.exists(path) or open(path, encoding="utf-8").read() != drawn:
            stale.append(os.path.relpath(path))
    if stale:
        sys.exit(f"error: out of date: {', '.join(stale)}; draw them with make picture")

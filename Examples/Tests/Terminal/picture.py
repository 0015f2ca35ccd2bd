"""Prints the browser's screen as an SVG picture, drawn from what a real pseudo-terminal shows: `make picture`."""

import os
import sys

from session import Session

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "..", "..", "Documentation", "Pictures"))

from terminal import svg  # noqa: E402

ROWS, COLUMNS = 16, 84


def browser():
    """The screen after a search and two presses of the down arrow."""
    with Session(rows=ROWS, columns=COLUMNS) as session:
        session.wait_for("1 of 384")
        session.press("swift")
        session.wait_for("Search: swift")
        session.wait(lambda: session.lines[0].endswith("1 of 45"), "1 of 45")
        session.press("\x1b[B" * 2)
        session.wait(lambda: session.lines[0].endswith("3 of 45"), "3 of 45")
        return session.screen


if __name__ == "__main__":
    print("\n".join(svg(browser(), "The repository browser in a terminal: a search for swift")))

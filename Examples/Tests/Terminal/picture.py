"""Prints the browser's screen in a pseudo-terminal as an SVG picture: `make picture`."""

from html import escape

from session import Session

ROWS, COLUMNS = 16, 84
CELL_WIDTH, CELL_HEIGHT, MARGIN = 8.4, 18, 14
COLORS = {"default": "#d4d4d4", "cyan": "#4ec9b0", "green": "#6a9955", "blue": "#569cd6", "yellow": "#dcdcaa"}
BACKGROUND = "#1e1e1e"


def browser():
    """Returns the screen after a search and two arrow keys."""
    with Session(rows=ROWS, columns=COLUMNS) as session:
        session.wait_for("1 of 384")
        session.press("swift")
        session.wait_for("Search: swift")
        session.wait(lambda: session.lines[0].endswith("1 of 45"), "1 of 45")
        session.press("\x1b[B" * 2)
        session.wait(lambda: session.lines[0].endswith("3 of 45"), "3 of 45")
        return session.screen


def runs(line):
    """Yields runs of characters with the same style."""
    start, look, text = 0, None, ""
    for column in range(COLUMNS):
        character = line[column]
        next_look = (character.fg, character.bold, character.reverse)
        if text and next_look != look:
            yield start, look, text
            start, text = column, ""
        look, text = next_look, text + character.data
    yield start, look, text


def svg(screen):
    width, height = COLUMNS * CELL_WIDTH + 2 * MARGIN, ROWS * CELL_HEIGHT + 2 * MARGIN
    yield f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}">'
    yield f'<rect width="100%" height="100%" rx="8" fill="{BACKGROUND}"/>'
    yield '<g font-family="ui-monospace, Menlo, Consolas, monospace" font-size="14" xml:space="preserve">'
    for row in range(ROWS):
        for column, (color, bold, reverse), text in runs(screen.buffer[row]):
            x, y = MARGIN + column * CELL_WIDTH, MARGIN + row * CELL_HEIGHT
            ink, paper = COLORS.get(color, COLORS["default"]), BACKGROUND
            if reverse:
                ink, paper = paper, ink
                yield f'<rect x="{x:g}" y="{y:g}" width="{len(text) * CELL_WIDTH:g}" height="{CELL_HEIGHT}" fill="{paper}"/>'
            if text.strip():
                weight = ' font-weight="bold"' if bold else ""
                length = f'textLength="{len(text) * CELL_WIDTH:g}"'
                yield f'<text x="{x:g}" y="{y + 13.5:g}" {length} fill="{ink}"{weight}>{escape(text)}</text>'
    yield "</g>\n</svg>"


if __name__ == "__main__":
    print("\n".join(svg(browser())))

"""Draws the screen of a terminal as SVG."""

from html import escape

CELL_WIDTH, CELL_HEIGHT, MARGIN = 8.4, 18, 14
BACKGROUND = "#1e1e1e"
COLORS = {
    "default": "#d4d4d4", "black": "#1e1e1e", "red": "#f48771", "green": "#6a9955", "brown": "#dcdcaa", "yellow": "#dcdcaa",
    "blue": "#569cd6", "magenta": "#c586c0", "cyan": "#4ec9b0", "white": "#ffffff",
}


def color(name, otherwise):
    """The color that the terminal shows: a name, or six hexadecimal digits."""
    if name == "default":
        return otherwise
    return COLORS.get(name.removeprefix("bright"), f"#{name}" if len(name) == 6 else otherwise)


def runs(line, columns):
    """The runs of characters with the same style."""
    start, look, text = 0, None, ""
    for column in range(columns):
        character = line[column]
        next_look = (character.fg, character.bg, character.bold, character.reverse)
        if text and next_look != look:
            yield start, look, text
            start, text = column, ""
        look, text = next_look, text + character.data
    yield start, look, text


def solid(text):
    """The text with spaces that browsers don't collapse."""
    return text.replace(" ", "\u00a0")


def svg(screen, title, rows=None):
    """The lines of an SVG file with the first rows of the screen, or all of them."""
    rows = rows or screen.lines
    width, height = screen.columns * CELL_WIDTH + 2 * MARGIN, rows * CELL_HEIGHT + 2 * MARGIN
    yield f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}" role="img">'
    yield f"<title>{escape(title)}</title>"
    yield f'<rect width="100%" height="100%" rx="8" fill="{BACKGROUND}"/>'
    yield '<g font-family="ui-monospace, Menlo, Consolas, monospace" font-size="14">'
    for row in range(rows):
        for column, (foreground, background, bold, reverse), text in runs(screen.buffer[row], screen.columns):
            x, y = MARGIN + column * CELL_WIDTH, MARGIN + row * CELL_HEIGHT
            ink, paper = color(foreground, COLORS["default"]), color(background, BACKGROUND)
            if reverse:
                ink, paper = paper, ink
            if paper != BACKGROUND:
                yield f'<rect x="{x:g}" y="{y:g}" width="{len(text) * CELL_WIDTH:g}" height="{CELL_HEIGHT}" fill="{paper}"/>'
            shown = text.strip()
            if shown:
                # Browsers drop spaces at the ends of a text, although its length includes them.
                x += text.index(shown) * CELL_WIDTH
                weight = ' font-weight="bold"' if bold else ""
                length = f'textLength="{len(shown) * CELL_WIDTH:g}"'
                yield f'<text x="{x:g}" y="{y + 13.5:g}" {length} fill="{ink}"{weight}>{escape(solid(shown))}</text>'
    yield "</g>\n</svg>"

"""Boxes, arrows and texts, written as one SVG file for light pages and one for dark pages."""

from html import escape

FONT = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
CODE_FONT = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"

# The meaning of each color, for light and for dark pages.
THEMES = {
    "": {
        "paper": "#ffffff", "ink": "#1d1d1f", "faint": "#6e6e73", "line": "#86868b",
        "view": "#d8ebff", "model": "#e3f4dc", "presenter": "#f3e5fb", "plain": "#f2f2f5", "wrong": "#c92a1e", "right": "#21803a",
    },
    "~dark": {
        "paper": "#161617", "ink": "#f5f5f7", "faint": "#a1a1a6", "line": "#86868b",
        "view": "#163a5c", "model": "#1f4425", "presenter": "#45285a", "plain": "#2a2a2d", "wrong": "#ff6961", "right": "#5ad27a",
    },
}


class Box:
    def __init__(self, x, y, width, height):
        self.x, self.y, self.width, self.height = x, y, width, height

    def side(self, name, at=0.5):
        """A point on one side; `at` is the share of that side's length."""
        across, down = self.x + self.width * at, self.y + self.height * at
        return {
            "left": (self.x, down), "right": (self.x + self.width, down), "top": (across, self.y), "bottom": (across, self.y + self.height),
        }[name]


class Drawing:
    """A picture in user units. Colors are names of a theme."""

    def __init__(self, width, height, title):
        self.width, self.height, self.title = width, height, title
        self.parts = []

    def box(self, x, y, width, height, lines=(), color="plain", outline="line"):
        """A box with centered lines of text. The first one is bold."""
        self.parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="8" fill="{{{color}}}" stroke="{{{outline}}}" stroke-width="1.5"/>'
        )
        top = y + height / 2 - (len(lines) - 1) * 9 + 5
        for number, line in enumerate(lines):
            bold = number == 0
            self.text(x + width / 2, top + 18 * number, line, size=15 if bold else 12.5, bold=bold, color="ink" if bold else "faint", anchor="middle")
        return Box(x, y, width, height)

    def text(self, x, y, text, size=13, bold=False, color="ink", anchor="start", code=False):
        weight = ' font-weight="600"' if bold else ""
        font = f' font-family="{CODE_FONT}"' if code else ""
        self.parts.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{{{color}}}" text-anchor="{anchor}"{weight}{font}>{escape(text)}</text>'
        )

    def arrow(self, *points, label="", color="line", dashed=False, offset=(0, -8), anchor="middle"):
        """An arrow along points, with a label beside the middle of its longest part."""
        path = " L".join(f"{x:g} {y:g}" for x, y in points)
        dash = ' stroke-dasharray="5 4"' if dashed else ""
        self.parts.append(f'<path d="M{path}" fill="none" stroke="{{{color}}}" stroke-width="1.8" marker-end="url(#head-{color})"{dash}/>')
        if label:
            (x1, y1), (x2, y2) = max(zip(points, points[1:]), key=lambda part: abs(part[0][0] - part[1][0]) + abs(part[0][1] - part[1][1]))
            self.text((x1 + x2) / 2 + offset[0], (y1 + y2) / 2 + offset[1], label, size=12.5, color="ink" if color == "line" else color, anchor=anchor)

    def svg(self, theme):
        colors = THEMES[theme]
        heads = "".join(
            f'<marker id="head-{name}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse">'
            f'<path d="M0 0 L8 4 L0 8 z" fill="{colors[name]}"/></marker>'
            for name in ("line", "wrong", "right")
        )
        body = "\n".join(part.format(**colors) for part in self.parts)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" height="{self.height}" viewBox="0 0 {self.width} {self.height}" '
            f'font-family="{FONT}" role="img" aria-label="{escape(self.title)}">\n<title>{escape(self.title)}</title>\n<defs>{heads}</defs>\n'
            f'<rect width="100%" height="100%" rx="10" fill="{colors["paper"]}"/>\n{body}\n</svg>\n'
        )

"""A list whose data changes between drawing and selection: by index the wrong row opens, by context the right one."""

from drawing import Drawing

FRAMES = [
    ("1. The list shows its data", ["Ada", "Grace", "Alan"], ["Ada", "Grace", "Alan"]),
    ("2. The data changes", ["Ada", "Grace", "Alan"], ["Edsger", "Ada", "Grace", "Alan"]),
    ("3. You tap Grace", ["Ada", "Grace", "Alan"], ["Edsger", "Ada", "Grace", "Alan"]),
]
ROW = 34


def stale_index():
    picture = Drawing(860, 330, "The data gets a new first element before the list updates. A tap on the second row, Grace, opens Ada by index and Grace by context.")
    for number, (title, shown, data) in enumerate(FRAMES):
        left = 25 + number * 282
        picture.text(left, 34, title, size=15, bold=True)
        picture.text(left, 62, "on screen", size=12.5, color="faint")
        picture.text(left + 135, 62, "data", size=12.5, color="faint")
        for row, name in enumerate(shown):
            tapped = number == 2 and row == 1
            picture.box(left, 72 + row * ROW, 115, ROW - 4, [name], "view", "ink" if tapped else "line")
        for row, name in enumerate(data):
            is_new = number == 1 and row == 0
            picture.text(left + 136, 93 + row * ROW, str(row), size=12, color="faint", code=True)
            picture.box(left + 155, 72 + row * ROW, 90, ROW - 4, [name], "model" if not is_new else "presenter")
    left = 25 + 2 * 282
    picture.arrow((left + 115, 72 + ROW + 15), (left + 132, 72 + ROW + 15), color="wrong")
    picture.text(left, 245, "contacts[indexPath.row]", size=13, code=True)
    picture.text(left, 265, "opens Ada", size=14, bold=True, color="wrong")
    picture.text(left, 292, "tableView.context(…)", size=13, code=True)
    picture.text(left, 312, "opens Grace", size=14, bold=True, color="right")
    return picture

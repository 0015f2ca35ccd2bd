"""The states of Lifecycle, from the table that the kit's sources document and a test compares with the code."""

import os
import re

from drawing import Drawing

SOURCE = os.path.join(os.path.dirname(__file__), "..", "..", "Lifecycle", "LifecycleState.swift")
# Where each state is drawn.
PLACES = {"initialized": (30, 55), "setUp": (250, 55), "loading": (470, 55), "loaded": (690, 55), "unloading": (470, 215)}
WIDTH, HEIGHT = 140, 50


def transitions():
    """Each transition of the table: the state, the event, and the state after it."""
    with open(SOURCE, encoding="utf-8") as source:
        rows = re.findall(r"^ *case \(\.(\w+), \.(\w+)\): \.(\w+)$", source.read(), re.MULTILINE)
    drawn = {name for row in rows for name in (row[0], row[2])}
    if not rows or drawn != set(PLACES):
        raise SystemExit(f"error: lifecycle.py draws the states {sorted(PLACES)}, and LifecycleState.swift has {sorted(drawn)}")
    return rows


def lifecycle():
    picture = Drawing(860, 300, "A view model is initialized, set up, loading, loaded and unloading, and then set up again.")
    boxes = {name: picture.box(x, y, WIDTH, HEIGHT, [name], "model") for name, (x, y) in PLACES.items()}
    used = {}
    for state, event, after in transitions():
        start, end = boxes[state], boxes[after]
        pair = used[frozenset((state, after))] = used.get(frozenset((state, after)), -1) + 1
        if state == after:
            x, y = start.side("top", 0.8)
            picture.arrow((x - 30, y), (x - 30, y - 24), (x + 6, y - 24), (x + 6, y), label=event, offset=(0, -6))
        elif start.y == end.y and start.x < end.x:
            picture.arrow(start.side("right", 0.3), end.side("left", 0.3), label=event)
        elif start.y == end.y:
            picture.arrow(start.side("left", 0.8), end.side("right", 0.8), label=event, offset=(0, 16))
        elif start.x == end.x:
            picture.arrow(start.side("bottom"), end.side("top"), label=event, offset=(8, 4), anchor="start")
        elif start.x > end.x and start.y < end.y:
            picture.arrow(start.side("bottom"), (start.side("bottom")[0], end.side("right")[1]), end.side("right"), label=event, offset=(0, -8))
        else:
            picture.arrow(start.side("left"), (end.side("bottom")[0], start.side("left")[1]), end.side("bottom"), label=event, offset=(0, -8))
    return picture

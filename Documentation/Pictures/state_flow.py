"""How data flows in a screen with one state."""

from drawing import Drawing


def state_flow():
    picture = Drawing(780, 250, "A view sends a command. The view model writes a new state. The stream passes the old and the new state to the view.")
    view = picture.box(30, 90, 150, 70, ["View", "renders ViewState"], "view")
    handle = picture.box(300, 30, 190, 60, ["handle(_:_:)", "the view model"], "model")
    stream = picture.box(300, 165, 190, 60, ["viewStateStream", "old and new state"], "model")
    store = picture.box(600, 30, 150, 60, ["Store", "async work"])
    picture.arrow(view.side("top"), (105, 60), handle.side("left"), label="execute(command)")
    picture.arrow(handle.side("right", 0.3), store.side("left", 0.3), label="start")
    picture.arrow(store.side("left", 0.75), handle.side("right", 0.75), label="result", offset=(0, 16))
    picture.arrow(handle.side("bottom"), stream.side("top"), label="writer.update", offset=(10, 4), anchor="start")
    picture.arrow(stream.side("left"), (105, 195), view.side("bottom"), label="change", offset=(0, -8))
    return picture

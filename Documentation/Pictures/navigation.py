"""The way of a route from a view model to the screen, and of the back button to the host."""

from drawing import Drawing


def navigation():
    picture = Drawing(
        860, 250,
        "A view model calls its navigator with a route. The host creates the route's screen and view model, and its stage shows the screen. "
        "When the person goes back, the stage notifies the host.")
    model = picture.box(25, 40, 170, 64, ["View model", "push(.contact(ada))"], "model")
    navigator = picture.box(255, 40, 130, 64, ["Navigator", "no UIKit"])
    host = picture.box(465, 40, 150, 64, ["NavigationHost", "owns the stage"])
    stage = picture.box(695, 40, 140, 64, ["Stage", "UIKit or recorder"], "view")
    closure = picture.box(440, 165, 200, 64, ["Your closure", "route → screen, view model"], "presenter")
    picture.arrow(model.side("right"), navigator.side("left"), label="calls")
    picture.arrow(navigator.side("right"), host.side("left"), label="route")
    picture.arrow(host.side("right", 0.3), stage.side("left", 0.3), label="steps")
    picture.arrow(stage.side("left", 0.75), host.side("right", 0.75), label="onBack", offset=(0, 18))
    picture.arrow(host.side("bottom", 0.35), closure.side("top", 0.3875), label="a route", offset=(-10, 5), anchor="end")
    picture.arrow(closure.side("top", 0.6125), host.side("bottom", 0.65), label="a destination", offset=(10, 5), anchor="start")
    return picture

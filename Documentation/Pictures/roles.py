"""The roles, and which of them references which."""

from drawing import Drawing


def roles():
    picture = Drawing(760, 300, "The holder references its view model and its presenter. The presenter updates the view. The view model references no view.")
    holder = picture.box(30, 110, 190, 70, ["View controller", "ViewModelHolder"], "view")
    view = picture.box(285, 20, 190, 60, ["View", "renders values"], "view")
    presenter = picture.box(285, 115, 190, 60, ["Presenter", "update(view:with:)"], "presenter")
    model = picture.box(285, 215, 190, 60, ["ViewModel", "no UIKit, no views"], "model")
    store = picture.box(570, 215, 160, 60, ["Store", "the app's model"])
    picture.arrow((125, 110), (125, 50), view.side("left"), label="owns", offset=(0, -8))
    picture.arrow(holder.side("right"), presenter.side("left"), label="calls")
    picture.arrow((125, 180), (125, 245), model.side("left"), label="viewModel")
    picture.arrow(presenter.side("top"), view.side("bottom"), label="updates", offset=(10, 4), anchor="start")
    picture.arrow(presenter.side("bottom"), model.side("top"), label="reads", offset=(10, 4), anchor="start")
    picture.arrow(model.side("right"), store.side("left"), label="loads from", offset=(0, 18))
    picture.arrow(model.side("right", 0.2), (525, 227), (525, 50), view.side("right"), color="wrong", dashed=True)
    picture.text(540, 132, "refused by the compiler", size=14, bold=True, color="wrong")
    picture.text(540, 152, "a ViewModel that is a View", size=12.5, color="faint")
    return picture

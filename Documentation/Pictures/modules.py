"""Which optional module an app needs, as questions."""

from drawing import Drawing

QUESTIONS = [
    ("Does a list open rows by index?", "Context"),
    ("Should another type update the view?", "Presenter"),
    ("Do you use @Observable, Dynamic or closures per field?", "Binding"),
    ("Do you want one state value per screen?", "State"),
    ("Must view models load and unload with their screen?", "Lifecycle"),
    ("Do view models or links choose the next screen?", "Navigation"),
    ("Do you want to test these rules in your app?", "Conformance"),
]


def modules():
    height = 60 + 46 * len(QUESTIONS) + 20
    picture = Drawing(720, height, "Core for every app; each further module answers one question.")
    picture.text(25, 38, "Every app starts with", size=14)
    picture.box(520, 14, 170, 36, ["Core"], "view")
    for number, (question, module) in enumerate(QUESTIONS):
        y = 66 + 46 * number
        picture.text(25, y + 23, question, size=14)
        picture.arrow((430, y + 18), (518, y + 18), label="yes")
        picture.box(520, y, 170, 36, [module], "presenter" if module in ("Context", "Presenter") else "plain")
    return picture

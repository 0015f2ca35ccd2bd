"""The mutants that remove `[weak self]`: only in closures whose token the object itself keeps."""

import re

from accuracy.mutants import Edit, Mutant, appended

CAPTURE = re.compile(r"\{\s*(\[\s*(?:weak|unowned)\s+self\s*\](?:[ \t]+in\b)?)")
KEPT = re.compile(r"\.(?:disposed\(by:\s*|addDisposableTo\(|store\(in:\s*&)(?:self\.)?((?:rx\.)?\w+)\s*\)")
LINK = re.compile(r"\s*[?!]?\s*\.\s*\w+")

# What a body says of a weak self, and what it says of a strong one; line breaks are put back.
STRONG = [
    (re.compile(r"\bguard\s+let\s+self(?:\s*=\s*self)?\s*else\s*\{[^{}]*\}"), ""),
    (re.compile(r"\bguard\s+let\s+self(?:\s*=\s*self)?\s*,"), "guard"),
    (re.compile(r"\bguard\s+let\s+(\w+)\s*=\s*self\s*else\s*\{[^{}]*\}"), r"let \1 = self"),
    (re.compile(r"\bguard\s+let\s+(\w+)\s*=\s*self\s*,"), r"let \1 = self; guard"),
    (re.compile(r"\bif\s+let\s+self(?:\s*=\s*self)?\s*\{"), "do {"),
    (re.compile(r"\bif\s+let\s+(\w+)\s*=\s*self\s*\{"), r"let \1 = self; do {"),
    (re.compile(r",\s*let\s+self(?:\s*=\s*self)?(?=\s*(?:,|else|\{))"), ""),
    (re.compile(r",\s*let\s+(\w+)\s*=\s*self(?=\s*(?:,|else|\{))"), r", case let \1 = self"),
    (re.compile(r"\bself\?\."), "self."),
]


def strong_capture(app):
    """An observation's closure loses its capture list."""
    return [
        mutant for source in app.sources for match in CAPTURE.finditer(source.code)
        for mutant in [_without_capture(app, source, match)] if mutant
    ]


# What an object keeps of an observation: the property, the code, whose closure holds the object strongly.
KEPT_CLOSURES = [
    ("var mutantTimer: Timer?", "mutantTimer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.act() }"),
    ("var mutantTask: Task<Void, Never>?", "mutantTask = Task { for await _ in mutantModel.notes.values { self.act() } }"),
    ("var mutantTask: Task<Void, Never>?",
     "mutantTask = Task { [weak self] in guard let self else { return }; for await _ in mutantModel.notes.values { self.act() } }"),
    ("var mutantToken: NSKeyValueObservation?", "mutantToken = mutantModel.observe(\\.title) { _, _ in self.act() }"),
    ("var mutantToken: NSObjectProtocol?",
     "mutantToken = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in self.act() }"),
    ("var mutantBag = Set<AnyCancellable>()",
     "mutantModel.$title.sink { _ in DispatchQueue.main.async { [weak self] in self?.act() } }.store(in: &mutantBag)"),
    ("var mutantBag = Set<AnyCancellable>()", "mutantModel.$title.map { _ in self.act() }.sink { [weak self] in self?.act() }.store(in: &mutantBag)"),
    ("let mutantBag = DisposeBag()", "mutantModel.titles.subscribe(onNext: act).disposed(by: mutantBag)"),
]


def kept_closure(app):
    """A further object keeps a timer, a task, an observation of a key path, a stream, and the closure keeps the object."""
    return [
        _keeping("kept-closure", source, type, "let titles: Observable<Int>;", *KEPT_CLOSURES[index % len(KEPT_CLOSURES)])
        for index, (source, type) in enumerate(app.controllers() + app.view_models())
    ]


def callback_property(app):
    """A further object sets a callback of another that it stores, or subscribes into the other's bag, and is held strongly there."""
    codes = [
        "mutantModel.mutantDidChange = { self.act() }",
        "let other = mutantModel; other.mutantDidChange = { [self] in act() }",
        "mutantModel.$title.sink { _ in self.act() }.store(in: &mutantModel.mutantBag)",
    ]
    return [
        _keeping("callback-property", source, type, "var mutantDidChange: (() -> Void)?; var mutantBag = Set<AnyCancellable>();",
                 "var mutantCount = 0", codes[index % 3])
        for index, (source, type) in enumerate(app.controllers() + app.view_models())
    ]


def _keeping(operator, source, type, members, property, code):
    name = f"Mutant{type.name}"
    return appended(operator, "strong-self-binding", source, (
        f"final class {name}Subject {{ {members} }};"
        f" final class {name}Holder {{ private let mutantModel: {name}Subject; {property};"
        f" init(model: {name}Subject) {{ mutantModel = model }}; func start() {{ {code} }}; func act() {{}} }}"
    ))


def _without_capture(app, source, match):
    start = match.start()
    type = source.enclosing_type(start)
    end = source.pairs.get(start)
    if type is None or end is None or not _is_class(app, type) or _inside_weak(source, start):
        return None
    body = source.code[match.end():end]
    if not re.search(r"\bself\b", body) or not _kept_by_self(app, source, start, end):
        return None
    edits = [Edit(match.start(1), match.end(1), "")] + [
        Edit(match.end() + one.start(), match.end() + one.end(), _same_lines(one, one.expand(text)))
        for one, text in _strong_uses(body)
    ]
    line = source.line(start)
    return Mutant("strong-capture", "strong-self-binding", source.path, tuple(edits), range(line, line + 1))


def _strong_uses(body):
    """Every use that has to change, the longest form of each."""
    taken = []
    for pattern, text in STRONG:
        for one in pattern.finditer(body):
            if all(one.end() <= other.start() or one.start() >= other.end() for other, _ in taken):
                taken.append((one, text))
    return taken


def _same_lines(match, text):
    return text + "\n" * (match[0].count("\n") - text.count("\n"))


def _is_class(app, type):
    """An extension counts when the type it extends is a class of the app."""
    if type.kind == "class":
        return True
    return type.kind == "extension" and any(
        other.kind == "class" and other.name == type.name for source in app.sources for other in source.types
    )


def _inside_weak(source, offset):
    """Whether a closure around this one holds self weakly already."""
    return any(CAPTURE.match(source.code, start) for start in source.enclosing_brackets(offset))


def _kept_by_self(app, source, start, end):
    """Whether the call that takes the closure stands in a chain that ends in a bag of the object's own."""
    for at in [end, *(source.pairs[bracket] for bracket in source.enclosing_brackets(start) if source.code[bracket] == "(")][:2]:
        bag = _bag_at_end_of_chain(source, at + 1)
        if bag:
            return bag == "rx.disposeBag" or bag in app.bags
    return False


def _bag_at_end_of_chain(source, at):
    """Follows `.name(…) { … }` from an offset; the bag of the first call that keeps the token, if there is one."""
    at = _behind_trailing_closures(source, at)
    while True:
        kept = KEPT.match(source.code, _skip_space(source.code, at))
        if kept:
            return kept[1]
        link = LINK.match(source.code, at)
        if not link:
            return None
        at = link.end()
        if source.code[at:at + 1] == "(" and at in source.pairs:
            at = source.pairs[at] + 1
        at = _behind_trailing_closures(source, at)


def _behind_trailing_closures(source, at):
    while True:
        closure = re.compile(r"[ \t]*(?:\w+\s*:\s*)?\{").match(source.code, at)
        if not closure or closure.end() - 1 not in source.pairs:
            return at
        at = source.pairs[closure.end() - 1] + 1


def _skip_space(code, at):
    while code[at:at + 1].isspace():
        at += 1
    return at

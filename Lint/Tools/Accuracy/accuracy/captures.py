"""Mutants that remove `[weak self]` from closures whose token the object itself stores."""

import re

from accuracy.mutants import Edit, Mutant, appended

CAPTURE = re.compile(r"\{\s*(\[\s*(?:weak|unowned)\s+self\s*\](?:[ \t]+in\b)?)")
STORED_TOKEN = re.compile(r"\.(?:disposed\(by:\s*|addDisposableTo\(|store\(in:\s*&)(?:self\.)?((?:rx\.)?\w+)\s*\)")
LINK = re.compile(r"\s*[?!]?\s*\.\s*\w+")

# Uses of a weak self with their strong replacements. Line breaks are preserved.
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
    """Removes the capture list from the closure of an observation."""
    return [
        mutant for source in app.sources for match in CAPTURE.finditer(source.code)
        for mutant in [_without_capture(app, source, match)] if mutant
    ]


# A property that stores an observation, and code whose closure captures the object strongly.
RETAINED_CLOSURES = [
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


def retained_closure(app):
    """Adds an object that stores a timer, task or observation whose closure captures the object strongly."""
    return [
        _with_cycle("retained-closure", source, type, "let titles: Observable<Int>;", *RETAINED_CLOSURES[index % len(RETAINED_CLOSURES)])
        for index, (source, type) in enumerate(app.controllers() + app.view_models())
    ]


def callback_property(app):
    """Adds an object that another one retains, through a callback or a subscription, although the object stores that one."""
    codes = [
        "mutantModel.mutantDidChange = { self.act() }",
        "let other = mutantModel; other.mutantDidChange = { [self] in act() }",
        "mutantModel.$title.sink { _ in self.act() }.store(in: &mutantModel.mutantBag)",
    ]
    return [
        _with_cycle("callback-property", source, type, "var mutantDidChange: (() -> Void)?; var mutantBag = Set<AnyCancellable>();",
                 "var mutantCount = 0", codes[index % 3])
        for index, (source, type) in enumerate(app.controllers() + app.view_models())
    ]


def _with_cycle(operator, source, type, members, property, code):
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
    if not re.search(r"\bself\b", body) or not _is_stored_by_self(app, source, start, end):
        return None
    edits = [Edit(match.start(1), match.end(1), "")] + [
        Edit(match.end() + one.start(), match.end() + one.end(), _same_lines(one, one.expand(text)))
        for one, text in _strong_uses(body)
    ]
    line = source.line(start)
    return Mutant("strong-capture", "strong-self-binding", source.path, tuple(edits), range(line, line + 1))


def _strong_uses(body):
    """The uses that have to change, each in its longest form."""
    selected = []
    for pattern, text in STRONG:
        for one in pattern.finditer(body):
            if all(one.end() <= other.start() or one.start() >= other.end() for other, _ in selected):
                selected.append((one, text))
    return selected


def _same_lines(match, text):
    return text + "\n" * (match[0].count("\n") - text.count("\n"))


def _is_class(app, type):
    """Whether a type is a class or an extension of a class of the app."""
    if type.kind == "class":
        return True
    return type.kind == "extension" and any(
        other.kind == "class" and other.name == type.name for source in app.sources for other in source.types
    )


def _inside_weak(source, offset):
    """Whether an enclosing closure already captures self weakly."""
    return any(CAPTURE.match(source.code, start) for start in source.enclosing_brackets(offset))


def _is_stored_by_self(app, source, start, end):
    """Whether the call with the closure is part of a chain that ends with a bag of the object."""
    for at in [end, *(source.pairs[bracket] for bracket in source.enclosing_brackets(start) if source.code[bracket] == "(")][:2]:
        bag = _bag_at_end_of_chain(source, at + 1)
        if bag:
            return bag == "rx.disposeBag" or bag in app.bags
    return False


def _bag_at_end_of_chain(source, at):
    """The bag in which a chain of calls from an offset stores its token; None without one."""
    at = _after_trailing_closures(source, at)
    while True:
        stored = STORED_TOKEN.match(source.code, _skip_space(source.code, at))
        if stored:
            return stored[1]
        link = LINK.match(source.code, at)
        if not link:
            return None
        at = link.end()
        if source.code[at:at + 1] == "(" and at in source.pairs:
            at = source.pairs[at] + 1
        at = _after_trailing_closures(source, at)


def _after_trailing_closures(source, at):
    while True:
        closure = re.compile(r"[ \t]*(?:\w+\s*:\s*)?\{").match(source.code, at)
        if not closure or closure.end() - 1 not in source.pairs:
            return at
        at = source.pairs[closure.end() - 1] + 1


def _skip_space(code, at):
    while code[at:at + 1].isspace():
        at += 1
    return at

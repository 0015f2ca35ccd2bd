"""The mutation operators. Each function returns all mutants of one kind in an app.

A mutant is created only if its text alone makes it a violation of the rule. Less clear cases are skipped, so a missed
mutant is a mistake of the tool.
"""

import re

from accuracy.captures import callback_property, retained_closure, strong_capture
from accuracy.mutants import Edit, Mutant, appended, insertion, replacement
from accuracy.sites import (
    OWN_COORDINATION, STORES, as_superclass, binding, end_of_inheritance, own_properties, resets, store_protocols, uses, with_observer, without_weak,
)


def stored_view(app):
    """Adds a view, controller or cell to a view model."""
    texts = [
        " weak var mutantLabel: UILabel?;",
        " weak var mutantController: UIViewController?;",
        " var mutantViews: [UIImageView] = [];",
        " func mutantMake() -> UIView { UIView(frame: .zero) };",
        " init(mutant: UITableView) {};",
    ]
    mutants = []
    for index, (source, type) in enumerate(app.view_models()):
        own = [f" private weak var mutantOwn: {one.name}?;" for _, one in app.nearest(app.controllers() + app.cells(), source)[:1]]
        mutants.append(insertion("stored-view", "view-reference", source, type.open + 1, (own + texts)[index % len(own + texts)]))
    return mutants


def second_role(app):
    """Makes a controller conform to the protocol of the app's view models."""
    protocols = [(source, type) for source, type in app.protocols() if re.search(r"ViewModel(Type|Protocol|able)?$", type.name)]
    return [
        insertion("second-role", "role-conflict", source, end_of_inheritance(source, type), f", {protocol.name}")
        for source, type in app.controllers() if type.inherits and app.is_leaf(type)
        for _, protocol in app.nearest(protocols, source)[:1]
    ]


def view_side_view_model(app):
    """Makes a view model without a superclass a view."""
    protocols = {type.name for _, type in app.protocols()}
    return [
        insertion("view-model-becomes-view", "role-conflict", source, *as_superclass(source, type, "UIView"))
        for source, type in app.view_models() if protocols.issuperset(type.inherits) and app.is_leaf(type)
    ]


def import_of_ui(app):
    """Adds an import of UIKit or AppKit to a file that contains only view models, in place of Foundation if possible."""
    mutants = []
    for index, source in enumerate(app.sources):
        types = source.top_level_types()
        imports = list(re.finditer(r"^import (\w+)[ \t]*$", source.code, re.MULTILINE))
        only_view_models = types and all(re.search(r"ViewModel(Type|Protocol|Input|Output)?s?$", type.name) for type in types)
        names_ui = re.search(r"\b(UI|NS)[A-Z]\w+|\b(Image|Color|View|AnyView)\b|\bR\.image\b", source.code)
        if not (only_view_models and imports) or {"UIKit", "SwiftUI", "AppKit"} & {match[1] for match in imports}:
            continue
        if names_ui or any(app.descends(type.name, {"UIView", "UIViewController"}) for type in types):
            continue
        first = next((match for match in imports if match[1] == "Foundation"), imports[0])
        text = ["import UIKit", "import class UIKit.UIView", "import AppKit"][index % 3]
        text = text if first[1] == "Foundation" else f"{first[0]}; {text}"
        mutants.append(replacement("ui-import", "ui-import", source, first.start(), first.end(), text))
    return mutants


def strong_observer(app):
    """Removes `weak` from the observer of a view model, and adds a view model with a strong observer."""
    return without_weak(app.view_models(), "view-model-retains-observer") + [
        with_observer(source, type) for source, type in app.view_models()
    ]


def strong_view_of_presenter(app):
    """Removes `weak` from the view of a presenter, and adds a presenter with a strong view."""
    presenters = app.classes(lambda type: type.name.endswith("Presenter"))
    return without_weak(presenters, "presenter-retains-view") + [
        appended("strong-view-of-presenter", "presenter-retains-view", source,
                 f"final class Mutant{type.name}Presenter {{ private let view: {type.name}; init(view: {type.name}) {{ self.view = view }};"
                 " func update(title: String) { view.title = title } }")
        for source, type in app.controllers()
    ]


def concrete_store(app):
    """Replaces the protocol of a store in a view model by the nearest conforming class."""
    return [
        replacement("concrete-store", "concrete-store", source, match.start(1), match.end(1), store.name)
        for source, type in app.view_models()
        for match in own_properties(source, type, r"\b(?:let|var)\s+\w+\s*:\s*(?:any\s+)?(\w+)")
        if STORES.search(match[1]) and not OWN_COORDINATION.search(match[1])
        for _, store in app.nearest(app.conformers(match[1]), source)[:1]
    ]


def further_concrete_store(app):
    """Adds a property that other code can read, and whose class conforms to the protocol of a store."""
    stores = [pair for _, protocol in store_protocols(app) for pair in app.conformers(protocol.name)]
    return [
        insertion("further-concrete-store", "concrete-store", source, type.open + 1, f" let mutantStore: {store.name};")
        for source, type in app.view_models() for _, store in app.nearest(stores, source)[:1]
    ]


def reached_store(app):
    """Makes a controller or cell reference a store of the app, or call a store of the system."""
    stores = store_protocols(app)
    texts = [
        " let mutantDefaults = UserDefaults.standard;",
        ' func mutantSave() { UserDefaults.standard.set(true, forKey: "mutant") };',
        " func mutantLoad(url: URL) { URLSession.shared.dataTask(with: url).resume() };",
    ]
    mutants = []
    for index, (source, type) in enumerate(app.controllers() + app.cells()):
        own = [
            text for _, one in app.nearest(stores, source)[:1]
            for text in [f" var mutantStore: {one.name}?;", f" func mutantFill(with store: {one.name}) {{ store.mutantLoad() }};"]
        ]
        mutants.append(insertion("reached-store", "view-reaches-model-layer", source, type.open + 1, (own + texts)[index % len(own + texts)]))
    return mutants


def selection_by_index(app):
    """Adds a controller that subscripts its data in a selection callback: directly, after a bounds check, in a helper or in a closure."""
    bodies = [
        "{ print(mutantItems[indexPath.row]) }",
        "{ guard indexPath.row < mutantItems.count else { return }; print(mutantItems[indexPath.row]) }",
        "{ mutantOpen(indexPath) }; func mutantOpen(_ place: IndexPath) { let item = self.mutantItems[place.row]; print(item) }",
        "{ DispatchQueue.main.async { print(self.mutantItems[indexPath.item]) } }",
    ]
    callback = "override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)"
    return [
        appended("selection-by-index", "unsafe-selection", source,
                 f"final class Mutant{type.name}: UITableViewController {{ var mutantItems: [String] = []; "
                 f"func mutantClear() {{ mutantItems.removeAll() }}; {callback} {bodies[index % 4]} }}")
        for index, (source, type) in enumerate(app.controllers())
    ]


def endless_binding(app):
    """Removes the only reset of the bag of a cell."""
    mutants = []
    for source, type in app.cells():
        for bag in app.bags:
            places, lines = resets(app, type, bag), binding(source, type, bag)
            if len(places) == 1 and places[0][0] is source and lines:
                mutants.append(replacement("endless-binding", "binding-outlives-reuse", source, *places[0][1:], "", lines))
    return mutants


def longer_bag(app):
    """Replaces the bag of a cell by the lifelong bag of NSObject-Rx."""
    mutants = []
    if any("rx.disposeBag" in source.code for source in app.sources):
        for source, type in app.cells():
            for bag in app.bags:
                lines = binding(source, type, bag)
                if lines:
                    use = uses(source, type, bag)[0]
                    mutants.append(replacement("longer-bag", "binding-outlives-reuse", source, use.start(1), use.end(1), "rx.disposeBag", lines))
    return mutants


def further_endless_binding(app):
    """Adds a cell whose bag is never reset: without `prepareForReuse`, or with one that leaves the bag unchanged."""
    reuses = [
        "",
        " override func prepareForReuse() { super.prepareForReuse() };",
        " var other = DisposeBag(); override func prepareForReuse() { super.prepareForReuse(); other = DisposeBag() };",
        " override func prepareForReuse() { super.prepareForReuse(); clear() }; func clear() { textLabel?.text = nil };",
    ]
    bind = " func configure(with title: Observable<String>) { title.subscribe(onNext: { print($0) }).disposed(by: mutantBag) }"
    return [
        appended("further-endless-binding", "binding-outlives-reuse", source,
                 f"final class Mutant{type.name}: UITableViewCell {{ var mutantBag = DisposeBag();{reuses[index % 4]}{bind} }}")
        for index, (source, type) in enumerate(app.cells())
    ]


def mutable_state(app):
    """Makes a constant of a view state a variable."""
    return [
        replacement("mutable-state", "mutable-view-state", source, match.start(1), match.end(1), "var")
        for source in app.sources for type in source.types if type.kind == "struct" and type.name.endswith("ViewState")
        for match in own_properties(source, type, r"\b(let)\s+\w+\s*:")
    ]


def open_setter(app):
    """Makes the private setter of a view model's published property public. The app compiles, so no other code sets it."""
    return [
        replacement("open-setter", "mutable-view-state", source, match.start(1), match.end(1), "")
        for source, type in app.view_models()
        for match in own_properties(source, type, r"@Published\s+(?:public\s+)?(private\(set\)\s+)var\s+\w+")
    ]


def unkept_object(app):
    """Replaces `@StateObject` by `@ObservedObject` where the view creates the object, and adds views that create one."""
    files = [source for source in app.sources if re.search(r"^import SwiftUI\b", source.code, re.MULTILINE)]
    owners = [
        replacement("unkept-object", "observed-object-created", source, match.start(1), match.end(1), "@ObservedObject")
        for source in files
        for match in re.finditer(r"(@StateObject)\s+(?:private\s+)?var\s+\w+\s*(?::\s*\w+\s*)?=\s*[A-Z]\w*\(", source.code) if source.is_member(match.start())
    ]
    bodies = [
        "@ObservedObject var mutantModel = {0}()",
        "let mutantModel = {0}()",
        "@ObservedObject var mutantModel: {0}; init() {{ _mutantModel = ObservedObject(wrappedValue: {0}()) }}",
        "@ObservedObject private var mutantModel: {0} = .init()",
    ]
    return owners + [
        appended("view-with-unkept-object", "observed-object-created", source,
                 f"final class Mutant{index}Model: ObservableObject {{}};"
                 f" struct Mutant{index}View: View {{ {bodies[index % 4].format(f'Mutant{index}Model')}; var body: some View {{ EmptyView() }} }}")
        for index, source in enumerate(files)
    ]


def endless_task(app):
    """Adds a task to a view model or controller that awaits a sequence without an end, and that nothing stores."""
    loop = "for await _ in NotificationCenter.default.notifications(named: .init(\"mutant\"))"
    texts = [
        f" func mutantWatch() {{ Task {{ {loop} {{ self.mutantShow() }} }} }}; func mutantShow() {{}};",
        f" func mutantWatch() {{ Task {{ [weak self] in guard let self else {{ return }}; {loop} {{ self.mutantShow() }} }} }}; func mutantShow() {{}};",
        f" func mutantStart() {{ Task {{ await self.mutantWatch() }} }}; func mutantWatch() async {{ {loop} {{ print(1) }} }};",
        f" func mutantWatch() {{ Task.detached {{ {loop} {{ await self.mutantShow() }} }} }}; func mutantShow() {{}};",
    ]
    return [
        insertion("endless-task", "endless-task", source, type.open + 1, texts[index % 4])
        for index, (source, type) in enumerate(app.view_models() + app.controllers())
    ]


def shared_store(app):
    """Makes a view model use the shared instance of a store."""
    texts = [
        " private let mutantSession = URLSession.shared;",
        ' func mutantSave() { UserDefaults.standard.set(true, forKey: "mutant") };',
        ' var mutantExists: Bool { FileManager.default.fileExists(atPath: "mutant") };',
        " private let mutantDefaults: UserDefaults = .standard;",
    ]
    return [
        insertion("shared-store", "shared-store", source, type.open + 1, texts[index % 4])
        for index, (source, type) in enumerate(app.view_models())
    ]


def stale_cell(app):
    """Adds a cell that never clears its entity: without `prepareForReuse`, or with one that leaves the entity unchanged."""
    reuses = [
        "",
        " override func prepareForReuse() { super.prepareForReuse() };",
        " override func prepareForReuse() { super.prepareForReuse(); clear() }; func clear() { textLabel?.text = nil };",
    ]
    return [
        appended("stale-cell", "stale-context", source,
                 f"struct Mutant{type.name}Item {{ let name: String }};"
                 f" final class Mutant{type.name}: UITableViewCell {{ var mutantItem: Mutant{type.name}Item?;{reuses[index % 3]} }};"
                 f" func mutantFill(_ cell: Mutant{type.name}, _ item: Mutant{type.name}Item) {{ cell.mutantItem = item }}")
        for index, (source, type) in enumerate(app.cells())
    ]


def early_outlet(app):
    """Adds a controller whose outlet is used before the view is loaded: in an observer, in a function that it calls, or in `init`."""
    observed = "var mutantName = String() { didSet { OBSERVER } }; static func mutantMake() -> TYPE { let screen = CREATED; screen.mutantName = String(); return screen }"
    bodies = [
        observed.replace("OBSERVER", "mutantLabel.text = mutantName").replace("CREATED", "TYPE()"),
        observed.replace("OBSERVER", "if !mutantName.isEmpty { mutantShow() }").replace("CREATED", "TYPE()")
        + "; func mutantShow() { self.mutantLabel.text = mutantName }",
        observed.replace("OBSERVER", "mutantLabel.isHidden = true").replace("CREATED", "UIStoryboard().instantiateInitialViewController() as! TYPE"),
        "init(mutant: Int) { super.init(nibName: nil, bundle: nil); mutantLabel.text = String() }",
    ]
    return [
        appended("early-outlet", "outlet-before-load", source,
                 f"final class Mutant{type.name}: UIViewController {{ @IBOutlet private var mutantLabel: UILabel!; "
                 f"{bodies[index % len(bodies)].replace('TYPE', 'Mutant' + type.name)} }}")
        for index, (source, type) in enumerate(app.controllers())
    ]


def misplaced_wrapper(app):
    """Adds a type that isn't an observer and wraps its view model, or a binder that declares its own `bind()`, to an app that uses the kit."""
    kit = re.compile(r"^import (?:SwiftMVVMPattern|MVVMCore)\b", re.MULTILINE)
    bodies = [
        "final class Mutant{0}Holder {{ @ObservedViewModel var viewModel: {0}? }}",
        "final class Mutant{0}Binder: ViewModelBinder {{ @ObservedViewModel var viewModel: {0}?; func bind(to viewModel: {0}?) {{}}; func bind() {{}} }}",
    ]
    models = [(source, type) for source, type in app.view_models() if kit.search(source.code)]
    return [
        appended("misplaced-wrapper", "misplaced-wrapper", source, bodies[index % 2].format(type.name))
        for index, (source, type) in enumerate(models)
    ]


def long_type(app):
    """Extends a controller or view model beyond the limit of lines."""
    mutants = []
    for source, type in app.controllers() + app.view_models():
        line = source.line(source.code.index(type.name, type.start))
        end = len(source.text)
        text = f"\nextension {type.name} {{\n" + "  // a decision\n" * 401 + "}\n"
        mutants.append(Mutant("long-type", "massive-type", source.path, (Edit(end, end, text),), range(line, line + 1)))
    return mutants


# In the order of the report. The rules of OFF are off by default and are turned on for their mutants.
OPERATORS = [
    stored_view, second_role, view_side_view_model, import_of_ui, strong_observer, strong_capture, retained_closure, callback_property,
    endless_binding, longer_bag, further_endless_binding, stale_cell, reached_store, concrete_store, further_concrete_store, strong_view_of_presenter, selection_by_index, mutable_state,
    early_outlet, long_type,
    open_setter, unkept_object, endless_task, shared_store, misplaced_wrapper,
]
OFF = ("mutable-view-state", "stale-context", "massive-type")

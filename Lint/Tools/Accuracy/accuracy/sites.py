"""Finds the places for mutants in an app: properties, bags, bindings and stores."""

import re

from accuracy.mutants import appended, replacement

OWN_COORDINATION = re.compile(r"Coordinator|Navigat|Router|Wireframe|Flow", re.IGNORECASE)
STORES = re.compile(r"(Service|Repository|Store|Storage|Api|API|Client|UseCase|Database|Cache)(Protocol|Type|Providing|Provider)?$")
OBSERVERS = re.compile(r"^(delegate|observer|listener|view|output|\w+(Delegate|Observer|Listener))$")


def store_protocols(app):
    return [(source, type) for source, type in app.protocols() if STORES.search(type.name) and app.conformers(type.name)]


def end_of_inheritance(source, type):
    """The offset after the last name of the inheritance clause, before any `where`."""
    head = source.code[type.start:type.open]
    where = re.search(r"\bwhere\b", head)
    return type.start + len(head[:where.start() if where else None].rstrip())


def as_superclass(source, type, name):
    head = source.code[type.start:type.open]
    colon = re.search(rf"\b{re.escape(type.name)}\s*(?:<[^:{{]*>)?\s*(:)", head)
    if colon:
        return type.start + colon.end(1), f" {name},"
    return end_of_inheritance(source, type), f": {name}"


def with_observer(source, type):
    """A mutant with a view model and a controller that conforms to its class-bound delegate protocol."""
    name = f"Mutant{type.name}"
    return appended("strong-observer", "view-model-retains-observer", source, (
        f"protocol {name}Delegate: AnyObject {{ func didChange() }};"
        f" final class {name} {{ var delegate: {name}Delegate?; func change() {{ delegate?.didChange() }} }};"
        f" final class {name}Controller: UIViewController, {name}Delegate {{ func didChange() {{}} }}"
    ))


def without_weak(classes, rule):
    return [
        replacement("without-weak", rule, source, match.start(1), match.end(1), "")
        for source, type in classes
        for match in own_properties(source, type, r"\b(weak\s+)(?:(?:private|fileprivate|internal|public)(?:\(set\))?\s+)?var\s+(\w+)\s*:\s*(?:\(any\s+)?(\w+)")
        if OBSERVERS.search(match[2]) and not OWN_COORDINATION.search(f"{match[2]} {match[3]}")
    ]


def own_properties(source, type, pattern):
    """The matches among the members of a type and its nested types, without functions and comments."""
    return [
        match for match in re.finditer(pattern, source.code[:type.end])
        if match.start() > type.open and source.is_member(match.start())
    ]


def resets(app, type, bag):
    """The resets of a bag in a type, its extensions and ancestors: the source, the start and the end of each."""
    names = app.ancestors(type.name)
    reset = re.compile(rf"(?<!let )(?<!var )\b(?:self\.)?{bag}\s*(?:=\s*(?:DisposeBag\(\)|\[\]|Set(?:<AnyCancellable>)?\(\)|\.init\(\))|\.removeAll\(\))")
    return [
        (source, match.start(), match.end()) for source in app.sources for one in source.types if one.name in names
        for match in reset.finditer(source.code, one.open, one.end)
    ]


def uses(source, type, bag):
    use = re.compile(rf"\.(?:disposed\(by: |store\(in: &)((?:self\.)?{bag})\)")
    return list(use.finditer(source.code, type.open, type.end))


def binding(source, type, bag):
    """The lines of the function that first uses a bag, if it runs for each new content: it has a parameter or observes a property."""
    first = next(iter(uses(source, type, bag)), None)
    inside = [start for start in source.enclosing_brackets(first.start()) if start > type.open and source.code[start] == "{"] if first else []
    if not inside:
        return None
    start, end = inside[-1], source.pairs[inside[-1]]
    head = source.code[max(source.code.rfind(mark, type.open, start) for mark in "{}\n"):start]
    runs_again = re.search(r"\bfunc\s+\w+\(\s*\w", head) or re.search(r"\bvar\s+\w+", head)
    return range(source.line(start), source.line(end) + 1) if runs_again else None

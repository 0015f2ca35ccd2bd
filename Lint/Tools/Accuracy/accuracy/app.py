"""The Swift files of a checkout, with their types and superclasses."""

import os
import re
from functools import cached_property

from accuracy.swift_text import Source

SKIPPED = re.compile(r"(^|/)(\.build|Pods|Carthage|DerivedData|\.git|[^/]*Tests?|[^/]*Mocks?|[^/]*\.xctemplate)(/|$)|Mock|Stub|Generated|Preview")
VIEWS = {
    "UIView", "UIViewController", "UITableViewController", "UICollectionViewController", "UITableViewCell", "UICollectionViewCell",
    "UITableViewHeaderFooterView", "UICollectionReusableView", "UINavigationController", "UITabBarController", "UIStackView", "UIControl", "UIButton",
}
CONTROLLERS = {name for name in VIEWS if name.endswith("Controller")}
CELLS = {"UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView"}


class App:
    def __init__(self, sources):
        self.sources = sorted(sources, key=lambda source: source.path)
        self.parents = {}
        for source in self.sources:
            for type in source.types:
                self.parents.setdefault(type.name, set()).update(type.inherits)

    def ancestors(self, name):
        """The names of a type and all its ancestors, including those that the app doesn't declare."""
        seen, queue = set(), [name]
        while queue:
            name = queue.pop()
            if name not in seen:
                seen.add(name)
                queue += self.parents.get(name, ())
        return seen

    def descends(self, name, roots):
        return not roots.isdisjoint(self.ancestors(name))

    def is_leaf(self, type):
        """Whether no type in the app inherits from this one, so changing it affects no other type."""
        return type.name not in self._all_parents

    @cached_property
    def _all_parents(self):
        return set().union(*self.parents.values())

    def classes(self, condition):
        """The source and type of each top-level class that satisfies a condition."""
        return [
            (source, type) for source in self.sources for type in source.top_level_types()
            if type.kind == "class" and condition(type)
        ]

    def view_models(self):
        return self.classes(lambda type: type.name.endswith("ViewModel") and not self.descends(type.name, VIEWS))

    def controllers(self):
        return self.classes(lambda type: self.descends(type.name, CONTROLLERS))

    def cells(self):
        return self.classes(lambda type: self.descends(type.name, CELLS))

    def protocols(self):
        return [(source, type) for source in self.sources for type in source.top_level_types() if type.kind == "protocol"]

    def conformers(self, name):
        """The classes that conform to a protocol of the app in their own declaration."""
        return self._conformers.get(name, [])

    @cached_property
    def _conformers(self):
        conformers = {type.name: [] for _, type in self.protocols()}
        for source, type in self.classes(lambda type: True):
            for parent in conformers.keys() & set(type.inherits):
                conformers[parent].append((source, type))
        return conformers

    @cached_property
    def bags(self):
        """The names of all stored properties that store the tokens of observations."""
        pattern = re.compile(r"\b(?:let|var)\s+(\w+)\b[^\n]*(?:DisposeBag|AnyCancellable)")
        return {
            match[1] for source in self.sources for match in pattern.finditer(source.code) if source.is_member(match.start())
        }

    def nearest(self, candidates, source):
        """The candidates in the outermost folder of a source, which it can certainly name, from the nearest on."""
        shared = [(_shared_folders(other.path, source.path), other, type) for other, type in candidates]
        return [(other, type) for count, other, type in sorted(shared, key=lambda one: (-one[0], one[2].name)) if count]


def read(folder):
    """The Swift files of a checkout that can be mutated."""
    sources = []
    for parent, folders, files in os.walk(folder):
        folders.sort()
        for name in sorted(files):
            path = os.path.relpath(os.path.join(parent, name), folder).replace(os.sep, "/")
            if name.endswith(".swift") and not SKIPPED.search(path):
                with open(os.path.join(folder, path), encoding="utf-8", errors="replace", newline="") as file:
                    sources.append(Source(path, file.read()))
    return App(sources)


def _shared_folders(one, two):
    folders = list(zip(one.split("/")[:-1], two.split("/")[:-1]))
    return next((index for index, (left, right) in enumerate(folders) if left != right), len(folders))

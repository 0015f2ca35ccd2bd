#!/usr/bin/env python3
"""Checks that mvvmlint reports nothing in the repository's own Examples, and finds each mutant of them.

  check.py MVVMLINT

A mutant is one realistic mistake: a text that occurs in a file exactly once, and its replacement.
"""

import collections
import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

TOOL = os.path.abspath(sys.argv.pop())
EXAMPLES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", "Examples")

Mutant = collections.namedtuple("Mutant", "rule path old new")

MUTANTS = [
    # A view model references a view.
    Mutant("view-reference", "RepoTerminal/DetailPresenter.swift", "/// Updates a page",
           "extension RepoDetailViewModel { func show(in view: DetailView) { view.title = title } }\n\n/// Updates a page"),
    Mutant("view-reference", "RepoViewModels/RepoListViewModel.swift", "private let store",
           "weak var label: UILabel?\n  @ObservationIgnored private let store"),
    Mutant("ui-import", "RepoViewModels/RepoRowViewModel.swift", "public import RepoModel", "public import RepoModel\nimport UIKit"),
    Mutant("ui-import", "RepoViewModels/RepoDetailViewModel.swift", "public import Observation",
           "public import Observation\nimport AppKit"),
    Mutant("ui-value-reference", "RepoViewModels/RepoRowViewModel.swift", "public let stars",
           "public var icon: UIImage?\n  public let stars"),
    Mutant("role-conflict", "RepoTerminal/DetailView.swift", "DetailView: View", "DetailView: View, ViewModel"),
    # An object is never released.
    Mutant("view-model-retains-observer", "RepoViewModels/RepoListViewModel.swift",
           "@MainActor\n@Observable\npublic final class RepoListViewModel: ViewModel {\n",
           "public protocol RepoListObserver: AnyObject {}\n\n@MainActor final class RepoListLog: RepoListObserver {\n"
           "  private let list: RepoListViewModel\n  init(list: RepoListViewModel) { self.list = list }\n}\n\n"
           "@MainActor\n@Observable\npublic final class RepoListViewModel: ViewModel {\n"
           "  @ObservationIgnored public var observer: (any RepoListObserver)?\n"),
    Mutant("strong-self-binding", "RepoTerminal/ListScreen.swift", "show: { screen, _ in\n      screen.update()\n      screen.onChange()",
           "show: { _, _ in\n      self.update()\n      self.onChange()"),
    Mutant("presenter-retains-view", "RepoTerminal/RowPresenter.swift", "struct RowPresenter: Presenting {",
           "struct RowPresenter: Presenting {\n  let cell: RowCell\n"),
    Mutant("presenter-retains-view", "RepoTerminal/DetailPresenter.swift", "struct DetailPresenter: Presenting {",
           "final class DetailPresenter: Presenting {\n  var view: DetailView?\n"),
    # Code uses a layer directly.
    Mutant("view-reaches-model-layer", "RepoTerminal/DetailScreen.swift", "private let view = DetailView()",
           "private let view = DetailView()\n  var store: (any RepoStore)?"),
    Mutant("view-reaches-model-layer", "RepoTerminal/RowCell.swift", "func prepareForReuse() {",
           'func prepareForReuse() {\n    UserDefaults.standard.set(name, forKey: "last")'),
    Mutant("concrete-store", "RepoViewModels/RepoListViewModel.swift", "private let store: any RepoStore",
           "private let store: SQLiteRepoStore"),
    # The opened row is not the one on screen.
    Mutant("unsafe-selection", "RepoTerminal/ListScreen.swift", "  func reload() {\n",
           "  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print(repos[indexPath.row]) }\n\n"
           "  func reload() {\n"),
    Mutant("binding-outlives-reuse", "RepoTerminal/RowCell.swift", "final class RowCell: View, Contextable {",
           "final class RowCell: UITableViewCell, View, Contextable {\n  private var bag = Set<AnyCancellable>()\n"
           "  func bind(_ row: RepoRow) { row.$name.sink { [weak self] in self?.name = $0 }.store(in: &bag) }\n"),
    Mutant("stale-context", "RepoTerminal/RowCell.swift", "    context = nil\n", ""),
    Mutant("unbound-observer", "RepoTerminal/ListScreen.swift", "@ObservedViewModel var viewModel", "var viewModel"),
    Mutant("missing-role", "RepoViewModels/RepoListViewModel.swift", "RepoListViewModel: ViewModel", "RepoListViewModel"),
]


def output(*arguments):
    done = subprocess.run([TOOL, *arguments], capture_output=True, encoding="utf-8")
    if done.returncode not in (0, 1):
        raise AssertionError(done.stderr)
    return done.stdout


class Examples(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.root = os.path.join(temporary.name, "Examples")
        shutil.copytree(EXAMPLES, self.root, ignore=shutil.ignore_patterns(".build*"))

    def findings(self):
        found = json.loads(output("check", self.root, "--reporter", "json", "--quiet"))
        return [f"{one['rule']} {one['file']}:{one['line']}: {one['message']}" for one in found]

    def test_the_examples_have_no_findings(self):
        self.assertEqual(self.findings(), [])

    def test_each_mutant_is_found(self):
        for mutant in MUTANTS:
            with self.subTest(mutant.rule, file=mutant.path, new=mutant.new):
                self.assertTrue(self.finds(mutant))

    def finds(self, mutant):
        path = os.path.join(self.root, "Sources", mutant.path)
        with open(path, encoding="utf-8") as file:
            text = file.read()
        self.assertEqual(text.count(mutant.old), 1, "the text is not there, or not once")
        self.write(path, text.replace(mutant.old, mutant.new))
        try:
            return [one for one in self.findings() if one.startswith(f"{mutant.rule} Sources/{mutant.path}:")]
        finally:
            self.write(path, text)

    def write(self, path, text):
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)


unittest.main()

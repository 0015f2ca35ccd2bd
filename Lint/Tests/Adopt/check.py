#!/usr/bin/env python3
"""Checks `mvvmlint adopt --apply` on the apps in Fixtures/Adopt, with the compiler and stubs of UIKit.

  check.py MVVMLINT [--write]

`--write` replaces the expected results. Review them before you commit them.

Each app has these parts:

- Before: the app before it adopts the roles. CARRIAGE_RETURNS lists the files whose lines end with CR LF, up to the comment LAST_CARRIAGE_RETURN. Git stores LF.
- After: the same app afterwards, byte for byte.
- refused.tsv: the types that can't adopt a role, with the reasons. Each reason of the tool is in one of these lists.
- mistakes.tsv, except in an app that doesn't compile: edits that the compiler accepts before, and refuses afterwards with the sentence. If `replace` is empty, `with` is added at
  the end of the file.
"""

import concurrent.futures
import csv
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

WRITES = "--write" in sys.argv and not sys.argv.remove("--write")
HERE = os.path.dirname(os.path.abspath(__file__))
TOOL = os.path.abspath(sys.argv.pop())
FIXTURES = os.path.join(HERE, "..", "Fixtures", "Adopt")
APPS = sorted(os.listdir(FIXTURES))
ROLES = ("view-model", "view", "holder", "observer")
COLUMNS = ("swift-5", "swift-6", "main-actor")
CARRIAGE_RETURNS = {"Songs/SongCell.swift", "Seats.swift"}
LAST_CARRIAGE_RETURN = b"// The lines above end with CR LF.\n"
REASONS = os.path.join(HERE, "..", "..", "Sources", "Adoption", "AdoptionRefusal.swift")
# An app with a syntax error doesn't compile. An app can't import a module with the name of its own. The end of the file's name isn't that of a Swift file, so that tools for Swift leave it out.
NOT_COMPILED = {"Broken", "Hidden"}
UNPARSED = ".unparsed"
COMPILED = [app for app in APPS if app not in NOT_COMPILED]
# Folders that become repositories of their own. Git doesn't store `.git`.
REPOSITORIES = {"Places": ["Library"]}
# The reason of files that aren't edited, which isn't that of a type.
UNEDITABLE = "uneditable-file"
# The app and the file with a type whose superclass is in another file. The reason depends on the paths of the command.
LEFT_OUT = ("Shop", "Common")
FLAGS = {app: "-enable-upcoming-feature InternalImportsByDefault" for app in ("Notes", "Gallery", "Radio")} | {"Access": "-package-name doors"}
# The modules of an app besides the one with its types. Each is a folder in Sources.
MODULES = {"Rooms": ["Injection"]}
# Manifests, and code that they share.
MANIFESTS = {"Package.swift", "Project.swift"}
MANIFEST_FOLDER = "Tuist"


def sources(folder):
    """The Swift files of an app, relative to its folder."""
    paths = (os.path.join(parent, name) for parent, _, names in os.walk(folder) for name in names if name.endswith(".swift"))
    relative = (os.path.relpath(path, folder) for path in paths if os.path.basename(path) not in MANIFESTS)
    return sorted(path for path in relative if path.split(os.sep)[0] != MANIFEST_FOLDER)


def unparsed(file):
    """The name in Before of a file with a syntax error."""
    return os.path.splitext(file)[0] + UNPARSED


def read(path):
    with open(path, "rb") as file:
        return file.read()


def write(path, data):
    with open(path, "wb") as file:
        file.write(data)


def with_carriage_returns(text):
    """The text with CR LF up to the comment. Without it, all lines have CR LF, and the last one has no ending."""
    above, comment, below = text.partition(LAST_CARRIAGE_RETURN)
    return (above if comment else above.rstrip(b"\n")).replace(b"\n", b"\r\n") + comment + below


def without_carriage_returns(text):
    """The text that git stores."""
    return text.replace(b"\r\n", b"\n") + (b"" if LAST_CARRIAGE_RETURN in text else b"\n")


class Adoption(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        scratch = tempfile.TemporaryDirectory()
        cls.addClassCleanup(scratch.cleanup)
        cls.scratch = os.path.realpath(scratch.name)
        cls.products = os.path.join(cls.scratch, "products")
        subprocess.run([os.path.join(HERE, "compile.sh"), "build", cls.products], check=True)
        cls.apps = {}
        for app in APPS:
            cls.apps[app, "Before"] = cls.copy(app)
            cls.apps[app, "After"] = cls.copy(app)
            cls.adopt(cls.apps[app, "After"])

    @classmethod
    def copy(cls, app):
        """A copy of an app in a repository, with its line endings."""
        folder = os.path.join(tempfile.mkdtemp(dir=cls.scratch), app)
        shutil.copytree(os.path.join(FIXTURES, app, "Before"), folder, symlinks=True)
        for name in os.listdir(folder):
            if name.endswith(UNPARSED):
                os.rename(os.path.join(folder, name), os.path.join(folder, name.removesuffix(UNPARSED) + ".swift"))
        for file in CARRIAGE_RETURNS.intersection(sources(folder)):
            path = os.path.join(folder, file)
            write(path, with_carriage_returns(read(path)))
        for command in (["init", "-q"], ["add", "-A"], ["commit", "-qm", "Before"]):
            subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@example.com", "-C", folder, *command], check=True)
        for name in REPOSITORIES.get(app, []):
            write(os.path.join(folder, name, ".git"), b"gitdir: elsewhere\n")
        return folder

    @staticmethod
    def adopt(folder):
        for role in ROLES:
            command = [TOOL, "adopt", "--quiet", "--no-cache", "--apply", "--allow-dirty", "--role", role]
            subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)

    def compile(self, app, folder, column):
        """The errors of the compiler."""
        script, files = os.path.join(HERE, "compile.sh"), [os.path.join(folder, file) for file in sources(folder)]
        flags, commands = FLAGS.get(app, ""), []
        for module in MODULES.get(app, []):
            products = tempfile.mkdtemp(dir=self.scratch)
            inside = [file for file in files if file.startswith(os.path.join(folder, "Sources", module, ""))]
            files = [file for file in files if file not in inside]
            flags += f" -I {products}"
            commands.append([script, "module", self.products, column, os.path.join(products, module + ".swiftmodule"), *inside])
        commands.append([script, "check", self.products, column, flags, *files])
        for command in commands:
            done = subprocess.run(command, capture_output=True, encoding="utf-8")
            if done.returncode:
                return done.stdout + done.stderr
        return ""

    def refused(self, app, *paths):
        """The types of an app that can't adopt a role, as lines."""
        done = subprocess.run(
            [TOOL, "adopt", "--no-cache", "--reporter", "json", *paths], cwd=self.apps[app, "Before"], check=True, capture_output=True,
            encoding="utf-8")
        types = [each for each in json.loads(done.stdout)["types"] if "refusal" in each]
        return "".join(f"{each['file']}\t{each['type']}\t{each['role']}\t{each['refusal']}\n" for each in types)

    def test_refused_types_have_the_expected_reasons(self):
        for app in APPS:
            path = os.path.join(FIXTURES, app, "refused.tsv")
            if WRITES:
                write(path, self.refused(app).encode())
            with self.subTest(app):
                self.assertEqual(self.refused(app), read(path).decode())

    def test_each_reason_has_a_fixture(self):
        reasons = set(re.findall(r'^    case \..*: "([a-z-]+)"$', read(REASONS).decode(), re.MULTILINE))
        self.assertGreater(len(reasons), 20)
        selections = [(app,) for app in APPS] + [LEFT_OUT]
        shown = {line.split("\t")[3] for selection in selections for line in self.refused(*selection).splitlines()}
        self.assertEqual(reasons | {UNEDITABLE}, shown)

    def test_the_result_is_as_expected(self):
        for app in APPS:
            folder, expected = self.apps[app, "After"], os.path.join(FIXTURES, app, "After")
            parsed = [file for file in sources(folder) if not os.path.exists(os.path.join(FIXTURES, app, "Before", unparsed(file)))]
            if WRITES:
                for file in parsed:
                    os.makedirs(os.path.dirname(os.path.join(expected, file)), exist_ok=True)
                    text = read(os.path.join(folder, file))
                    write(os.path.join(expected, file), without_carriage_returns(text) if file in CARRIAGE_RETURNS else text)
            self.assertEqual(parsed, sources(expected))
            for file in parsed:
                text = read(os.path.join(expected, file))
                if file in CARRIAGE_RETURNS:
                    text = with_carriage_returns(text)
                with self.subTest(app=app, file=file):
                    self.assertEqual(read(os.path.join(folder, file)).decode(), text.decode())

    def test_a_second_run_changes_nothing(self):
        for app in APPS:
            folder = self.apps[app, "After"]
            before = {file: read(os.path.join(folder, file)) for file in sources(folder)}
            self.adopt(folder)
            self.assertEqual({file: read(os.path.join(folder, file)) for file in sources(folder)}, before)

    def test_the_result_compiles_for_every_kind_of_user(self):
        cases = [(app, state, column) for app in COMPILED for state in ("Before", "After") for column in COLUMNS]
        errors = in_parallel(lambda app, state, column: self.compile(app, self.apps[app, state], column), cases)
        for case, error in zip(cases, errors):
            with self.subTest(case):
                self.assertEqual(error, "")

    def test_the_compiler_refuses_mistakes_that_it_accepted(self):
        cases = [
            (app, mistake, state, column) for app in COMPILED for mistake in mistakes(app)
            for state, columns in (("Before", ["swift-6"]), ("After", COLUMNS)) for column in columns
        ]
        errors = in_parallel(self.compiled_with, cases)
        for (app, mistake, state, column), error in zip(cases, errors):
            with self.subTest(app=app, mistake=mistake["with"], state=state, column=column):
                if state == "Before":
                    self.assertEqual(error, "")
                else:
                    self.assertIn(mistake["sentence"], error)

    def compiled_with(self, app, mistake, state, column):
        folder = os.path.join(tempfile.mkdtemp(dir=self.scratch), app)
        shutil.copytree(self.apps[app, state], folder, ignore=shutil.ignore_patterns(".git"))
        path = os.path.join(folder, mistake["file"])
        text = read(path).decode()
        if mistake["replace"]:
            self.assertEqual(text.count(mistake["replace"]), 1, mistake)
            text = text.replace(mistake["replace"], mistake["with"])
        else:
            text += "\n" + mistake["with"] + "\n"
        write(path, text.encode())
        return self.compile(app, folder, column)


def mistakes(app):
    with open(os.path.join(FIXTURES, app, "mistakes.tsv"), encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    assert rows, app
    return [{key: value.replace(r"\n", "\n") for key, value in row.items()} for row in rows]


def in_parallel(function, cases):
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(lambda case: function(*case), cases))


unittest.main()

#!/usr/bin/env python3
"""Runs `mvvmlint adopt` on the labelled apps and writes the tables of Lint/Docs/Adopt.md.

  measure.py --tool MVVMLINT --checkouts FOLDER [--only OWNER/NAME]...     measure the apps and add them to the results
  measure.py --page                                                        write the page from the results of all apps

`--leave-out GROUP|OWNER/NAME` leaves out a group of apps that mvvmlint may not see yet, or an app.

In a copy of each app, it adopts every role and checks: the result parses, a second run changes nothing, and the declarations have no
new error against the stubs that `Tests/Compiler/modules.sh build` has built for ios-objc and mac-objc in `--products`. Function bodies
aren't compiled, and neither are folders with names like those of tests and mocks. The exit code is 1 if a file doesn't parse or the second run changes one.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "Accuracy"))

import declarations
from accuracy.runs import Records
from accuracy.tool import checkout

ROLES = ["view-model", "view", "holder", "observer"]
NAMES = {"view-model": "ViewModel", "view": "View", "holder": "ViewModelHolder", "observer": "ViewModelObserver"}
PAGE = os.path.join(HERE, "..", "..", "Docs", "Adopt.md")
CONFORMANCE = re.compile(r"^\s*extension [\w.`]+: (?:SwiftMVVMPattern|MVVMCore)\.(\w+) \{\}\s*$")
UNTYPED = re.compile(r"\b(?:let|var) viewModel *=")
TABLE = re.compile(r"(<!-- (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


@dataclass
class Result:
    repository: str
    states: Counter = field(default_factory=Counter)  # "role state" or "role refusal": number of types
    written: Counter = field(default_factory=Counter)  # role: number of conformances
    checked: Counter = field(default_factory=Counter)  # role: conformances in modules that the compiler checked
    errors: Counter = field(default_factory=Counter)  # role: new errors at its conformances; "" elsewhere
    messages: list = field(default_factory=list)
    unparsed: list = field(default_factory=list)
    changed_again: list = field(default_factory=list)

    def dump(self):
        return json.dumps(vars(self))

    @classmethod
    def load(cls, line):
        values = json.loads(line)
        return cls(**{key: Counter(value) if isinstance(value, dict) else value for key, value in values.items()})


def main():
    options = _options()
    if options.page:
        _write_page([Result.load(line) for line in _lines(options.results)], options.leave_out)
        return 0
    failed = False
    for app in _apps(options.leave_out):
        if options.only and app.repository not in options.only:
            continue
        result = measure(app.repository, options)
        others = [line for line in _lines(options.results) if json.loads(line)["repository"] != app.repository]
        os.makedirs(os.path.dirname(options.results), exist_ok=True)
        with open(options.results, "w", encoding="utf-8") as file:
            file.write("".join(line + "\n" for line in [*others, result.dump()]))
        print(app.repository, dict(result.written), dict(result.errors), flush=True)
        for line in result.messages + result.unparsed + result.changed_again:
            print("  " + line, flush=True)
        failed = failed or bool(result.unparsed or result.changed_again)
    return 1 if failed else 0


def measure(repository, options):
    result = Result(repository)
    with tempfile.TemporaryDirectory() as scratch:
        folder = os.path.join(scratch, "app")
        shutil.copytree(checkout(options.checkouts, repository), folder, symlinks=True, ignore=shutil.ignore_patterns(".git"))
        subprocess.run(["git", "init", "-q", folder], check=True)
        tool = [options.tool, "adopt", "--quiet", "--cache-path", os.path.join(scratch, "cache"), "--reporter", "json"]
        for type in _run(tool, folder)["types"]:
            result.states[type["role"] + " " + type.get("refusal", type["state"])] += 1
        compiler = declarations.Compiler(options.products, options.scratch)
        files = [file for file in _sources(folder) if compiler.parses(os.path.join(folder, file))]
        declarations.prepare(os.path.join(folder, file) for file in files)
        original = _texts(folder)
        _adopt(tool, folder)
        adopted = _texts(folder)
        _adopt(tool, folder)
        result.changed_again = [file for file, text in _texts(folder).items() if text != adopted[file]]
        changed = sorted(file for file in adopted if adopted[file] != original[file])
        result.unparsed = [file for file in changed if not compiler.parses(os.path.join(folder, file))]
        for file in changed:
            result.written.update(_conformances(adopted[file]))
        _compile(result, compiler, folder, files, set(changed), original)
    return result


def _compile(result, compiler, folder, files, changed, original):
    """Compares the errors in each module that contains a changed file."""
    for module in declarations.modules(folder, files).values():
        ours = [file for file in module if file in changed]
        if not ours:
            continue
        paths = [os.path.join(folder, file) for file in module]
        try:
            after = compiler.errors(paths)
            adopted = {file: _read(folder, file) for file in ours}
            for file in ours:
                _put(folder, file, original[file])
            before = compiler.errors(paths)
            for file in ours:
                _put(folder, file, adopted[file])
        except (declarations.CompilerCrash, subprocess.TimeoutExpired) as error:
            result.messages.append(f"not compiled: {os.path.dirname(ours[0])}: {str(error)[:100]}")
            continue
        if any("no such module" in message for _, _, message in after):
            result.messages.append(f"not compiled: {os.path.dirname(ours[0])}: a module is missing")
            continue
        for file in ours:
            result.checked.update(_conformances(adopted[file]))
        for path, line, message in declarations.new_errors(before, after):
            file = os.path.relpath(path, folder)
            text = adopted.get(file, b"").decode(errors="replace")
            match = CONFORMANCE.match(text.splitlines()[line - 1]) if text else None
            if match and UNTYPED.search(text) and "does not conform" in message:
                # The type of the initial value is that of a missing module, so nothing is known about the conformance.
                result.checked[match[1]] -= 1
                continue
            result.errors[match[1] if match else ""] += 1
            result.messages.append(f"{file}:{line}: {message}")


def _adopt(tool, folder):
    _run([*tool, "--apply", "--allow-dirty", *(word for role in ROLES for word in ("--role", role)), "."], folder)


def _run(command, folder):
    done = subprocess.run(command, cwd=folder, capture_output=True, encoding="utf-8")
    if done.returncode:
        sys.exit(f"{folder}: {' '.join(command)} exited with {done.returncode}: {done.stderr[-800:]}")
    return json.loads(done.stdout)


def _sources(folder):
    for parent, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not re.search(r"Tests?$|Mocks?$|^Pods$|^\.", name))
        for name in sorted(names):
            if name.endswith(".swift") and name != "Package.swift":
                yield os.path.relpath(os.path.join(parent, name), folder)


def _texts(folder):
    """All Swift files, including those that aren't compiled."""
    paths = (os.path.join(parent, name) for parent, _, names in os.walk(folder) for name in names if name.endswith(".swift"))
    files = sorted(os.path.relpath(path, folder) for path in paths if not os.path.islink(path))
    return {file: _read(folder, file) for file in files}


def _read(folder, file):
    with open(os.path.join(folder, file), "rb") as opened:
        return opened.read()


def _put(folder, file, text):
    with open(os.path.join(folder, file), "wb") as opened:
        opened.write(text)


def _conformances(text):
    matches = (CONFORMANCE.match(line) for line in text.decode(errors="replace").splitlines())
    return Counter(match[1] for match in matches if match)


def _apps(left_out):
    return [app for app in Records().apps() if not {app.group, app.repository}.intersection(left_out)]


def _write_page(results, left_out):
    apps = {app.repository for app in _apps(left_out)}
    missing = apps - {result.repository for result in results}
    if missing:
        sys.exit(f"not measured: {', '.join(sorted(missing))}")
    results = [result for result in results if result.repository in apps]
    tables = {"types": _types(results), "refusals": _refusals(results), "compiler": _compiler(results)}
    with open(PAGE, encoding="utf-8") as file:
        text = file.read()
    with open(PAGE, "w", encoding="utf-8") as file:
        file.write(TABLE.sub(lambda match: f"{match[1]}\n{tables[match[2]]}\n\n{match[3]}", text))


def _total(results, name):
    return sum((getattr(result, name) for result in results), Counter())


def _types(results):
    states = _total(results, "states")
    rows = []
    for role in ROLES:
        of_role = Counter({key.split()[1]: count for key, count in states.items() if key.split()[0] == role})
        known = [of_role[state] for state in ("eligible", "inherited", "adopted")]
        rows.append([NAMES[role], *known, sum(of_role.values()) - sum(known)])
    return _table(["role", "can adopt it", "inherit it", "adopted it before", "can't"], rows)


def _refusals(results):
    states = {tuple(key.split()): count for key, count in _total(results, "states").items()}
    reasons = Counter()
    for (_, state), count in states.items():
        if state not in ("eligible", "inherited", "adopted"):
            reasons[state] += count
    rows = [[f"`{reason}`", *(states.get((role, reason), 0) for role in ROLES)] for reason, _ in sorted(reasons.items(), key=lambda one: (-one[1], one[0]))]
    return _table(["reason", *(NAMES[role] for role in ROLES)], rows)


def _compiler(results):
    written, checked, errors = (_total(results, name) for name in ("written", "checked", "errors"))
    rows = [[NAMES[role], written[NAMES[role]], checked[NAMES[role]], errors[NAMES[role]]] for role in ROLES]
    rows.append(["other code", 0, 0, errors[""]])
    rows.append(["all", sum(written.values()), sum(checked.values()), sum(errors.values())])
    return _table(["role", "conformances", "checked", "new errors"], rows)


def _table(header, rows):
    rule = ["---"] + ["---:"] * (len(header) - 1)
    return "\n".join("| " + " | ".join(f"{cell:,}" if isinstance(cell, int) else cell for cell in row) + " |" for row in [header, rule, *rows])


def _lines(path):
    if not os.path.exists(path):
        return []
    with open(path, encoding="utf-8") as file:
        return file.read().splitlines()


def _options():
    root = os.path.join(HERE, "..", "..", "..")
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", type=os.path.abspath)
    parser.add_argument("--checkouts")
    parser.add_argument("--page", action="store_true")
    parser.add_argument("--results", default=os.path.join(root, ".build-test", "adopt.jsonl"), type=os.path.abspath)
    parser.add_argument("--products", default=os.path.join(root, ".build-compiler"), type=os.path.abspath)
    parser.add_argument("--scratch", default=os.path.join(root, ".build-compiler", "empty"), type=os.path.abspath)
    parser.add_argument("--leave-out", action="append", default=[])
    parser.add_argument("--only", action="append", default=[])
    options = parser.parse_args()
    if not options.page and not (options.tool and options.checkouts):
        parser.error("name --tool and --checkouts, or --page")
    return options


if __name__ == "__main__":
    sys.exit(main())

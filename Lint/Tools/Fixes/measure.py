#!/usr/bin/env python3
"""Runs `mvvmlint fix` on the labelled apps and writes the tables of Lint/Docs/Fixes.md.

  measure.py --tool MVVMLINT --checkouts FOLDER [--app OWNER/NAME …] [--leave-out GROUP|OWNER/NAME …]

FOLDER contains the checkouts that Tools/Accuracy/accuracy/apps.tsv lists, named owner+name. They aren't changed: each app's
sources and manifests are copied first. With --app, only those apps are measured, and the page isn't written. The results of
each app are kept in --results, so that a second run continues where the first one stopped.

Every fix is checked twice. Alone: its edits are written to the copy. A fix of a later round is written with those of
earlier rounds in its file, which it may need. Together: `fix --apply` writes all fixes. A check of the
copy must then find no new syntax error, every finding but those of the fix, no other finding, and the same roles. Findings
are compared by rule, file and message. A second run of `fix` must change nothing.

The files that `fix --apply` changed are type-checked with their function bodies, before and after, against the stubs that
`Tests/Compiler/modules.sh build` has built for ios-objc and mac-objc in --products. As the dependencies of the apps are missing, only
new errors count. A file without errors before is checked completely.

The apps contain no suppression comments, so comments are inserted into a copy: unused ones, comments with an unused rule, and
misspelled ones. Removing and correcting them must give the expected bytes.

Exit: 0 all fixes passed, 1 one of them didn't, 2 the measurement failed.
"""

import argparse
import csv
import datetime
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
sys.path.insert(0, os.path.join(HERE, "..", "Adopt"))

import declarations

APPS = os.path.join(HERE, "../Accuracy/accuracy/apps.tsv")
PAGE = os.path.join(HERE, "../../Docs/Fixes.md")
TABLE = re.compile(r"(<!-- (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
COPIED = (".swift", ".pbxproj", ".podspec", ".xcconfig", "project.yml", "BUILD", "BUILD.bazel")
NOT_PARSED = "syntax error"
NOT_FINISHED = "it took longer than"
# The files per app that get comments, and the rule in comments without effect.
SEEDS = 4
UNUSED = "stale-context"
DECLARATION = re.compile(rb"(?:public |final |open )*(?:class|struct|enum|protocol|extension) ")


class Failure(Exception):
    pass


@dataclass(frozen=True)
class State:
    """A copy of an app, as far as fixes may not change it."""

    findings: Counter
    roles: Counter
    broken: frozenset
    unfinished: frozenset


@dataclass
class Result:
    app: str
    files: int = 0
    findings: Counter = field(default_factory=Counter)  # by rule
    fixed: Counter = field(default_factory=Counter)  # findings by rule and level
    refused: Counter = field(default_factory=Counter)  # findings by rule and reason
    fixes: int = 0
    alone: int = 0
    together: bool = True
    edited: int = 0  # files
    compiled: int = 0  # edited files without new errors
    clean: int = 0  # edited files without errors before
    clean_compiled: int = 0  # those without errors afterwards
    seeded: int = 0
    restored: int = 0
    failures: list = field(default_factory=list)

    def dump(self):
        return json.dumps({key: sorted(value.items()) if isinstance(value, Counter) else value for key, value in vars(self).items()})

    @classmethod
    def load(cls, line):
        values = json.loads(line)
        for name in ("findings", "fixed", "refused"):
            values[name] = Counter({tuple(key) if isinstance(key, list) else key: count for key, count in values[name]})
        return cls(**values)


def main():
    options = _options()
    with open(APPS, encoding="utf-8", newline="") as file:
        rows = [
            row for row in csv.DictReader(file, delimiter="\t")
            if not {row["group"], row["repository"]}.intersection(options.leave_out)
        ]
    measured = {result.app: result for result in map(Result.load, _lines(options.results))}
    try:
        for repository in sorted({row["repository"] for row in rows}):
            if repository not in options.app if options.app else repository in measured:
                continue
            folder = os.path.join(options.checkouts, repository.replace("/", "+"))
            if not os.path.isdir(folder):
                raise Failure(f"{folder} doesn't exist; check out the app there")
            with tempfile.TemporaryDirectory() as work:
                compiler = declarations.Compiler(options.products, os.path.join(options.products, "empty"))
                result = Measurement(options.tool, compiler, repository, folder, os.path.realpath(work)).result()
            measured[repository] = result
            os.makedirs(os.path.dirname(options.results), exist_ok=True)
            with open(options.results, "w", encoding="utf-8") as file:
                file.write("".join(each.dump() + "\n" for each in measured.values()))
            for failure in result.failures:
                print(f"{repository}: FAILED: {failure}", flush=True)
            print(f"{repository}: {result.fixes} fixes, {sum(result.refused.values())} refused", flush=True)
    except Failure as error:
        print(f"measure.py: {error}", file=sys.stderr)
        return 2
    failures = sum(len(result.failures) for result in measured.values())
    if not options.app:
        write_page([measured[row["repository"]] for row in rows], len(rows))
    print(f"{failures} failures" if failures else "every fix passed")
    return 1 if failures else 0


def _lines(path):
    if not os.path.exists(path):
        return []
    with open(path, encoding="utf-8") as file:
        return file.read().splitlines()


def _options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", required=True, type=os.path.abspath)
    parser.add_argument("--checkouts", required=True)
    parser.add_argument("--products", default=os.path.join(HERE, "../../../.build-compiler"), type=os.path.abspath)
    parser.add_argument("--results", default=os.path.join(HERE, "../../../.build-test/fixes.jsonl"), type=os.path.abspath)
    parser.add_argument("--leave-out", action="append", default=[])
    parser.add_argument("--app", action="append", default=[])
    return parser.parse_args()


class Measurement:
    def __init__(self, tool, compiler, repository, checkout, work):
        self.tool, self.compiler, self.work = tool, compiler, work
        self.original = os.path.join(work, "original")
        self.copy = os.path.join(work, "copy")
        copy_sources(checkout, self.original)
        # The copy is a project of its own.
        with open(os.path.join(self.original, ".mvvmlint.yml"), "w", encoding="utf-8"):
            pass
        self.result_ = Result(repository)

    def result(self):
        result = self.result_
        self.reset()
        before = self.state()
        result.files = before.files
        result.findings = Counter(rule for rule, _, _ in before.state.findings.elements())
        entries = json.loads(self.run("fix", "--unsafe-fixes", "--reporter", "json"))
        result.fixed = Counter((entry["rule"], entry["level"]) for entry in entries if "fix" in entry)
        result.refused = Counter((entry["rule"], entry["refused"]) for entry in entries if "refused" in entry)
        fixes = grouped(entries)
        result.fixes = len(fixes)
        for (path, edits), (own, turn) in fixes.items():
            for (other, more), (others, earlier) in fixes.items():
                if other == path and earlier < turn:
                    edits, own = edits + more, own + others
            self.write(path, edited(self.read(path), edits))
            problem = difference(before.state, self.state().state, own)
            if problem:
                result.failures.append(f"{path}: alone: {problem}")
            else:
                result.alone += 1
            self.write(path, self.read(path, self.original))
        self.check_together(before.state, fixes)
        self.check_compiler()
        self.check_seeds(before.places)
        return result

    def check_together(self, before, fixes):
        self.run("fix", "--unsafe-fixes", "--apply", "--allow-no-vcs")
        own = sum((own for own, _ in fixes.values()), Counter())
        problem = difference(before, self.state().state, own)
        if not problem and self.run("fix", "--unsafe-fixes", "--quiet"):
            problem = "a second run changes something"
        if problem:
            self.result_.together = False
            self.result_.failures.append(f"together: {problem}")

    def check_compiler(self):
        """Compares the errors in each changed file with those before."""
        sources = sorted(
            os.path.relpath(os.path.join(place, name), self.copy) for place, _, names in os.walk(self.copy) for name in names
            if name.endswith(".swift") and name != "Package.swift")
        edited_files = {path for path in sources if self.read(path) != self.read(path, self.original)}
        self.result_.edited = len(edited_files)
        if not edited_files:
            return
        states = [os.path.join(self.work, name) for name in ("before", "after")]
        for folder, state in zip((self.original, self.copy), states):
            shutil.copytree(folder, state, symlinks=True)
            declarations.prepare(os.path.join(state, path) for path in sources)
        parsed = [path for path in sources if self.compiler.parses(os.path.join(states[0], path))]
        for module in declarations.modules(states[0], parsed).values():
            own = edited_files.intersection(module)
            if own:
                self.compile(module, own, states)

    def compile(self, module, own, states):
        found = []
        for state in states:
            paths = [os.path.join(state, path) for path in module]
            try:
                errors = self.compiler.errors(paths, bodies={os.path.join(state, path) for path in own})
            except (declarations.CompilerCrash, subprocess.TimeoutExpired) as error:
                print(f"{self.result_.app}: not compiled: {str(error)[:100]}", flush=True)
                return
            found.append([(os.path.relpath(path, state), line, message) for path, line, message in errors])
        before, after = found
        if any("no such module" in message for _, _, message in after):
            print(f"{self.result_.app}: not compiled: a module is missing", flush=True)
            return
        added = declarations.new_errors(before, after)
        wrong, clean = {path for path, _, _ in added}, own - {path for path, _, _ in before}
        self.result_.compiled += len(own - wrong)
        self.result_.clean += len(clean)
        self.result_.clean_compiled += len(clean - wrong)
        self.result_.failures += [f"{path}:{line}: new error: {message}" for path, line, message in added]

    def check_seeds(self, places):
        self.reset()
        seeded, intended, count = seeds(self.copy, places)
        for path, text in seeded.items():
            self.write(path, text)
        rules = "unused-suppression,invalid-suppression"
        self.run("fix", "--unsafe-fixes", "--rules", rules, "--apply", "--allow-no-vcs")
        self.result_.seeded = count
        for path, (text, number) in intended.items():
            if self.read(path) == text:
                self.result_.restored += number
            else:
                self.result_.failures.append(f"{path}: the inserted comments aren't fixed as intended")

    # Files

    def reset(self):
        shutil.rmtree(self.copy, ignore_errors=True)
        shutil.copytree(self.original, self.copy, symlinks=True)

    def read(self, path, folder=None):
        with open(os.path.join(folder or self.copy, path), "rb") as file:
            return file.read()

    def write(self, path, text):
        with open(os.path.join(self.copy, path), "wb") as file:
            file.write(text)

    # Runs

    @dataclass(frozen=True)
    class Checked:
        state: State
        files: int
        places: dict  # the lines and rules of the findings, by file

    def state(self):
        done = self.process("check", "--reporter", "json")
        findings = json.loads(done.stdout)
        roles = json.loads(self.run("roles", "--reporter", "json"))
        broken, unfinished = (
            frozenset(line.split(":")[0] for line in done.stderr.splitlines() if mark in line)
            for mark in (NOT_PARSED, NOT_FINISHED))
        state = State(
            Counter((item["rule"], item["file"], item["message"]) for item in findings),
            Counter((item["file"], item["type"], tuple(sorted(role["role"] for role in item["roles"]))) for item in roles),
            broken, unfinished)
        places = {}
        # Suppressing one place of a finding with several makes the next place the first one.
        for item in findings:
            if not item.get("places"):
                places.setdefault(item["file"], []).append((item["line"], item["rule"]))
        files = sum(name.endswith(".swift") for _, _, names in os.walk(self.copy) for name in names)
        return self.Checked(state, files, places)

    def run(self, *arguments):
        return self.process(*arguments).stdout

    def process(self, *arguments):
        done = subprocess.run(
            [self.tool, *arguments, "--cache-path", os.path.join(self.work, "cache")], cwd=self.copy, capture_output=True,
            encoding="utf-8", check=False)
        if done.returncode not in (0, 1):
            raise Failure(f"{self.result_.app}: mvvmlint {' '.join(arguments)} exited with {done.returncode}: {done.stderr}")
        return done


def copy_sources(checkout, target):
    for place, folders, names in os.walk(checkout):
        folders[:] = [name for name in folders if name != ".git"]
        for name in names:
            path = os.path.join(place, name)
            if name.endswith(COPIED) and os.path.isfile(path) and not os.path.islink(path):
                copied = os.path.join(target, os.path.relpath(path, checkout))
                os.makedirs(os.path.dirname(copied), exist_ok=True)
                shutil.copyfile(path, copied)


def grouped(entries):
    """The findings and the round of each fix. A fix is its file and its edits."""
    fixes = {}
    for entry in entries:
        if "fix" in entry:
            edits = tuple((edit["start"], edit["end"], edit["replacement"]) for edit in entry["edits"])
            own, _ = fixes.setdefault((entry["file"], edits), (Counter(), entry["round"]))
            own[entry["rule"], entry["file"], entry["message"]] += 1
    return fixes


def edited(text, edits):
    for start, end, replacement in sorted(edits, reverse=True):
        text = text[:start] + replacement.encode() + text[end:]
    return text


def difference(before, after, own):
    """What fixes changed besides their own findings; empty if nothing."""
    if after.broken - before.broken:
        return "doesn't parse"
    if after.roles != before.roles:
        return f"roles: {before.roles - after.roles} became {after.roles - before.roles}"
    # On a slow machine, the rules may exceed their time limit in a file. Its findings are then unknown.
    unknown = before.unfinished | after.unfinished
    expected, found = (
        Counter({finding: count for finding, count in all_.items() if finding[1] not in unknown})
        for all_ in (before.findings - own, after.findings))
    if found != expected:
        return f"findings: missing {expected - found}, new {found - expected}"
    return ""


def seeds(folder, places):
    """Files with inserted comments, the intended results with their numbers of comments, and the number of all comments.

    The first file with findings gets an unused comment before its first type, then a comment with an unused rule above its
    first finding, and a misspelled one above its second finding on another line.
    """
    seeded, intended, count = {}, {}, 0
    for path in sorted(places)[:SEEDS]:
        with open(os.path.join(folder, path), "rb") as file:
            lines = file.read().splitlines(keepends=True)
        comments = {}  # by line: what to insert, and what remains of it
        first = next((number for number, line in enumerate(lines) if DECLARATION.match(line)), None)
        if first is not None:
            comments[first] = (f"// mvvmlint:disable:next {UNUSED} - unused", None)
        found = sorted((line - 1, rule) for line, rule in places[path] if rule != UNUSED and line - 1 != first)
        for (number, rule), written in zip(unique(found), [f"{{rule}}, {UNUSED}", "{misspelled}"]):
            text = written.format(rule=rule, misspelled=rule[:-1])
            comments[number] = (f"// mvvmlint:disable:next {text} - used", f"// mvvmlint:disable:next {rule} - used")
        seeded[path] = inserted(lines, {number: before for number, (before, _) in comments.items()})
        after = inserted(lines, {number: after for number, (_, after) in comments.items() if after})
        intended[path] = (after, len(comments))
        count += len(comments)
    return seeded, intended, count


def unique(found):
    """The first finding of each line that has findings of one rule only."""
    rules = {}
    for number, rule in found:
        rules.setdefault(number, set()).add(rule)
    return [(number, *rules[number]) for number in sorted(rules) if len(rules[number]) == 1]


def inserted(lines, comments):
    text = b""
    for number, line in enumerate(lines):
        if number in comments:
            ending = b"\r\n" if line.endswith(b"\r\n") else b"\n"
            text += re.match(rb"[ \t]*", line)[0] + comments[number].encode() + ending
        text += line
    return text


# The page

def write_page(results, apps):
    tables = {"levels": levels(results), "reasons": reasons(results), "checks": checks(results), "rest": rest(results)}
    with open(PAGE, encoding="utf-8") as file:
        page = file.read()
    page = TABLE.sub(lambda match: f"{match[1]}\n{tables[match[2]]}\n\n{match[3]}", page)
    files = sum(result.files for result in results)
    date = datetime.datetime.now(datetime.timezone.utc).date()
    commit = subprocess.run(
        ["git", "rev-parse", "--short=7", "HEAD"], cwd=HERE, capture_output=True, encoding="utf-8", check=True).stdout.strip()
    page = re.sub(r"(?m)^Measured on.*$", f"Measured on {date} at commit {commit}: {apps} apps with {files:,} Swift files.", page)
    with open(PAGE, "w", encoding="utf-8") as file:
        file.write(page)


def table(header, rows, numbers):
    """A Markdown table whose columns from `numbers` on are aligned to the right."""
    lines = [header, ["---" if column < numbers else "---:" for column in range(len(header))], *rows]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in lines)


def total(results, name):
    return sum((getattr(result, name) for result in results), Counter())


def levels(results):
    findings, fixed, refused = total(results, "findings"), total(results, "fixed"), total(results, "refused")
    rules = sorted({rule for rule, _ in [*fixed, *refused]})
    rows = []
    for rule in rules:
        refusals = sum(count for (name, _), count in refused.items() if name == rule)
        rows.append([f"`{rule}`", findings[rule], fixed[rule, "safe"], fixed[rule, "suggested"], refusals])
    sums = [sum(row[column] for row in rows) for column in range(1, 5)]
    return table(["Rule", "Findings", "Safe fixes", "Suggested fixes", "Refused"], [*rows, ["All", *sums]], 1)


def reasons(results):
    refused = total(results, "refused")
    rows = [[f"`{rule}`", reason, count] for (rule, reason), count in sorted(refused.items(), key=lambda item: (item[0][0], -item[1]))]
    return table(["Rule", "Reason", "Findings"], rows, 2)


def checks(results):
    fixes = sum(result.fixes for result in results)
    return table(["Check", "Number", "Passed"], [
        ["Each fix alone", fixes, sum(result.alone for result in results)],
        ["All fixes of an app together", len(results), sum(result.together for result in results)],
        ["Changed files, type-checked for new errors", sum(result.edited for result in results),
         sum(result.compiled for result in results)],
        ["Those without errors before", sum(result.clean for result in results),
         sum(result.clean_compiled for result in results)],
        ["Inserted suppression comments, compared byte for byte",
         sum(result.seeded for result in results), sum(result.restored for result in results)],
    ], 1)


def rest(results):
    findings = total(results, "findings")
    fixable = {rule for rule, _ in [*total(results, "fixed"), *total(results, "refused")]}
    rows = sorted(([f"`{rule}`", count] for rule, count in findings.items() if rule not in fixable), key=lambda row: -row[1])
    return table(["Rule", "Findings"], [*rows, ["All", sum(row[1] for row in rows)]], 1)


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Measures the checker over synthetic projects, and prints a table in Markdown.

    python3 Lint/Tools/Speed/measure.py --tools Lint/.build/release [--scales 1,2,4] [--project FOLDER]

Times are processor times, user and system, because other work may run on the machine. The wall-clock time is printed, too. Each
time is the lowest of several runs.
"""
import argparse
import os
import resource
import shutil
import subprocess
import tempfile
import time

import generate

RUNS = 3


class Run:
    def __init__(self, command):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        start = time.monotonic()
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.output = process.stdout.read()
        _, _, usage = os.wait4(process.pid, 0)
        self.wall = time.monotonic() - start
        self.time = usage.ru_utime + usage.ru_stime
        self.memory = usage.ru_maxrss / 1024


def best(runs):
    return min(runs, key=lambda run: run.time)


class Measurement:
    def __init__(self, tools, project, cache):
        self.tools, self.project, self.cache = tools, project, cache

    def parse(self):
        return Run([f"{self.tools}/parse-only", self.project])

    def check(self, *options):
        return Run([f"{self.tools}/mvvmlint", "check", "--quiet", "--reporter", "json", *options, self.project])

    def cold(self):
        if os.path.exists(self.cache):
            os.remove(self.cache)
        return self.check("--cache-path", self.cache)

    def warm(self):
        return self.check("--cache-path", self.cache)

    def settle(self):
        """Waits until all stamps are clearly older than the cache, so that they are reliable."""
        time.sleep(3)
        self.warm()

    def edited(self, path, change):
        """The best run after an edit. Each must report the same as a run without a cache; the edit is then undone."""
        return best([self.edited_once(path, change) for _ in range(RUNS)])

    def edited_once(self, path, change):
        with open(path, encoding="utf-8") as file:
            text = file.read()
        assert change(text) != text, path
        with open(path, "w", encoding="utf-8") as file:
            file.write(change(text))
        run = self.warm()
        assert run.output == self.check("--no-cache").output, "the report with the cache differs from the one without"
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        self.warm()
        self.settle()
        return run


def touch(folder):
    for root, _, files in os.walk(folder):
        for name in files:
            os.utime(os.path.join(root, name))


def row(name, run, cold=None):
    share = f"{100 * run.time / cold.time:.1f} %" if cold else ""
    print(f"| {name} | {run.time:.2f} s | {run.wall:.2f} s | {run.memory:.0f} MB | {share} |")


def synthetic(tools, scale):
    folder = tempfile.mkdtemp(prefix="mvvmlint-benchmark-")
    project, cache = f"{folder}/project", f"{folder}/cache"
    try:
        generate_project(project, scale)
        measure = Measurement(tools, project, cache)
        parse = best([measure.parse() for _ in range(RUNS)])
        plain = best([measure.check("--no-cache") for _ in range(RUNS)])
        cold = best([measure.cold() for _ in range(RUNS)])
        row(f"{scale}x: parse only", parse, plain)
        row(f"{scale}x: check, no cache ({plain.time / parse.time:.2f} times parsing)", plain, plain)
        row(f"{scale}x: check, and fill the cache", cold, plain)
        row(f"{scale}x: nothing changed", best([measure.warm() for _ in range(RUNS)]), plain)
        touch(project)
        row(f"{scale}x: all stamps reset", measure.warm(), plain)
        measure.settle()
        model = f"{project}/App/Area1/Feature150/Feature150ViewModel.swift"
        row(f"{scale}x: a body edited", measure.edited(model, lambda text: text.replace("limit)", "limit + 1)")), plain)
        base = f"{project}/App/BaseController.swift"
        lost = measure.edited(base, lambda text: text.replace("BaseController: UIViewController", "BaseController"))
        row(f"{scale}x: the base of {round(generate.FEATURES * scale)} controllers loses its parent", lost, plain)
    finally:
        shutil.rmtree(folder)


def generate_project(project, scale):
    generate.write(f"{project}/App/BaseController.swift", generate.BASE)
    for number in range(round(generate.FEATURES * scale)):
        for name, text in generate.feature(number).items():
            generate.write(f"{project}/App/Area{number // 100}/Feature{number}/Feature{number}{name}.swift", text)


def existing(tools, project):
    folder = tempfile.mkdtemp(prefix="mvvmlint-benchmark-")
    try:
        measure = Measurement(tools, project, f"{folder}/cache")
        parse = best([measure.parse() for _ in range(RUNS)])
        plain = best([measure.check("--no-cache") for _ in range(RUNS)])
        row("parse only", parse, plain)
        row(f"check, no cache ({plain.time / parse.time:.2f} times parsing)", plain, plain)
        row("check, and fill the cache", best([measure.cold() for _ in range(RUNS)]), plain)
        row("nothing changed", best([measure.warm() for _ in range(RUNS)]), plain)
    finally:
        shutil.rmtree(folder)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tools", required=True, help="the folder with mvvmlint and parse-only, as a release build")
    parser.add_argument("--scales", default="1,2,4")
    parser.add_argument("--project", help="an existing project to measure instead of synthetic ones; it isn't edited")
    options = parser.parse_args()
    print("| | Processor | Wall | Memory | Share of a cold check |\n|---|---|---|---|---|")
    if options.project:
        return existing(options.tools, options.project)
    for scale in options.scales.split(","):
        synthetic(options.tools, float(scale) if "." in scale else int(scale))


if __name__ == "__main__":
    main()

"""Runs mvvmlint in a checkout and reads its JSON."""

import json
import os
import re
import subprocess
from dataclasses import dataclass, field

from accuracy.labels import InputError, Place


@dataclass(frozen=True)
class Finding:
    place: Place
    severity: str
    message: str
    column: int = field(default=1, compare=False)
    further: tuple = field(default=(), compare=False)  # the other places with the same cause
    covers: tuple = ()  # the places of rows on other lines that have this finding's cause

    def places(self):
        return {self.place, *self.further}


@dataclass(frozen=True)
class Tool:
    command: tuple  # the path of mvvmlint, and the options of every run

    def check(self, repository, folder, enable=()):
        """The findings in one folder, with the default configuration and the rules of `enable` turned on."""
        options = ["--enable", ",".join(enable)] if enable else []
        result = self._run(repository, folder, ["--reporter", "json", *options])
        return [_finding(repository, folder, item) for item in _items(result.stdout, repository)]

    def lines(self, repository, folder):
        """The number of lines that the tool reads in one folder."""
        result = self._run(repository, folder, ["--statistics"])
        lines = re.search(rb"^ +lines +(\d+)$", result.stdout + result.stderr, re.MULTILINE)
        if not lines:
            raise InputError(f"{repository}: the statistics don't count lines")
        return int(lines[1])

    def _run(self, repository, folder, options):
        command = [self.command[0], "check", *self.command[1:], *options, "."]
        try:
            result = subprocess.run(command, cwd=folder, capture_output=True, check=False)
        except OSError as error:
            raise InputError(f"{command[0]}: can't be run: {error}; build it, or name it with --tool") from error
        if result.returncode not in (0, 1):
            errors = result.stderr.decode(errors="replace").strip()
            raise InputError(f"{repository}: {' '.join(command)} exited with {result.returncode}: {errors}")
        return result


def checkout(folder, repository):
    """The checkout of a repository in a folder: owner+name, owner/name or name."""
    owner_and_name = repository.split("/")
    names = ["+".join(owner_and_name), os.path.join(*owner_and_name), owner_and_name[-1]]
    for name in names:
        if os.path.isdir(os.path.join(folder, name)):
            return os.path.join(folder, name)
    raise InputError(f"{repository}: {folder} has no checkout with one of these names: {', '.join(names)}")


def _items(output, repository):
    try:
        items = json.loads(output)
    except ValueError as error:
        raise InputError(f"{repository}: the output isn't JSON: {error}") from error
    if not isinstance(items, list):
        raise InputError(f"{repository}: the output isn't a list of findings")
    return items


def _finding(repository, folder, item):
    try:
        place, *further = [_place(repository, item["rule"], folder, one) for one in [item, *item.get("places", [])]]
        return Finding(place, item["severity"], item["message"], int(item.get("column", 1)), tuple(further))
    except (KeyError, TypeError, ValueError) as error:
        raise InputError(f"{repository}: a finding lacks its rule, file, line, severity or message: {item}") from error


def _place(repository, rule, folder, item):
    return Place(repository, rule, _relative(item["file"], folder), int(item["line"]))


def _relative(file, folder):
    if os.path.isabs(file):
        file = os.path.relpath(os.path.realpath(file), os.path.realpath(folder))
    return os.path.normpath(file).replace(os.sep, "/")

"""Runs mvvmlint on a checkout and reads its JSON."""

import json
import os
import subprocess
from dataclasses import dataclass

from accuracy.labels import InputError, Place


@dataclass(frozen=True)
class Finding:
    place: Place
    severity: str
    message: str
    further: tuple = ()  # the other places with the same cause

    def places(self):
        return {self.place, *self.further}


@dataclass(frozen=True)
class Tool:
    command: tuple  # the path of mvvmlint, and options that every run gets

    def check(self, repository, folder, enable=()):
        """The findings in one folder, with the default configuration and the rules of `enable` turned on."""
        options = ["--enable", ",".join(enable)] if enable else []
        command = [self.command[0], "check", "--reporter", "json", *self.command[1:], *options, "."]
        try:
            result = subprocess.run(command, cwd=folder, capture_output=True, check=False)
        except OSError as error:
            raise InputError(f"{command[0]}: cannot be run: {error}; build it, or name it with --tool") from error
        if result.returncode not in (0, 1):
            said = result.stderr.decode(errors="replace").strip()
            raise InputError(f"{repository}: {' '.join(command)} ended with {result.returncode}: {said}")
        return [_finding(repository, folder, item) for item in _items(result.stdout, repository)]


def checkout(folder, repository):
    """Where a repository stands in the folder of checkouts: owner+name, owner/name or name."""
    owner_and_name = repository.split("/")
    names = ["+".join(owner_and_name), os.path.join(*owner_and_name), owner_and_name[-1]]
    for name in names:
        if os.path.isdir(os.path.join(folder, name)):
            return os.path.join(folder, name)
    raise InputError(f"{repository}: there is no checkout in {folder} under any of: {', '.join(names)}")


def _items(output, repository):
    try:
        items = json.loads(output)
    except ValueError as error:
        raise InputError(f"{repository}: the output is no JSON: {error}") from error
    if not isinstance(items, list):
        raise InputError(f"{repository}: the output is no list of findings")
    return items


def _finding(repository, folder, item):
    try:
        rule = item["rule"]
        place = _place(repository, rule, folder, item)
        further = tuple(_place(repository, rule, folder, other) for other in item.get("places", []))
        return Finding(place, item["severity"], item["message"], further)
    except (KeyError, TypeError, ValueError) as error:
        raise InputError(f"{repository}: a finding lacks rule, file, line, severity or message: {item}") from error


def _place(repository, rule, folder, item):
    return Place(repository, rule, _relative(item["file"], folder), int(item["line"]))


def _relative(file, folder):
    if os.path.isabs(file):
        file = os.path.relpath(os.path.realpath(file), os.path.realpath(folder))
    return os.path.normpath(file).replace(os.sep, "/")

"""What `make dist` wrote, and projects on disk, for the tests of the channels."""

import os
import pathlib
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
# The result of `make dist`, and the executable that it packaged.
DIST = pathlib.Path(os.environ["DIST"])
TOOL = os.environ["MVVMLINT"]
WORK = ROOT / ".build-test/distribution"
VERSION = (ROOT / "VERSION").read_text(encoding="utf-8").strip()

# On Linux the compiler skips the view, and mvvmlint reads it.
VIEW = """
#if canImport(UIKit)
  import UIKit
  final class Screen: UIViewController { var viewModel: ListViewModel? }
#endif
"""
# An error in line 4, and a warning for the import.
ERROR = """
#if canImport(UIKit)
  import UIKit
  final class ListViewModel { func open() { show(Screen()) }; func show(_ it: Any) {} }
#endif
"""
# Only the warning.
WARNING = ERROR.replace("show(Screen())", "")
FINE = "final class ListViewModel { func open() {} }\n"


def run(command, exits=0, **options):
    """The standard output and standard error of a command with the expected exit code; None expects any."""
    environment = {**os.environ, **options.pop("env", {})}
    done = subprocess.run(
        [str(word) for word in command], capture_output=True, text=True, stdin=subprocess.DEVNULL, env=environment, **options)
    if exits is not None and done.returncode != exits:
        raise AssertionError(f"{command} exited with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout, done.stderr


class ChannelTest(unittest.TestCase):
    """Each test has a scratch folder, with its own home and its own git configuration."""

    def setUp(self):
        # SwiftPM's plugins run below the scratch folder, so it isn't in a folder that a sandbox replaces.
        WORK.mkdir(parents=True, exist_ok=True)
        folder = tempfile.TemporaryDirectory(dir=WORK)
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name).resolve()
        self.project = self.folder / "project"
        self.project.mkdir()
        self.home = {
            "HOME": str(self.folder), "XDG_CACHE_HOME": str(self.folder / "cache"), "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@localhost", "GIT_COMMITTER_NAME": "a",
            "GIT_COMMITTER_EMAIL": "a@localhost"}

    def write(self, name, text):
        path = self.project / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def run_in_project(self, *command, env=None, **options):
        return run(command, env={**self.home, **(env or {})}, cwd=options.pop("cwd", self.project), **options)

    def git(self, *arguments, **options):
        return self.run_in_project("git", "-c", "init.defaultBranch=main", *arguments, **options)

"""A project on disk and the built mvvmlint, for tests of the commands."""

import os
import resource
import signal
import subprocess
import tempfile
import unittest

TOOL = os.path.abspath(os.environ.get("MVVMLINT", "mvvmlint"))

VIEW = "import UIKit\nfinal class Screen: UIViewController { var viewModel: ListViewModel? }\n"
# One error, and a warning for the import.
BROKEN = "import UIKit\nfinal class ListViewModel {\n  func open() { show(Screen()) }\n  func show(_ it: Any) {}\n}\n"
# Services, and a controller that creates one of them only to pass it on: one warning.
STORES = (
    "import UIKit\nfinal class DaysService { func all() async -> Data? { try? await URLSession.shared.data(from: url).0 } }\n"
    "final class YearsService { func all() async -> Data? { try? await URLSession.shared.data(from: url).0 } }\n")
PASSES_ON = (
    "import UIKit\nfinal class HomeViewController: UIViewController {\n"
    "  func openDays() {\n    show(DaysViewController(DaysViewModel(DaysService())), sender: nil)\n  }\n}\n")
FINE = "final class ListViewModel {\n  func open() {}\n}\n"


def limit_file_size():
    """Makes the process fail to write a larger file, as on a full disk."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))


class ProjectTest(unittest.TestCase):
    """Each test has its own project, whose root contains `.git`."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = os.path.join(os.path.realpath(folder.name), "project")
        # The cache is removed with the test.
        self.home = {"HOME": folder.name, "XDG_CACHE_HOME": os.path.join(folder.name, "cache")}
        os.mkdir(self.root)
        os.mkdir(os.path.join(self.root, ".git"))
        self.write("App/Screen.swift", VIEW)

    def path(self, name):
        return os.path.join(self.root, name)

    def write(self, name, text):
        path = self.path(name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(text if isinstance(text, bytes) else text.encode())

    def read(self, name):
        with open(self.path(name), encoding="utf-8") as file:
            return file.read()

    def run_tool(self, *arguments, exits=0, cwd=None, stdin=None, **environment):
        """The standard output and standard error of a run with the expected exit code."""
        done = subprocess.run(
            [TOOL, *arguments], cwd=cwd or self.root, input=stdin, stdin=None if stdin else subprocess.DEVNULL,
            capture_output=True, encoding="utf-8", env={**os.environ, **self.home, **environment}, timeout=180)
        self.assertIn(done.returncode, exits if isinstance(exits, tuple) else (exits,), done.stdout + done.stderr)
        error = "".join(line for line in done.stderr.splitlines(True) if "debug build" not in line)
        return done.stdout, error

    def found(self, *arguments, **options):
        """The rules of the findings, in the order of the report."""
        out, _ = self.run_tool("check", "--reporter", "xcode", *arguments, **{"exits": (0, 1), **options})
        return [line.rsplit("(", 1)[1].rstrip(")") for line in out.splitlines() if line.endswith(")")]


"""The static executable of `make dist`: it needs nothing of the system, and its wheel fits every Linux."""

import shutil
import subprocess
import sys
import tarfile
import unittest

from distribution import DIST, ERROR, VERSION, VIEW, ChannelTest, run

NO_PROC = "error: mvvmlint needs /proc, which isn't mounted; run 'mount -t proc proc /proc'\n"
NO_GIT = "error: --since needs git, which isn't in the PATH; install it\n"


class EmptyFolder(ChannelTest):
    """The root of the file system is a folder with the executable and a project, and nothing else."""

    def setUp(self):
        super().setUp()
        archive, = DIST.glob("mvvmlint-*.tar.gz")
        with tarfile.open(archive) as tar:
            tar.extractall(self.folder, filter="data")
        self.root = self.folder / "root"
        (self.root / "proc").mkdir(parents=True)
        shutil.copy(self.folder / archive.name.removesuffix(".tar.gz") / "mvvmlint", self.root)
        (self.root / "project").mkdir()
        (self.root / "project/Screen.swift").write_text(VIEW, encoding="utf-8")
        (self.root / "project/List.swift").write_text(ERROR, encoding="utf-8")

    def run_alone(self, *arguments, proc=True, exits=0):
        mount = ["--proc", "/proc"] if proc else []
        sandbox = ["bwrap", "--ro-bind", self.root, "/", *mount, "--unshare-net", "--clearenv", "--setenv", "PATH", "/bin"]
        return run([*sandbox, "/mvvmlint", *arguments], exits=exits)

    def test_it_needs_only_proc(self):
        self.assertEqual(self.run_alone("--version")[0], VERSION + "\n")
        out, error = self.run_alone("check", "/project", exits=1)
        self.assertIn("project/List.swift:4:50: error: 'ListViewModel' references view type 'Screen'", out)
        self.assertEqual(error, "")

    def test_it_explains_a_missing_proc_and_a_missing_git_in_one_line(self):
        self.assertEqual(self.run_alone("check", "/project", proc=False, exits=2), ("", NO_PROC))
        self.assertEqual(self.run_alone("check", "/project", "--since", "HEAD", exits=2), ("", NO_GIT))


class Wheel(ChannelTest):
    def test_it_needs_no_library(self):
        wheel, = DIST.glob("*.whl")
        self.assertIn("-manylinux_2_17_", wheel.name)
        shown = " ".join(run(["auditwheel", "show", wheel])[0].split())
        self.assertIn("requires no external shared libraries", shown)
        self.assertIn("references no external versioned symbols", shown)
        run([sys.executable, "-m", "twine", "check", "--strict", wheel])

    def test_pip_installs_it(self):
        wheel, = DIST.glob("*.whl")
        run([sys.executable, "-m", "venv", self.folder / "venv"])
        # pip itself compares the platform of the wheel with this machine.
        run([self.folder / "venv/bin/pip", "install", "--no-index", "--find-links", DIST, f"mvvmlint=={VERSION}"])
        self.assertEqual(run([self.folder / "venv/bin/mvvmlint", "--version"])[0], VERSION + "\n")
        listing = subprocess.run(["ldd", self.folder / "venv/bin/mvvmlint"], capture_output=True, text=True)
        self.assertIn("not a dynamic executable", listing.stdout + listing.stderr)


if __name__ == "__main__":
    unittest.main()

"""The texts beside the executable: licenses, completions, and the manual, which the executable itself describes."""

import os
import subprocess
import time

from errors import PackError
from release import ROOT

COMPLETIONS = {"bash": "completions/mvvmlint.bash", "zsh": "completions/_mvvmlint", "fish": "completions/mvvmlint.fish"}


def of(binaries, release, folder):
    """The bytes of each file by its path in an archive."""
    tool = runnable(binaries, release)
    texts = {path: run([tool.path, "--generate-completion-script", shell]) for shell, path in COMPLETIONS.items()}
    return {**texts, "man/mvvmlint.1": manual(tool, release, folder), **licenses()}


def runnable(binaries, release):
    for binary in binaries:
        try:
            version = run([binary.path, "--version"]).decode().strip()
        except (OSError, PackError):
            continue
        if version != release.version:
            raise PackError(f"{binary.path} is version {version}, and VERSION contains {release.version}")
        return binary
    raise PackError("none of the binaries runs on this machine, so the completions and the manual can't be written")


def licenses():
    folder = ROOT / "Distribution/Licenses"
    files = {"LICENSE": ROOT / "LICENSE", **{f"licenses/{path.name}": path for path in sorted(folder.iterdir())}}
    return {name: path.read_bytes() for name, path in files.items()}


def manual(tool, release, folder):
    generator = os.environ.get("GENERATE_MANUAL")
    if not generator:
        raise PackError("GENERATE_MANUAL doesn't name swift-argument-parser's generate-manual")
    date = time.strftime("%Y-%m-%d", time.gmtime(release.epoch))
    run([generator, tool.path, "--date", date, "--output-directory", folder])
    return (folder / "mvvmlint.1").read_bytes()


def run(command):
    done = subprocess.run(command, capture_output=True)
    if done.returncode:
        raise PackError(f"{command[0]} failed: {done.stderr.decode(errors='replace').strip()}")
    return done.stdout

"""The wheel for `pip install mvvmlint`, which hatchling builds from Distribution/Wheel."""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

import documents
from errors import PackError
from release import ROOT


def write(output, binary, release):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for source in (ROOT / "Distribution/Wheel").iterdir():
            (folder / source.name).write_text(release.filled(source.read_text(encoding="utf-8")), encoding="utf-8")
        for place, data in documents.licenses().items():
            (folder / place).parent.mkdir(exist_ok=True)
            (folder / place).write_bytes(data)
        shutil.copyfile(binary.path, folder / "mvvmlint")
        (folder / "mvvmlint").chmod(0o755)
        done = subprocess.run(
            [sys.executable, "-B", "-m", "hatchling", "build", "--target", "wheel", "--directory", output],
            cwd=folder, capture_output=True, text=True, env={
                **os.environ, "SOURCE_DATE_EPOCH": str(release.epoch), "MVVMLINT_WHEEL_PLATFORM": binary.wheel_platform})
    if done.returncode:
        missing = "No module named hatchling" in done.stderr
        raise PackError("hatchling is missing; run make setup" if missing else f"the wheel can't be built: {done.stderr}")

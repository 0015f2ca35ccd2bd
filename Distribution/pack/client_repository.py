"""mvvmlint/: the repository that a release publishes, with everything that names the executable by its address.

local/mvvmlint/ is the same with a manifest that names the bundle by its path. It works before a release.
"""

import re
import shutil
import zipfile

import bundle
import checksums
from archives import EXECUTABLE, PLAIN
from release import ROOT

SOURCES = ROOT / "Distribution/Repository"
GENERATED = {"mvvmlint.rb": "Formula/mvvmlint.rb", "mvvmlint.podspec": "mvvmlint.podspec", "SHA256SUMS": "SHA256SUMS"}


def write(output, release):
    archive = output / f"{bundle.NAME}.zip"
    values = {"BUNDLE_ADDRESS": release.file_address(archive.name), "BUNDLE_CHECKSUM": checksums.of(archive)}
    write_files(output, output / "mvvmlint", release, values)

    local = output / "local/mvvmlint"
    shutil.copytree(output / "mvvmlint", local)
    manifest = local / "Package.swift"
    text = manifest.read_text(encoding="utf-8")
    manifest.write_text(re.sub(r'url: ".*",\s+checksum: ".*"', f'path: "{bundle.NAME}"', text), encoding="utf-8")
    with zipfile.ZipFile(archive) as file:
        file.extractall(local)
        for entry in file.infolist():
            (local / entry.filename).chmod(entry.external_attr >> 16 & 0o777)


def write_files(output, folder, release, values):
    for source in sorted(path for path in SOURCES.rglob("*") if path.is_file()):
        target = folder / source.relative_to(SOURCES)
        target.parent.mkdir(parents=True, exist_ok=True)
        text = release.filled(source.read_text(encoding="utf-8"), **values)
        target.write_text(text, encoding="utf-8")
        target.chmod(EXECUTABLE if source.stat().st_mode & 0o100 else PLAIN)
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE")
    for name, place in GENERATED.items():
        (folder / place).parent.mkdir(exist_ok=True)
        shutil.copyfile(output / name, folder / place)

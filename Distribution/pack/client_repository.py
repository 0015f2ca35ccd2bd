"""mvvmlint/: the repository that a release publishes, with everything that names the executable by its address.

local/mvvmlint/ is the same with a manifest that names the bundle by its path. It works before a release.
"""

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
    address = f'url: "{release.file_address(archive.name)}",\n      checksum: "{checksums.of(archive)}"'
    write_files(output, output / "mvvmlint", release, address)

    local = output / "local/mvvmlint"
    write_files(output, local, release, f'path: "{bundle.NAME}"')
    with zipfile.ZipFile(archive) as file:
        file.extractall(local)
        for entry in file.infolist():
            (local / entry.filename).chmod(entry.external_attr >> 16 & 0o777)


def write_files(output, folder, release, binary_location):
    for source in sorted(path for path in SOURCES.rglob("*") if path.is_file()):
        target = folder / source.relative_to(SOURCES)
        target.parent.mkdir(parents=True, exist_ok=True)
        text = release.filled(source.read_text(encoding="utf-8"), BINARY_LOCATION=binary_location)
        target.write_text(text, encoding="utf-8")
        target.chmod(EXECUTABLE if source.stat().st_mode & 0o100 else PLAIN)
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE")
    for name, place in GENERATED.items():
        (folder / place).parent.mkdir(exist_ok=True)
        shutil.copyfile(output / name, folder / place)

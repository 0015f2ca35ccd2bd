"""The podspec and the Homebrew formula, which name the archives with their checksums."""

import checksums
import release_archive
from release import ROOT

# How a formula calls the processors of Linux.
LINUX_BLOCKS = {"x86_64": "on_intel", "aarch64": "on_arm"}


def write(output, binaries, release):
    archives = [(binary, release_archive.name(binary, release)) for binary in binaries]
    # CocoaPods runs on macOS. Without an executable for it, as on Linux, the podspec names the first archive, for the tests.
    _, pod = min(archives, key=lambda archive: archive[0].system != "macos")
    values = {
        "POD_ADDRESS": release.file_address(pod),
        "POD_CHECKSUM": checksums.of(output / pod),
        "FORMULA_ARCHIVES": "\n\n".join(block(output, binary, name, release) for binary, name in archives),
    }
    for name in ["mvvmlint.podspec", "mvvmlint.rb"]:
        template = (ROOT / "Distribution/PackageManagers" / name).read_text(encoding="utf-8")
        (output / name).write_text(release.filled(template, **values), encoding="utf-8")


def block(output, binary, name, release):
    lines = [f'url "{release.file_address(name)}"', f'sha256 "{checksums.of(output / name)}"']
    if binary.system == "linux":
        lines = [f"{LINUX_BLOCKS[binary.architectures[0]]} do", *("  " + line for line in lines), "end"]
    return "\n".join("  " + line for line in [f"on_{binary.system} do", *("  " + line for line in lines), "end"])

"""The archives, the bundle and the wheel."""

import hashlib
import json
import os
import pathlib
import shutil
import struct
import subprocess
import sys
import tarfile
import tempfile
import unittest
import zipfile

from distribution import DIST, ROOT, TOOL, VERSION, ChannelTest, run

sys.path.insert(0, str(ROOT / "Distribution/pack"))
import documents  # noqa: E402
from binary import Binary  # noqa: E402
from errors import PackError  # noqa: E402
from release import Release  # noqa: E402

CHECKOUTS = ROOT / "Lint/.build/checkouts"


def archive():
    path, = DIST.glob("mvvmlint-*.tar.gz")
    return path


class ReleaseArchive(ChannelTest):
    def setUp(self):
        super().setUp()
        with tarfile.open(archive()) as tar:
            tar.extractall(self.folder, filter="data")
        self.content = self.folder / archive().name.removesuffix(".tar.gz")

    def test_it_contains_the_executable_and_its_documents(self):
        names = sorted(str(path.relative_to(self.content)) for path in self.content.rglob("*") if path.is_file())
        self.assertEqual(names, [
            "LICENSE", "completions/_mvvmlint", "completions/mvvmlint.bash", "completions/mvvmlint.fish",
            "licenses/ICU.txt", "licenses/LibYAML.txt", "licenses/README.txt", "licenses/Swift.txt", "licenses/Yams.txt",
            "licenses/glibc.txt", "man/mvvmlint.1", "mvvmlint"])
        self.assertEqual(run([self.content / "mvvmlint", "--version"])[0], VERSION + "\n")

    def test_the_completions_work_in_bash(self):
        script = "source completions/mvvmlint.bash && COMP_WORDS=(mvvmlint ba) COMP_CWORD=1 COMP_LINE='mvvmlint ba' " \
            "COMP_POINT=11 && _mvvmlint mvvmlint ba mvvmlint && echo ${COMPREPLY[@]}"
        self.assertEqual(run(["bash", "-c", script], cwd=self.content)[0].split(), ["baseline"])

    def test_the_completions_work_in_fish(self):
        completions = self.complete("fish", "--no-config", "-c", "source completions/mvvmlint.fish; complete -C 'mvvmlint bas'")
        self.assertEqual([line.split("\t")[0] for line in completions], ["baseline"])
        completions = self.complete(
            "fish", "--no-config", "-c", "source completions/mvvmlint.fish; complete -C 'mvvmlint rules unsafe'")
        self.assertEqual(completions, ["unsafe-selection"])

    def test_the_completions_work_in_zsh(self):
        """Presses Tab in an interactive shell. The test ends if it doesn't show the expected word."""
        for words, completed in [("bas", "baseline"), ("rules unsafe", "rules unsafe-selection")]:
            script = "\n".join([
                "zmodload zsh/zpty", "zpty shell 'TERM=dumb zsh -f -i'",
                "zpty -w shell 'fpath=($PWD/completions $fpath); autoload -Uz compinit; compinit -D -u; PS1=; "
                "unsetopt zle_bracketed_paste; echo rea\"\"dy'",
                "zpty -r -m shell output '*ready*'", f"zpty -w -n shell $'mvvmlint {words}\\t'",
                f"zpty -r -m shell output '*mvvmlint {completed}*' && echo completed"])
            self.assertEqual(self.complete("timeout", "30", "zsh", "-f", "-c", script), ["completed"])

    def complete(self, *command):
        environment = {**self.home, "PATH": f"{self.content}:{os.environ['PATH']}"}
        return run(command, cwd=self.content, env=environment)[0].splitlines()

    def test_the_manual_describes_every_command(self):
        text = (self.content / "man/mvvmlint.1").read_text(encoding="utf-8")
        for command in ["check", "init", "baseline", "rules", "roles", "report", "history"]:
            self.assertIn(command, text)
        self.assertIn(".Dt MVVMLINT 1", text)

    def test_the_licenses_are_those_of_the_dependencies(self):
        for name, source in [("Swift", "swift-syntax/LICENSE.txt"), ("Swift", "swift-argument-parser/LICENSE.txt"),
                             ("Yams", "Yams/LICENSE")]:
            self.assertEqual((self.content / f"licenses/{name}.txt").read_bytes(), (CHECKOUTS / source).read_bytes(), source)
        pins = json.loads((ROOT / "Lint/Package.resolved").read_text(encoding="utf-8"))["pins"]
        self.assertEqual(sorted(pin["identity"] for pin in pins), ["swift-argument-parser", "swift-syntax", "yams"])


class Checksums(unittest.TestCase):
    def test_they_cover_every_file(self):
        files = sorted(path.name for path in DIST.iterdir() if path.is_file() and path.name != "SHA256SUMS")
        listed = dict(line.split("  ")[::-1] for line in (DIST / "SHA256SUMS").read_text(encoding="utf-8").splitlines())
        self.assertEqual(sorted(listed), files)
        for name in files:
            self.assertEqual(hashlib.sha256((DIST / name).read_bytes()).hexdigest(), listed[name], name)


class Bundle(unittest.TestCase):
    def test_it_lists_the_executable_for_its_platform(self):
        with zipfile.ZipFile(DIST / "mvvmlint.artifactbundle.zip") as bundle:
            info = json.loads(bundle.read("mvvmlint.artifactbundle/info.json"))
            variant, = info["artifacts"]["mvvmlint"]["variants"]
            self.assertEqual(info["artifacts"]["mvvmlint"]["version"], VERSION)
            entry = bundle.getinfo("mvvmlint.artifactbundle/" + variant["path"])
            self.assertEqual(entry.external_attr >> 16 & 0o111, 0o111)
            self.assertEqual(bundle.read(entry), pathlib.Path(TOOL).read_bytes())
        self.assertEqual(variant["supportedTriples"], [f"{os.uname().machine}-unknown-linux-gnu"])


class Wheel(ChannelTest):
    def test_pip_installs_the_executable(self):
        wheel, = DIST.glob("*.whl")
        run([sys.executable, "-m", "twine", "check", "--strict", wheel])
        run([sys.executable, "-m", "venv", self.folder / "venv"])
        run([self.folder / "venv/bin/pip", "install", "--no-index", wheel])
        self.assertEqual(run([self.folder / "venv/bin/mvvmlint", "--version"])[0], VERSION + "\n")
        run([self.folder / "venv/bin/pip", "uninstall", "--yes", "mvvmlint"])
        self.assertFalse((self.folder / "venv/bin/mvvmlint").exists())


class Headers(ChannelTest):
    """The platform comes from the header of the executable, wherever it was built."""

    def binary(self, data):
        path = self.folder / "binary"
        path.write_bytes(data)
        return Binary.read(path)

    def elf(self, machine, *kinds):
        head = bytearray(64)
        head[:6] = b"\x7fELF\x02\x01"
        struct.pack_into("<H", head, 18, machine)
        struct.pack_into("<Q", head, 32, 64)
        struct.pack_into("<HH", head, 54, 56, len(kinds))
        return bytes(head) + b"".join(struct.pack("<I", kind).ljust(56, b"\0") for kind in kinds)

    def test_linux(self):
        static, dynamic = self.binary(self.elf(0xB7, 1)), self.binary(self.elf(0x3E, 1, 3))
        self.assertEqual((static.platform, static.triples), ("linux-aarch64", ["aarch64-unknown-linux-gnu"]))
        self.assertEqual(static.wheel_platform, "manylinux_2_17_aarch64.musllinux_1_1_aarch64")
        self.assertEqual((dynamic.platform, dynamic.wheel_platform), ("linux-x86_64", "linux_x86_64"))

    def test_macos(self):
        fat = struct.pack(">II", 0xCAFEBABE, 2) + b"".join(
            struct.pack(">I", cpu).ljust(20, b"\0") for cpu in [0x01000007, 0x0100000C])
        universal, thin = self.binary(fat), self.binary(struct.pack("<II", 0xFEEDFACF, 0x0100000C))
        self.assertEqual((universal.platform, universal.wheel_platform), ("macos-universal", "macosx_15_0_universal2"))
        self.assertEqual(universal.triples, ["arm64-apple-macosx", "x86_64-apple-macosx"])
        self.assertEqual((thin.platform, thin.wheel_platform), ("macos-arm64", "macosx_15_0_arm64"))

    def test_other_files_are_refused(self):
        for data in [b"", b"#!/bin/sh\n", self.elf(0x28)]:
            with self.assertRaises(PackError):
                self.binary(data)


class Dist(ChannelTest):
    def dist(self, output, *binaries, exits=0, **environment):
        return run([sys.executable, "-B", ROOT / "Distribution/pack", output, *binaries], exits=exits, env=environment)

    def test_two_runs_write_the_same_bytes(self):
        """Neither the time, the time zone, the umask, the folder nor the order of files matters."""
        copy = self.folder / "other/mvvmlint"
        copy.parent.mkdir()
        shutil.copyfile(TOOL, copy)
        copy.chmod(0o700)
        again = self.folder / "again"
        before = os.umask(0o077)
        try:
            self.dist(again, copy, TZ="Asia/Kathmandu", PYTHONHASHSEED="7")
        finally:
            os.umask(before)
        differences = subprocess.run(["diff", "-r", DIST, again], capture_output=True, text=True).stdout
        self.assertEqual(differences, "")

    def test_a_failure_keeps_the_previous_files(self):
        output = self.folder / "dist"
        output.mkdir()
        (output / "file").touch()
        for arguments, message in [
                (["/none"], "/none isn't a file"), (["/bin/sh"], "none of the binaries runs"), ([TOOL, TOOL], "two binaries are for"),
                ([], "usage: ")]:
            _, error = self.dist(output, *arguments, exits=1)
            self.assertTrue(error.startswith("error: "), error)
            self.assertIn(message, error)
        self.assertEqual([path.name for path in self.folder.iterdir() if path.name.startswith("dist")], ["dist"])
        self.assertTrue((output / "file").exists())

    def test_the_date_is_that_of_the_environment(self):
        """It is another day in Los Angeles."""
        self.dist(self.folder / "dist", TOOL, SOURCE_DATE_EPOCH="1000000000", TZ="America/Los_Angeles")
        path, = (self.folder / "dist").glob("*.tar.gz")
        with tarfile.open(path) as tar:
            self.assertEqual({member.mtime for member in tar.getmembers()}, {1_000_000_000})
            manual = tar.extractfile(path.name.removesuffix(".tar.gz") + "/man/mvvmlint.1").read().decode()
        self.assertIn(".Dd September 9, 2001", manual)

    def test_another_version_is_refused(self):
        with self.assertRaisesRegex(PackError, f"is version {VERSION}, and VERSION contains 9.9.9"):
            documents.runnable([Binary.read(TOOL)], Release("9.9.9", 0, {}))

    def test_every_executable_is_packaged(self):
        """With executables for other platforms, the bundle, the formula and the checksums name all of them."""
        arm = self.folder / "arm"
        data = bytearray(pathlib.Path(TOOL).read_bytes())
        struct.pack_into("<H", data, 18, 0xB7)
        arm.write_bytes(data)
        mac = self.folder / "mac"
        mac.write_bytes(struct.pack(">II", 0xCAFEBABE, 2) + b"".join(
            struct.pack(">I", cpu).ljust(20, b"\0") for cpu in [0x01000007, 0x0100000C]))
        output = self.folder / "dist"
        self.dist(output, TOOL, arm, mac)
        platforms = ["linux-aarch64", "linux-x86_64", "macos-universal"]
        self.assertEqual(
            sorted(path.name for path in output.glob("*.tar.gz")), [f"mvvmlint-{VERSION}-{name}.tar.gz" for name in platforms])
        self.assertEqual(len(list(output.glob("*.whl"))), 3)
        info = json.loads((output / "local/mvvmlint/mvvmlint.artifactbundle/info.json").read_text(encoding="utf-8"))
        self.assertEqual(len(info["artifacts"]["mvvmlint"]["variants"]), 3)
        formula = (output / "mvvmlint.rb").read_text(encoding="utf-8")
        for name in platforms:
            self.assertIn(f"mvvmlint-{VERSION}-{name}.tar.gz", formula)
        self.assertIn("macos-universal.tar.gz'", (output / "mvvmlint.podspec").read_text(encoding="utf-8"))


if __name__ == "__main__":
    unittest.main()

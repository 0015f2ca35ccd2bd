"""The version, the date and the addresses of a release."""

import dataclasses
import pathlib
import re
import subprocess

from errors import PackError

ROOT = pathlib.Path(__file__).resolve().parents[2]
VERSION = re.compile(r"\d+\.\d+\.\d+")


@dataclasses.dataclass(frozen=True)
class Release:
    version: str
    # Seconds since 1970, for the times in archives.
    epoch: int
    addresses: dict

    @staticmethod
    def read(environment):
        version = (ROOT / "VERSION").read_text(encoding="utf-8").strip()
        if not VERSION.fullmatch(version):
            raise PackError(f"VERSION contains '{version}', which isn't a version such as 1.2.3")
        return Release(version, epoch(environment), addresses())

    def file_address(self, name):
        """The address of a published file."""
        return f"{self.addresses['releases']}/download/{self.version}/{name}"

    def filled(self, text, **values):
        """A template in which `@NAME@` stands for a value."""
        known = {"VERSION": self.version, **{name.upper(): value for name, value in self.addresses.items()}, **values}

        def value(match):
            if match[1] not in known:
                raise PackError(f"nothing defines {match[0]}")
            return known[match[1]]

        return re.sub(r"@([A-Z][A-Z_]+)@", value, text)


def addresses():
    lines = (ROOT / "Distribution/addresses").read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


def epoch(environment):
    """SOURCE_DATE_EPOCH, or else the time of the last commit. Archives can't contain earlier times than 1980."""
    text = environment.get("SOURCE_DATE_EPOCH")
    if not text:
        done = subprocess.run(["git", "-C", ROOT, "log", "-1", "--format=%ct"], capture_output=True, text=True)
        text = done.stdout.strip()
    if not text.isdigit():
        raise PackError("there is no commit to take the date from; set SOURCE_DATE_EPOCH to seconds since 1970")
    return max(int(text), 315_619_200)

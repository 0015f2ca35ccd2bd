"""An executable, and the platform that its header names."""

import dataclasses
import pathlib
import struct

from errors import PackError

ELF_MACHINES = {0x3E: "x86_64", 0xB7: "aarch64"}
MACH_FAT, MACH_64 = 0xCAFEBABE, 0xFEEDFACF
MACH_CPUS = {0x01000007: "x86_64", 0x0100000C: "arm64"}
INTERPRETER = 3
# The oldest system of Lint/Package.swift.
OLDEST_MACOS = "15_0"


@dataclasses.dataclass(frozen=True)
class Binary:
    path: pathlib.Path
    # linux or macos
    system: str
    architectures: tuple
    # Whether it runs without any library of the system.
    is_static: bool

    @staticmethod
    def read(path):
        path = pathlib.Path(path).absolute()
        if not path.is_file():
            raise PackError(f"{path} isn't a file; name an executable")
        data = path.read_bytes()
        if data[:6] == b"\x7fELF\x02\x01":
            return elf(path, data)
        if len(data) >= 8 and struct.unpack(">I", data[:4])[0] == MACH_FAT:
            return Binary(path, "macos", fat_architectures(path, data), False)
        if len(data) >= 8 and struct.unpack("<I", data[:4])[0] == MACH_64:
            return Binary(path, "macos", (cpu(path, struct.unpack("<I", data[4:8])[0]),), False)
        raise PackError(f"{path} isn't an executable for Linux or macOS")

    @property
    def platform(self):
        """The name of the platform in file names."""
        return f"{self.system}-{'universal' if len(self.architectures) > 1 else self.architectures[0]}"

    @property
    def triples(self):
        suffix = "apple-macosx" if self.system == "macos" else "unknown-linux-gnu"
        return [f"{architecture}-{suffix}" for architecture in self.architectures]

    @property
    def wheel_platform(self):
        """A dynamic executable for Linux needs the libraries of this machine, and PyPI refuses its platform."""
        if self.system == "macos":
            return f"macosx_{OLDEST_MACOS}_{'universal2' if len(self.architectures) > 1 else self.architectures[0]}"
        architecture = self.architectures[0]
        if self.is_static:
            return f"manylinux_2_17_{architecture}.musllinux_1_1_{architecture}"
        return f"linux_{architecture}"


def elf(path, data):
    machine = struct.unpack_from("<H", data, 18)[0]
    if machine not in ELF_MACHINES:
        raise PackError(f"{path} is for machine {machine:#x}, which no channel supports")
    offset, size, count = (*struct.unpack_from("<Q", data, 32), *struct.unpack_from("<HH", data, 54))
    kinds = [struct.unpack_from("<I", data, offset + size * number)[0] for number in range(count)]
    return Binary(path, "linux", (ELF_MACHINES[machine],), INTERPRETER not in kinds)


def fat_architectures(path, data):
    count = struct.unpack_from(">I", data, 4)[0]
    return tuple(sorted(cpu(path, struct.unpack_from(">I", data, 8 + 20 * number)[0]) for number in range(count)))


def cpu(path, number):
    if number not in MACH_CPUS:
        raise PackError(f"{path} is for processor {number:#x}, which no channel supports")
    return MACH_CPUS[number]

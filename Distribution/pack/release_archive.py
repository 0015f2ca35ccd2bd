"""mvvmlint-VERSION-PLATFORM.tar.gz: the executable with its documents in one folder."""

import archives


def name(binary, release):
    return f"mvvmlint-{release.version}-{binary.platform}.tar.gz"


def write(output, binary, release, texts):
    folder = f"mvvmlint-{release.version}-{binary.platform}"
    entries = [(f"{folder}/{path}", data, archives.PLAIN) for path, data in texts.items()]
    entries.append((f"{folder}/mvvmlint", binary.path.read_bytes(), archives.EXECUTABLE))
    archives.write_tar(output / name(binary, release), entries, release.epoch)

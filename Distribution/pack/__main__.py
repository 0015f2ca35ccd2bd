"""Writes what a release publishes.

    python3 Distribution/pack OUTPUT BINARY...

OUTPUT is replaced. One of the binaries must run on this machine: it prints the completions and the manual. GENERATE_MANUAL is the
path of swift-argument-parser's generate-manual. With the same binaries, the same tree and the same SOURCE_DATE_EPOCH, two runs write
the same bytes.
"""

import os
import pathlib
import shutil
import sys
import tempfile

sys.dont_write_bytecode = True

import bundle
import checksums
import client_repository
import documents
import package_managers
import release_archive
import wheel
from binary import Binary
from errors import PackError
from release import Release


def pack(output, paths, release):
    binaries = [Binary.read(path) for path in paths]
    platforms = [binary.platform for binary in binaries]
    if len(set(platforms)) < len(platforms):
        raise PackError(f"two binaries are for the same platform: {', '.join(platforms)}")
    with tempfile.TemporaryDirectory() as folder:
        texts = documents.of(binaries, release, pathlib.Path(folder))
    for binary in binaries:
        release_archive.write(output, binary, release, texts)
        wheel.write(output, binary, release)
    bundle.write(output, binaries, release)
    package_managers.write(output, binaries, release)
    checksums.write(output)
    client_repository.write(output, release)


def main(arguments):
    if len(arguments) < 2:
        raise PackError("usage: python3 Distribution/pack OUTPUT BINARY...")
    output = pathlib.Path(arguments[0]).absolute()
    # A failed run leaves the previous files as they are.
    output.parent.mkdir(parents=True, exist_ok=True)
    unfinished = pathlib.Path(tempfile.mkdtemp(prefix=output.name + ".", dir=output.parent))
    unfinished.chmod(0o755)
    try:
        pack(unfinished, arguments[1:], Release.read(os.environ))
    except BaseException:
        shutil.rmtree(unfinished)
        raise
    shutil.rmtree(output, ignore_errors=True)
    unfinished.rename(output)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except PackError as error:
        sys.exit(f"error: {error}")

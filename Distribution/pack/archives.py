"""Archives whose bytes depend only on their contents and one date."""

import gzip
import io
import tarfile
import time
import zipfile

EXECUTABLE, PLAIN = 0o755, 0o644


def write_tar(path, entries, epoch):
    """entries: the name, the bytes and the mode of each file."""
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name, data, mode in sorted(entries):
            info = tarfile.TarInfo(name)
            info.size, info.mode, info.mtime = len(data), mode, epoch
            tar.addfile(info, io.BytesIO(data))
    with open(path, "wb") as file, gzip.GzipFile("", "wb", 6, file, mtime=epoch) as compressed:
        compressed.write(buffer.getbuffer())


def write_zip(path, entries, epoch):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
        for name, data, mode in sorted(entries):
            info = zipfile.ZipInfo(name, time.gmtime(epoch)[:6])
            info.compress_type = zipfile.ZIP_DEFLATED
            info.create_system = 3  # Unix, so that the mode counts
            info.external_attr = (0o100000 | mode) << 16
            archive.writestr(info, data)

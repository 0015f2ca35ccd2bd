"""SHA256SUMS, in the format of sha256sum."""

import hashlib


def of(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def write(output):
    files = sorted(path for path in output.iterdir() if path.is_file())
    (output / "SHA256SUMS").write_text("".join(f"{of(path)}  {path.name}\n" for path in files), encoding="utf-8")

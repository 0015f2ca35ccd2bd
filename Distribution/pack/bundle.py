"""mvvmlint.artifactbundle.zip: every executable, for the plugins."""

import json

import archives
import documents

NAME = "mvvmlint.artifactbundle"


def write(output, binaries, release):
    variants = []
    entries = [(f"{NAME}/{place}", data, archives.PLAIN) for place, data in documents.licenses().items()]
    for binary in binaries:
        path = f"mvvmlint-{release.version}-{binary.platform}/bin/mvvmlint"
        variants.append({"path": path, "supportedTriples": binary.triples})
        entries.append((f"{NAME}/{path}", binary.path.read_bytes(), archives.EXECUTABLE))
    artifact = {"version": release.version, "type": "executable", "variants": variants}
    info = json.dumps({"schemaVersion": "1.0", "artifacts": {"mvvmlint": artifact}}, indent=2) + "\n"
    entries.append((f"{NAME}/info.json", info.encode(), archives.PLAIN))
    archives.write_zip(output / f"{NAME}.zip", entries, release.epoch)

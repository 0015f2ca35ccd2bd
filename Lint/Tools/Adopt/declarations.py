"""Type-checks the declarations of an app against the stubs of Tests/Compiler, and the function bodies of chosen files.

The app's dependencies aren't there: each module without a stub is empty. As most of them pass on the imports of Foundation and UIKit, all
files see these two. So the compiler reports many errors, and only the ones
that a change adds are about the change. A file belongs to the target of its package, or to the app around it.
"""

import os
import re
import shutil
import subprocess
from collections import Counter, defaultdict

IMPORT = re.compile(
    r"^[ \t]*(?:@[\w()]+[ \t]+)*(?:(?:public|package|internal|fileprivate|private)[ \t]+)?import[ \t]+"
    r"(?:(?:class|struct|enum|protocol|func|var|let|typealias)[ \t]+)?(\w+)", re.MULTILINE)
ERROR = re.compile(r"^(/[^:\n]+):(\d+):\d+: error: (.*)$", re.MULTILINE)
BUILT_IN = {"Swift", "_Concurrency", "_StringProcessing", "Synchronization", "Distributed", "RegexBuilder"}
SUBMODULE = re.compile(r"^([ \t]*import[ \t]+\w+)\.[\w.]+", re.MULTILINE)


class Compiler:
    def __init__(self, products, scratch):
        self.products = products
        self.scratch = scratch
        self.root = os.path.dirname(os.path.dirname(os.path.realpath(shutil.which("swiftc"))))
        self.frontend = os.path.join(self.root, "bin", "swift-frontend")

    def errors(self, files, mode="5", bodies=frozenset()):
        """The errors in a module, each as its path, line and message: in all its declarations, or in the files of `bodies`."""
        imports = [_imports(file) for file in files]
        is_mac = sum("UIKit" in each for each in imports) < sum(bool(each & {"AppKit", "Cocoa"}) for each in imports)
        platform, interface = ("mac-objc", "AppKit") if is_mac else ("ios-objc", "UIKit")
        modules = self._empty_modules(platform, set().union(*imports))
        done = subprocess.run(
            [self.frontend, "-frontend", "-typecheck", "-D", "OBJC", "-enable-objc-interop",
             "-disable-objc-attr-requires-foundation-module", "-I", modules,
             "-I", os.path.join(self.products, platform, "stubs"), "-I", os.path.join(self.products, platform, "source"),
             "-plugin-path", os.path.join(self.root, "lib/swift/host/plugins"), "-swift-version", mode,
             *([] if bodies else ["-experimental-skip-all-function-bodies"]), "-diagnostic-style", "llvm", "-parse-as-library",
             "-import-module", "Foundation", "-import-module", interface, "-suppress-warnings", "-module-name", "App",
             *(word for file in files for word in (["-primary-file", file] if file in bodies else [file]))],
            capture_output=True, encoding="utf-8", errors="replace", timeout=500)
        if done.returncode not in (0, 1):
            raise CompilerCrash(done.stderr.strip().splitlines()[-1] if done.stderr.strip() else str(done.returncode))
        return [(path, int(line), message) for path, line, message in ERROR.findall(done.stderr)]

    def parses(self, file):
        done = subprocess.run([self.frontend, "-frontend", "-parse", file], capture_output=True, timeout=200)
        return done.returncode == 0

    def _empty_modules(self, platform, names):
        folder = os.path.join(self.scratch, platform)
        os.makedirs(folder, exist_ok=True)
        known = {name.split(".")[0] for part in ("stubs", "source") for name in os.listdir(os.path.join(self.products, platform, part))}
        for name in sorted(names - known - BUILT_IN):
            module = os.path.join(folder, name + ".swiftmodule")
            if os.path.exists(module):
                continue
            source = os.path.join(folder, "Empty.swift")
            with open(source, "w", encoding="utf-8") as file:
                file.write("@_exported import AppKit\n" if name == "Cocoa" and platform.startswith("mac") else "")
            subprocess.run(
                [self.frontend, "-frontend", "-emit-module", "-o", module, "-module-name", name, "-parse-as-library",
                 "-I", os.path.join(self.products, platform, "stubs"), source], check=True, capture_output=True)
        return folder


class CompilerCrash(Exception):
    pass


def prepare(files):
    """Replaces imports of submodules by imports of their modules, because an empty module has none."""
    for path in files:
        with open(path, encoding="utf-8", errors="surrogateescape", newline="") as file:
            text = file.read()
        changed = SUBMODULE.sub(r"\1", text)
        if changed != text:
            with open(path, "w", encoding="utf-8", errors="surrogateescape", newline="") as file:
                file.write(changed)


def modules(folder, files):
    """The files of each module. A module of a package is a folder in `Sources`; the others belong to the app."""
    groups = defaultdict(list)
    for file in files:
        parts = file.split("/")
        group = ""
        for depth in range(len(parts) - 1, 0, -1):
            if os.path.exists(os.path.join(folder, *parts[:depth], "Package.swift")):
                rest = parts[depth:]
                group = "/".join(parts[:depth] + rest[:2 if rest[0] in ("Sources", "Source", "src") else 1])
                break
            if any(name.endswith(".xcodeproj") for name in os.listdir(os.path.join(folder, *parts[:depth]))):
                group = "/".join(parts[:depth])
                break
        groups[group].append(file)
    return groups


def new_errors(before, after):
    """The errors in `after` that aren't in `before`. Lines may have moved."""
    remaining = Counter((path, message) for path, _, message in before)
    added = []
    for path, line, message in after:
        if remaining[path, message]:
            remaining[path, message] -= 1
        else:
            added.append((path, line, message))
    return added


def _imports(path):
    with open(path, encoding="utf-8", errors="replace") as file:
        return set(IMPORT.findall(file.read()))

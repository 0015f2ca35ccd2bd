#!/usr/bin/env python3
"""Copies a DocC catalog, and rewrites its links to Markdown files, which work on GitHub but not in the site.

  catalog.py CATALOG COPY

A link to a page of the catalog, of a module's or of the checker's becomes a link to its DocC page. A link to another file becomes a
link to the repository.
"""

import os
import re
import shutil
import sys

sys.dont_write_bytecode = True

from addresses import ROOT, addresses

REPOSITORY = addresses()["repository"] + "/blob/main"
# The catalogs that are built before the kit's, so that it can link to them.
CHECKER = os.path.join(ROOT, "Lint", "Docs", "mvvmlint.docc")
MODULES = os.path.join(ROOT, "Documentation", "Modules")
LINK = re.compile(r"\]\((?![a-z]+:)([^)#\s]+\.md)(#[^)\s]*)?\)")


def rewritten(text, path, catalog):
    """The text of a page with links that work in the site."""

    def replacement(link):
        target = os.path.normpath(os.path.join(os.path.dirname(path), link[1]))
        if not os.path.isfile(target):
            sys.exit(f"error: {os.path.relpath(path, ROOT)} links to {link[1]}, which doesn't exist")
        name = os.path.splitext(os.path.basename(target))[0]
        if os.path.commonpath([target, catalog]) == catalog:
            return f"](doc:{name}{link[2] or ''})"
        if os.path.commonpath([target, MODULES]) == MODULES or target == os.path.join(CHECKER, "mvvmlint.md"):
            return f"](doc:/{name})"
        if os.path.commonpath([target, CHECKER]) == CHECKER:
            return f"](doc:/mvvmlint/{name})"
        return f"]({REPOSITORY}/{os.path.relpath(target, ROOT)}{link[2] or ''})"

    return LINK.sub(replacement, text)


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__.strip())
    catalog, copy = map(os.path.abspath, sys.argv[1:])
    shutil.copytree(catalog, copy)
    for folder, _, names in os.walk(catalog):
        for name in names:
            if name.endswith((".md", ".tutorial")):
                path = os.path.join(folder, name)
                with open(path, encoding="utf-8") as file:
                    text = rewritten(file.read(), path, catalog)
                with open(os.path.join(copy, os.path.relpath(path, catalog)), "w", encoding="utf-8") as file:
                    file.write(text)


if __name__ == "__main__":
    main()

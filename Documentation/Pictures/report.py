#!/usr/bin/env python3
"""Draws the map in the report of mvvmlint about a demo app, for light and for dark pages.

  report.py --lint BINARY            writes it into the documentation catalog of mvvmlint
  report.py --lint BINARY --check    fails if it differs from the catalog's
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True

from drawing import THEMES
from saving import save

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FOLDER = os.path.join(ROOT, "Lint", "Docs", "mvvmlint.docc", "Resources")
STYLE = os.path.join(ROOT, "Lint", "Sources", "Reporting", "Page", "page.css")
TITLE = "The map of a demo app: four folders that use each other, with red boxes and arrows for findings"


def page(binary):
    """The report about the demo app."""
    with tempfile.TemporaryDirectory() as folder:
        app = os.path.join(folder, "Bookshelf")
        shutil.copytree(os.path.join(ROOT, "Lint", "Tests", "Fixtures", "Bookshelf"), app)
        path = os.path.join(folder, "report.html")
        subprocess.run([os.path.abspath(binary), "report", app, "--no-cache", "--quiet", "--html", path], check=True)
        with open(path, encoding="utf-8") as file:
            return file.read()


def colors(sheet, is_dark):
    """The value of each color."""
    light, dark = sheet.split("@media (prefers-color-scheme: dark)", 1)
    found = dict(re.findall(r"(--[\w-]+): (#\w+);", light))
    return found | (dict(re.findall(r"(--[\w-]+): (#\w+);", dark)) if is_dark else {})


def picture(markup, is_dark):
    """The map of the page as a file of its own. Pictures contain no links."""
    with open(STYLE, encoding="utf-8") as file:
        sheet = file.read()
    values = colors(sheet, is_dark)
    rules = sheet.split("into pictures. */\n", 1)[1]
    rules = "".join(line for line in rules.splitlines(True) if line.startswith(".map"))
    style = re.sub(r"var\((--[\w-]+)\)", lambda name: values[name[1]], rules)
    # The texts of a box are in an SVG element of their own.
    svg = re.search(r"<svg class=\"map\".*?</svg>\n</div>", markup, re.DOTALL)[0].removesuffix("\n</div>")
    svg = re.sub(r'<a (class="[^"]*")[^>]*>', r"<g \1>", svg).replace("</a>", "</g>")
    svg = re.sub(r'role="group" aria-label="[^"]*"', 'role="img"', svg)
    start = f'<title>{TITLE}</title>\n<style>\n{style}</style>\n<rect width="100%" height="100%" rx="8" fill="{values["--paper"]}"/>\n<defs>'
    return svg.replace("<defs>", start, 1) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lint", required=True, metavar="BINARY", help="path of mvvmlint")
    parser.add_argument("--check", action="store_true", help="compare the pictures instead of writing them")
    options = parser.parse_args()
    markup = page(options.lint)
    save({os.path.join(FOLDER, f"map{theme}.svg"): picture(markup, bool(theme)) for theme in THEMES}, options.check)


if __name__ == "__main__":
    main()

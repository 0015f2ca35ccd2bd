#!/usr/bin/env python3
"""Captures what two programs really show, and draws it: the compiler's refusal in Neovim, and mvvmlint in a terminal.

  screens.py --kit FOLDER --lint BINARY

FOLDER contains the kit and the stubs of UIKit as build.sh compiles them. It needs Neovim 0.7 and sourcekit-lsp.
"""

import argparse
import os
import re
import shutil
import sys
import tempfile
import time

import pexpect
import pyte

sys.dont_write_bytecode = True

from terminal import svg

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
KIT = os.path.join(ROOT, "SwiftMVVMPattern", "SwiftMVVMPattern.docc", "Resources")
CHECKER = os.path.join(ROOT, "Lint", "Docs", "mvvmlint.docc", "Resources")
SECONDS = 120
SOURCE = """import SwiftMVVMPattern
import UIKit

class ProfileHeader: UIView, ViewModel {
  let nameLabel = UILabel()
}
"""
EDITOR = """
vim.o.number = true
vim.o.signcolumn = "yes"
vim.o.laststatus = 0
vim.o.ruler = false
vim.o.shortmess = vim.o.shortmess .. "F"
vim.o.fillchars = "eob: "
vim.cmd("syntax on | colorscheme slate | highlight NormalFloat ctermbg=236 ctermfg=252 | highlight FloatBorder ctermfg=244 ctermbg=236 | highlight SignColumn ctermbg=none")
vim.diagnostic.config({ virtual_text = false, float = { border = "single", source = false } })
vim.api.nvim_create_autocmd("FileType", { pattern = "swift", callback = function()
  local id = vim.lsp.start_client({ cmd = { "sourcekit-lsp" }, root_dir = vim.fn.getcwd() })
  vim.lsp.buf_attach_client(0, id)
end })
vim.api.nvim_create_autocmd("DiagnosticChanged", { callback = function()
  if #vim.diagnostic.get(0) > 0 then
    vim.api.nvim_win_set_cursor(0, { 4, 6 })
    vim.defer_fn(function() vim.diagnostic.open_float(0, { scope = "line", header = "" }) end, 300)
  end
end })
vim.filetype.add({ extension = { swift = "swift" } })
"""


def capture(command, folder, rows, columns, is_shown):
    """The screen once the condition holds for its lines."""
    screen = pyte.Screen(columns, rows)
    stream = pyte.ByteStream(screen)
    settings = {**os.environ, "TERM": "xterm-256color", "COLUMNS": str(columns)}
    child = pexpect.spawn(command[0], command[1:], dimensions=(rows, columns), env=settings, cwd=folder)
    deadline = time.monotonic() + SECONDS
    try:
        while not is_shown(screen.display):
            if time.monotonic() > deadline:
                sys.exit(f"error: {command[0]} didn't show what the picture needs; its screen:\n" + "\n".join(screen.display))
            try:
                stream.feed(child.read_nonblocking(65536, timeout=0.3))
            except pexpect.TIMEOUT:
                pass
            except pexpect.EOF:
                if not is_shown(screen.display):
                    sys.exit(f"error: {command[0]} ended early; its screen:\n" + "\n".join(screen.display))
    finally:
        child.close(force=True)
    return screen


def refusal(kit):
    with tempfile.TemporaryDirectory() as folder:
        flags = ["-I", os.path.join(kit, "stubs"), "-I", os.path.join(kit, "source"), "-swift-version", "6"]
        for name, text in [("ProfileHeader.swift", SOURCE), ("compile_flags.txt", "\n".join(flags)), ("init.lua", EDITOR)]:
            with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                file.write(text)
        command = ["nvim", "-u", "init.lua", "-n", "ProfileHeader.swift"]
        return capture(command, folder, 10, 100, lambda lines: any("cannot be a ViewModel" in line for line in lines))


def report(binary):
    """The report about one file of the demo app."""
    with tempfile.TemporaryDirectory() as folder:
        app = os.path.join(folder, "Bookshelf")
        shutil.copytree(os.path.join(ROOT, "Lint", "Tests", "Fixtures", "Bookshelf"), app)
        # Debug builds print a warning to standard error.
        command = ["sh", "-c", 'exec "$0" check --no-cache Shelf/ShelfViewModel.swift 2>/dev/null', os.path.abspath(binary)]
        return capture(command, app, 16, 114, lambda lines: any(re.search(r" in \d+ files?", line) for line in lines))


def write(folder, name, screen, title):
    with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
        file.write("\n".join(svg(screen, title)) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kit", required=True, metavar="FOLDER", help="folder of the compiled kit")
    parser.add_argument("--lint", required=True, metavar="BINARY", help="path of mvvmlint")
    options = parser.parse_args()
    write(KIT, "refusal.svg", refusal(os.path.abspath(options.kit)), "Neovim shows the compiler's error: a view or view controller cannot be a ViewModel")
    checked = report(options.lint)
    for folder in (CHECKER, KIT):
        write(folder, "report.svg", checked, "mvvmlint reports the violations of a demo app, each with its source line")


if __name__ == "__main__":
    main()

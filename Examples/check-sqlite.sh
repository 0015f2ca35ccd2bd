#!/bin/sh
# Prints whether SQLite's header is missing, which the build of the app's store needs.
compiler=${CC:-$(command -v clang || command -v cc)}
if printf '#include <sqlite3.h>\n' | $compiler -fsyntax-only -x c - 2>/dev/null; then exit 0; fi
echo "SQLite's header, sqlite3.h, is missing (Debian's libsqlite3-dev); run make setup"
exit 1

#!/bin/sh
# Builds the app, with our warnings as errors, and runs its tests. Exits with 0, 1, or 77 (a tool is missing).
package=$(cd "$(dirname "$0")/.." && pwd)

sqlite=$("$package/check-sqlite.sh") || { echo "skipped: $sqlite"; exit 77; }

swift build --package-path "$package" --build-tests && swift test --package-path "$package" --skip-build || exit 1

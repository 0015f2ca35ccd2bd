#!/bin/sh
# Builds the app, where a warning of ours is an error, and runs its tests. Exits 0, 1, or 77 (a tool is missing).
package=$(cd "$(dirname "$0")/.." && pwd)

sqlite=$("$package/check-sqlite.sh") || { echo "skipped the app's tests: $sqlite"; exit 77; }

swift build --package-path "$package" --build-tests && swift test --package-path "$package" --skip-build || exit 1

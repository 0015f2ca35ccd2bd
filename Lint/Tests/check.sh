#!/bin/sh
# Builds the checker, where a warning of ours is an error, and runs its tests and those of its scripts.
package=$(cd "$(dirname "$0")/.." && pwd)

swift build --package-path "$package" --build-tests && swift test --package-path "$package" --skip-build || exit 1
cd "$package/Scripts" && PYTHONDONTWRITEBYTECODE=1 "${PYTHON:-python3}" -m unittest test_measure test_mutate || exit 1
echo "the checker reads, joins and judges as its examples say"

#!/bin/sh
# Tests the app and the recipes in pseudo-terminals, or prints a picture (--picture). Exits with 0 (passed), 1
# (failed) or 77 (a tool is missing).
folder=$(cd "$(dirname "$0")" && pwd)
package=$folder/../..
python=${PYTHON:-python3}

sqlite=$("$package/check-sqlite.sh") || { echo "skipped: $sqlite"; exit 77; }
"$python" -c 'import pexpect, pyte' 2>/dev/null || {
  echo "skipped: PyPI's pexpect and pyte are missing; run make setup"
  exit 77
}

for product in repos recipes; do swift build --package-path "$package" --product $product >&2 || exit 1; done
binaries=$(swift build --package-path "$package" --show-bin-path)
export REPOS="$binaries/repos" RECIPES="$binaries/recipes" PYTHONDONTWRITEBYTECODE=1
cd "$folder" || exit 1
if [ "${1-}" = --picture ]; then exec "$python" picture.py; fi
"$python" -m unittest discover || exit 1
"$python" picture.py | cmp - "$package/browser.svg" || { echo "the picture is outdated; run make picture"; exit 1; }
echo "the app works in a terminal and without one"

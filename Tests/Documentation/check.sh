#!/usr/bin/env bash
# The documentation site builds without a warning, each of its internal links answers, and headless Chromium renders three of its pages.
set -euo pipefail
cd "$(dirname "$0")/../.."
docc --help >/dev/null 2>&1 || { echo "skipped: this toolchain has no docc: install a toolchain that contains it"; exit 77; }
command -v chromium >/dev/null || { echo "skipped: no Chromium to render pages: make setup"; exit 77; }

# Each sentence of the compiler has a page.
pages=SwiftMVVMPattern/SwiftMVVMPattern.docc/Diagnostics
folders=(Core Presenter Context Binding State Lifecycle Navigation Conformance)
missing=0
while IFS= read -r sentence; do
  grep -qxF "# $sentence" "$pages"/*.md || { echo "error: no page of $pages is titled: $sentence"; missing=1; }
done < <(grep -rhoE 'unavailable, message: "[^"]*"' "${folders[@]}" | sed 's/.*message: "\(.*\)"/\1/' | sort -u)
[ $missing = 0 ]

Documentation/Pictures/draw.py --check
Documentation/build.sh
python3 Tests/Documentation/crawl.py "$@"

#!/usr/bin/env bash
# The documentation site builds without a warning, each of its internal links answers, and headless Chromium renders four of its pages.
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

# Each listing belongs to a tutorial.
tutorials=SwiftMVVMPattern/SwiftMVVMPattern.docc/Tutorials
for listing in "$tutorials"/Resources/*; do
  grep -qF "file: $(basename "$listing"))" "$tutorials"/*.tutorial || { echo "error: no tutorial shows $listing"; missing=1; }
done
[ $missing = 0 ]

# Both catalogs show the same report.
cmp Lint/Docs/mvvmlint.docc/Resources/report.svg SwiftMVVMPattern/SwiftMVVMPattern.docc/Resources/report.svg

Documentation/Pictures/draw.py --check
Documentation/build.sh
python3 Tests/Documentation/crawl.py "$@"

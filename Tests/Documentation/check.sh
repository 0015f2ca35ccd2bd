#!/usr/bin/env bash
# The documentation site builds without a warning, each of its internal links answers, and headless Chromium renders three of its pages.
set -euo pipefail
cd "$(dirname "$0")/../.."
docc --help >/dev/null 2>&1 || { echo "skipped: this toolchain has no docc: install a toolchain that contains it"; exit 77; }
command -v chromium >/dev/null || { echo "skipped: no Chromium to render pages: make setup"; exit 77; }

Documentation/Pictures/draw.py --check
Documentation/build.sh
python3 Tests/Documentation/crawl.py "$@"

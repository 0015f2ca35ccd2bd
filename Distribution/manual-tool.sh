#!/usr/bin/env bash
# Builds generate-manual, a tool of swift-argument-parser, and prints its path. SwiftPM builds it only as a part of its own package.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
checkout=$root/Lint/.build/checkouts/swift-argument-parser
scratch=$root/.build-manual-tool

[ -d "$checkout" ] || swift package --package-path "$root/Lint" resolve >&2
swift build --package-path "$checkout" --scratch-path "$scratch" --product generate-manual --quiet >&2
echo "$(swift build --package-path "$checkout" --scratch-path "$scratch" --show-bin-path)/generate-manual"

#!/usr/bin/env bash
# Builds mvvmlint for release and prints the path of the executable: on Linux a static one for this processor, on macOS one for Apple
# silicon and Intel. This takes several minutes.
set -euo pipefail
package=$(cd "$(dirname "$0")/../Lint" && pwd)
scratch=$package/.build-static

if [ "$(uname)" = Darwin ]; then
  options=(--arch arm64 --arch x86_64)
else
  options=(--static-swift-stdlib -Xswiftc -static-executable -Xswiftc -gnone)
fi
build=(swift build --package-path "$package" --scratch-path "$scratch" -c release --product mvvmlint "${options[@]}")
"${build[@]}" >&2
built=$("${build[@]}" --show-bin-path)/mvvmlint

# The symbols are most of its size.
strip -o "$scratch/mvvmlint" "$built"
echo "$scratch/mvvmlint"

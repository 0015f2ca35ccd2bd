#!/bin/bash
# Checks the classes, modules, identifiers and tags in the storyboards against the sources. Storyboards with a mistake
# fail first.
#
#   storyboard.sh          everything
#   storyboard.sh FOLDER   the storyboards in FOLDER against the sources in it
set -euo pipefail
export LC_ALL=C
tests=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$tests/../../.." && pwd)
products=$root/.build-apple/storyboard
sources=$root/Examples/Apple/Screens/Sources/RepoUIKit

if [ $# = 1 ]; then exec "$products/storyboard" "$1"; fi

rm -rf "$products"
mkdir -p "$products"
swiftc -swift-version 6 -warnings-as-errors -parse-as-library -module-name Storyboards "$tests"/Storyboard/*.swift \
  -o "$products/storyboard"

# Each control is a script that makes one mistake, with the expected sentence in its first line.
for control in "$tests"/Controls/Storyboard/*.sed; do
  wrong=$products/$(basename "$control" .sed)
  mkdir "$wrong"
  cp "$sources"/*.swift "$wrong"
  for storyboard in "$sources"/*.storyboard; do sed -f "$control" "$storyboard" >"$wrong/$(basename "$storyboard")"; done
  sentence=$(sed -n 's/^# fails: //p' "$control")
  output=$("$0" "$wrong" 2>&1) && { echo "storyboard: $control should fail but passes"; exit 1; }
  [[ -n $sentence && $output == *"$sentence"* ]] || { echo "storyboard: $control fails with another message: $output"; exit 1; }
done
"$0" "$sources"

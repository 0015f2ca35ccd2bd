#!/bin/bash
# Programs that run on the stub of UIKit: replacement, lifetimes, selection.
#
#   run.sh                all of them
#   run.sh --one PROGRAM  one of them
# shellcheck source=./modules.sh disable=SC2012,SC2046,SC2086
. "$(dirname "$0")/modules.sh"

if [ "${1-}" = --one ]; then
  program=$products/run/$(basename "$2" .swift)
  objects=("$products"/ios/stubs/*.o)
  while read -r module _; do objects+=("$products/ios/source/$module.o"); done < <(kit_modules)
  mkdir -p "$(dirname "$program")"
  client swift-6 ios -c -parse-as-library -module-name Program "$2" "$here"/Run/Support/*.swift -o "$program.o"
  "$swiftc" $system "$program.o" "${objects[@]}" -o "$program"
  output=$("$program" 2>&1) && exit 0
  echo "run: $2 failed:"
  head -40 <<<"$output"
  exit 1
fi

controls() {
  local control
  for control in "$here"/Controls/Run/*.swift; do
    ! "$here/run.sh" --one "$control" >/dev/null 2>&1 || { echo "run: $control should fail, and passes"; return 1; }
  done
}

controls
cd "$here"
printf '%s\n' Run/*.swift | in_parallel ./run.sh --one
echo "run: $(ls Run/*.swift | wc -l | tr -d ' ') programs"

#!/bin/bash
# Programs that run on the stubs of UIKit and AppKit: replacement, lifetimes, selection, and the code of
# the tutorials and of the articles.
#
#   run.sh                                all programs
#   run.sh --one PROGRAM                  one program
#   run.sh --one PROGRAM DOCUMENT BLOCK   one program, compiled with a block of a document
# shellcheck source=./modules.sh disable=SC2012,SC2046,SC2086
. "$(dirname "$0")/modules.sh"
# shellcheck source=./blocks.sh
. "$(dirname "$0")/blocks.sh"
# Paths are relative from here on, because the lines of a list are split into words.
cd "$root"
blocks=.build-compiler/run/blocks

if [ "${1-}" = --one ]; then
  source=$2 name=$(basename "$2" .swift) platform=$(sed -n 's,^// platform: ,,p' "$2")
  platform=${platform:-ios}
  folder=$products/run/$name${4:+_$4} objects=()
  rm -rf "$folder"
  mkdir -p "$folder/with"
  if [ $# = 4 ]; then
    missing=$(gather "$3" "$4" "$folder/with") || { echo "run: $source: $missing"; exit 1; }
    objects+=("$products/$platform/source/Prelude.o")
  fi
  for file in "$source" "$here"/Run/Support/*.swift "$(dirname "$source")"/Support/*.swift; do
    [ ! -f "$file" ] || plain "$file" >"$folder/$(basename "$file")"
  done
  # Another name, because a document may name a file like the program.
  for file in "$folder"/with/*.swift; do
    [ ! -f "$file" ] || plain "$file" >"$folder/with-$(basename "$file")"
  done
  for module in $(stub_modules $platform); do objects+=("$products/$platform/stubs/$module.o"); done
  while read -r module _; do objects+=("$products/$platform/source/$module.o"); done < <(kit_modules)
  client swift-6 $platform -c -parse-as-library -module-name Program "$folder"/*.swift -o "$folder/$name.o"
  "$swiftc" $system "$folder/$name.o" "${objects[@]}" -o "$folder/$name"
  output=$("$folder/$name" 2>&1) && exit 0
  echo "run: $source${4:+ with $4 of $3} failed:"
  head -40 <<<"$output"
  exit 1
fi

# programs: prints each program, once for each block that it names.
programs() {
  local program
  for program in Tests/Compiler/Run/*.swift Tests/Compiler/Run/Adopting/*.swift; do
    grep -q '^// with: ' "$program" || echo "$program"
    sed -n "s,^// with: ,$program ,p" "$program"
  done
}

controls() {
  local control
  for control in Tests/Compiler/Controls/Run/*.swift; do
    ! "$here/run.sh" --one "$control" >/dev/null 2>&1 || { echo "run: $control passes, but must fail"; return 1; }
  done
}

prelude ios
controls
programs | awk 'NF > 1 { print $2 }' | sort -u | while read -r document; do
  rm -rf "$(folder_of "$document")"
  cut_blocks "$document"
done
programs | in_parallel "$here/run.sh" --one
echo "run: $(programs | awk '{ print $1 }' | sort -u | wc -l | tr -d ' ') programs, $(programs | wc -l | tr -d ' ') runs"

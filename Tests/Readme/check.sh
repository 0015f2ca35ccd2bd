#!/usr/bin/env bash
# Compares each output of a command in the documents with the command's current output. An output is the text between
#
#     <!-- output of COMMAND -->   and   <!-- end of output -->
#
# The listings of the tutorial "Check an existing app" are files, which tutorial.sh writes. mvvmlint reports nothing in the README's screen.
#
#   check.sh            compare
#   check.sh --update   write the current outputs
set -euo pipefail
cd "$(dirname "$0")/../.."
mapfile -t documents < <(grep -rlE '^<!-- output of .* -->$' README.md ADOPTING.md SwiftMVVMPattern/SwiftMVVMPattern.docc Lint/Docs --include='*.md' | sort)
checked=.build-test/readme
mkdir -p "$checked"

Examples/check-sqlite.sh >/dev/null || { echo "skipped: README shows the demo, which needs SQLite's header; run make setup"; exit 77; }

for document in "${documents[@]}"; do
  mkdir -p "$checked/$(dirname "$document")"
  awk -f Tests/Readme/outputs.awk "$document" >"$checked/$document"
  if [ "${1-}" = --update ]; then
    cp "$checked/$document" "$document"
  elif ! diff -U 2 --label "$document" "$document" --label "$document with the current outputs" "$checked/$document"; then
    echo "update it with Tests/Readme/check.sh --update"
    exit 1
  fi
  echo "$document: $(grep -c '^<!-- output of' "$document") outputs of commands are current"
done

screen=$(mktemp -d)
trap 'rm -r "$screen"' EXIT
awk '/^## A screen$/ { here = 1 } here && code && /^```$/ { exit } code { print } here && /^```swift$/ { code = 1 }' README.md >"$screen/Screen.swift"
[ -s "$screen/Screen.swift" ] || { echo "README.md has no screen"; exit 1; }
tool=$(Lint/tool.sh)
findings=$(cd "$screen" && "$tool" --quiet --no-cache)
[ -z "$findings" ] || { echo "mvvmlint reports the screen of README.md: $findings"; exit 1; }
echo "README.md: mvvmlint reports nothing in the screen"

listings=SwiftMVVMPattern/SwiftMVVMPattern.docc/Tutorials/Resources
rm -rf "$checked/listings"
Tests/Readme/tutorial.sh "$checked/listings"
if [ "${1-}" = --update ]; then
  rm -f "$listings"/check-*.txt
  cp "$checked/listings"/* "$listings"
elif ! diff -U 2 -x '*.swift' "$listings" "$checked/listings"; then
  echo "update them with Tests/Readme/check.sh --update"
  exit 1
fi
echo "$listings: $(find "$checked/listings" -type f | wc -l | tr -d ' ') listings are current"

#!/usr/bin/env bash
# The documents show the output of commands between these lines, and it is the output that the commands print:
#
#     <!-- output of COMMAND -->   and   <!-- end of output -->
#
#   check.sh            compares
#   check.sh --update   replaces the shown output
set -euo pipefail
cd "$(dirname "$0")/../.."
mapfile -t documents < <(grep -rlE '^<!-- output of .* -->$' README.md SwiftMVVMPattern/SwiftMVVMPattern.docc Lint/Docs --include='*.md' | sort)
checked=.build-test/readme
mkdir -p "$checked"

Examples/check-sqlite.sh >/dev/null || { echo "skipped: README shows the demo, which wants SQLite's header: make setup"; exit 77; }

for document in "${documents[@]}"; do
  mkdir -p "$checked/$(dirname "$document")"
  awk -f Tests/Readme/outputs.awk "$document" >"$checked/$document"
  if [ "${1-}" = --update ]; then
    cp "$checked/$document" "$document"
  elif ! diff -U 2 --label "$document" "$document" --label "$document, updated" "$checked/$document"; then
    echo "update it with Tests/Readme/check.sh --update"
    exit 1
  fi
  echo "$document: $(grep -c '^<!-- output of' "$document") outputs of commands are as shown"
done

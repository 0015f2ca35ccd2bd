#!/usr/bin/env bash
# What the documents show as the output of a command is its output: whatever stands between
#
#     <!-- output of COMMAND -->   and   <!-- end of output -->
#
#   check.sh            compares
#   check.sh --update   writes it anew
set -euo pipefail
cd "$(dirname "$0")/../.."
documents=(README.md)
checked=.build-test/readme
mkdir -p "$checked"

Examples/check-sqlite.sh >/dev/null || { echo "skipped: README shows the demo, which wants SQLite's header: make setup"; exit 77; }

for document in "${documents[@]}"; do
  awk -f Tests/Readme/outputs.awk "$document" >"$checked/$document"
  if [ "${1-}" = --update ]; then
    cp "$checked/$document" "$document"
  elif ! diff -U 2 --label "$document, as it is" "$document" --label "$document, as it should be" "$checked/$document"; then
    echo "write it anew with Tests/Readme/check.sh --update"
    exit 1
  fi
  echo "$document: $(grep -c '^<!-- output of' "$document") outputs of commands are as shown"
done

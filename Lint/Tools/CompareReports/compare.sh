#!/bin/sh
# Compares the reports of two builds of mvvmlint: compare.sh BEFORE AFTER FOLDER...
# Runs every reporter and `roles` of both on each folder, without the cache, and lists the reports that differ in a byte or in
# the exit code. Exits with 1 if there are any.
[ $# -ge 3 ] || { sed -n 2p "$0"; exit 2; }
before=$(realpath "$1") after=$(realpath "$2")
shift 2
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
status=0

compare() {
  (cd "$folder" && "$before" "$@" --no-cache --quiet; echo "exit $?") >"$work/before" 2>"$work/before.err"
  (cd "$folder" && "$after" "$@" --no-cache --quiet; echo "exit $?") >"$work/after" 2>"$work/after.err"
  cmp -s "$work/before" "$work/after" && cmp -s "$work/before.err" "$work/after.err" && return
  echo "$folder: mvvmlint $* differs"
  diff "$work/before" "$work/after" | head -n 4
  status=1
}

for folder in "$@"; do
  for reporter in terminal xcode github sarif json junit codeclimate; do
    compare check --enable all --reporter $reporter
  done
  compare check --reporter json
  compare roles --reporter terminal
  compare roles --reporter json
done
exit $status

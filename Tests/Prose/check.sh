#!/usr/bin/env bash
# The number of places with the wording of patterns.txt may only fall. First, broken samples are refused.
#
#   check.sh           compare with ceiling.txt
#   check.sh --lower   write the lower count to ceiling.txt
set -euo pipefail
cd "$(dirname "$0")/../.."
export PYTHONDONTWRITEBYTECODE=1
prose() { "${PYTHON:-python3}" Tests/Prose/prose.py "$@"; }

if [ "${1-}" = --lower ]; then
  prose . Tests/Prose/ceiling.txt --lower
  exit
fi

broken=Tests/Prose/Broken
found=$(prose $broken --list)
diff -u $broken/expected.txt - <<<"$found" || { echo "prose: the broken samples are read wrongly"; exit 1; }
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
count=$(grep -c . <<<"$found")
for limit in $((count - 1)) $((count + 1)); do
  printf '%s\tSample.swift\n' "$limit" >"$work/ceiling.txt"
  if prose $broken "$work/ceiling.txt" >/dev/null; then
    echo "prose: $count places pass under a ceiling of $limit"
    exit 1
  fi
done
printf '1\tSample.swift\n' >"$work/ceiling.txt"
if prose $broken "$work/ceiling.txt" --lower >/dev/null; then echo "prose: --lower raises the ceiling"; exit 1; fi
prose . Tests/Prose/ceiling.txt

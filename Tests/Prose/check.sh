#!/usr/bin/env bash
# Checks the wording of all prose, the length of sentences in Markdown, and the spelling. The number of matches may only fall. First, it
# checks that broken samples are refused.
#
#   check.sh           compare with ceiling.txt
#   check.sh --lower   write the lower numbers to ceiling.txt
set -euo pipefail
cd "$(dirname "$0")/../.."
export PYTHONDONTWRITEBYTECODE=1
prose() { "${PYTHON:-python3}" Tests/Prose/prose.py "$@"; }

if [ "${1-}" = --lower ]; then
  prose . Tests/Prose/ceiling.txt --lower
  exit
fi

broken=Tests/Prose/Broken
rules=(wording length)
if command -v codespell >/dev/null; then rules+=(spelling); fi
expected=$(grep -E ": ($(IFS='|' && echo "${rules[*]}")): " $broken/expected.txt)
found=$(prose $broken --list)
diff -u - <(echo "$found") <<<"$expected" || { echo "prose: the broken samples have other matches than expected"; exit 1; }

work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
# ceiling RULE DIFFERENCE: the ceiling that the samples reach, but for a difference in one rule.
ceiling() {
  local rule count
  for rule in "${rules[@]}"; do
    count=$(grep -c ": $rule: " <<<"$found")
    if [ "$rule" = "$1" ]; then count=$((count + $2)); fi
    printf '%s\t%s\tsample.md\n' "$count" "$rule"
  done >"$work/ceiling.txt"
}

ceiling none 0
prose $broken "$work/ceiling.txt" >/dev/null || { echo "prose: a ceiling that is reached is refused"; exit 1; }
for rule in "${rules[@]}"; do
  for difference in -1 1; do
    ceiling "$rule" $difference
    if prose $broken "$work/ceiling.txt" >/dev/null; then
      echo "prose: '$rule' passes under a ceiling that differs by $difference"
      exit 1
    fi
  done
  ceiling "$rule" -1
  if prose $broken "$work/ceiling.txt" --lower >/dev/null; then
    echo "prose: --lower raises the ceiling of '$rule'"
    exit 1
  fi
done
prose . Tests/Prose/ceiling.txt
